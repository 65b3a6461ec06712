import type { BusinessType } from "../ads-form.ts"
import type { AdsSourceKey } from "./sources.ts"

export type AdText =
  | "headline"
  | "long_headline"
  | "description"
  | "sitelink_text"
  | "sitelink_description"
  | "callout"
  | "snippet_value"
  | "path"
  | "keyword"

interface EditorialRule {
  readonly id: string
  /** A hard rule gets the ad rejected; a warning needs a human look. */
  readonly level: "hard" | "warn"
  readonly scope: readonly (AdText | "*")[]
  readonly pattern: RegExp
  readonly why: string
  readonly source: AdsSourceKey
  /** Only for these, if not for all. */
  readonly types?: readonly BusinessType[]
}

export const editorialRules: readonly EditorialRule[] = [
  {
    id: "headline-exclamation",
    level: "hard",
    scope: ["headline", "long_headline", "sitelink_text", "callout"],
    pattern: /[!！]/u,
    why: "no exclamation mark in a headline",
    source: "PUNCT_OLD",
  },
  {
    id: "exclamation-count",
    level: "hard",
    scope: ["description"],
    pattern: /[!！][^!！]*[!！]/u,
    why: "more than one exclamation mark in one text; keep at most one per ad",
    source: "PUNCT_OLD",
  },
  {
    id: "repeated-punctuation",
    level: "hard",
    scope: ["*"],
    pattern: /([!?.,;:~*#%&$@^_+=|/\\-])\1/u,
    why: "repeated punctuation or symbols, incl. ellipsis",
    source: "PUNCT",
  },
  {
    id: "emoji-symbols",
    level: "hard",
    scope: ["*"],
    pattern: /[\u2190-\u21ff\u2300-\u23ff\u2500-\u27bf\u2b00-\u2bff]|\ufe0f|[\u{1f000}-\u{1faff}]/u,
    why: "emoji, arrows, stars, ticks",
    source: "PUNCT",
  },
  {
    id: "bullets",
    level: "hard",
    scope: ["*"],
    pattern: /[•·●‣]|^\s*(?:\d+[.)]|[-–—*])\s/u,
    why: "bullet points or numbered lists",
    source: "STYLE",
  },
  {
    id: "asterisk",
    level: "warn",
    scope: ["*"],
    pattern: /\*/u,
    why: "asterisk only for star ratings or legal conditions, needs review",
    source: "PUNCT",
  },
  {
    id: "halfwidth-katakana",
    level: "hard",
    scope: ["*"],
    pattern: /[｡-ﾟ]/u,
    why: "single-byte katakana is unsupported",
    source: "PUNCT",
  },
  {
    id: "all-caps-run",
    level: "hard",
    scope: ["*"],
    pattern: /\b[A-Z]{3,}\b(?:[\s,&-]+\b[A-Z]{3,}\b)+/u,
    why: "phrase in capitals",
    source: "COMM",
  },
  {
    id: "all-caps-word",
    level: "warn",
    scope: ["*"],
    pattern: /\b[A-Z]{4,}\b/u,
    why: "word in capitals",
    source: "COMM",
  },
  {
    id: "intercaps",
    level: "warn",
    scope: ["*"],
    pattern: /\b[A-Za-z]*[a-z][A-Z]+[a-z]+[A-Z]+[A-Za-z]*\b/u,
    why: "capitals inside words",
    source: "COMM",
  },
  {
    id: "spaced-letters",
    level: "hard",
    scope: ["*"],
    pattern: /\b(?:[A-Za-z][ .]){3,}[A-Za-z]\b/u,
    why: "F.L.O.W.E.R.S or f l o w e r s",
    source: "PUNCT",
  },
  {
    id: "phone-in-text",
    level: "hard",
    scope: [
      "headline",
      "long_headline",
      "description",
      "sitelink_text",
      "sitelink_description",
      "callout",
      "snippet_value",
      "path",
    ],
    pattern: /(?:\d[\s().-]*){7,}|\b1?-?8(?:00|33|44|55|66|77|88)-[A-Z0-9-]{4,}/u,
    why: "phone or vanity number; use a call asset",
    source: "EDIT",
  },
  {
    id: "click-here",
    level: "hard",
    scope: ["*"],
    pattern: /\bclick (?:here|this|below)\b/iu,
    why: "generic call to action",
    source: "STYLE",
  },
  {
    id: "double-space-or-edges",
    level: "hard",
    scope: ["*"],
    pattern: /\s{2,}|^\s|\s$|\s[,.!?;](?:\s|$)/u,
    why: "extra spaces",
    source: "SPACE",
  },
  {
    id: "missing-space",
    level: "hard",
    scope: ["*"],
    pattern: /[A-Za-z][,;!?][A-Za-z]/u,
    why: "omitted space",
    source: "SPACE",
  },
  {
    id: "word-stutter",
    level: "hard",
    scope: ["*"],
    pattern: /\b([A-Za-z]{3,})\b(?:[\s,-]+\1\b)+/iu,
    why: "gimmicky repetition",
    source: "COMM",
  },
  {
    id: "leet",
    level: "warn",
    scope: ["*"],
    pattern: /\b4 (?:sale|rent|you)\b|\b2 (?:day|nite)\b|\bur\b|\bu\b(?![.'])|[a-z]+[0@$][a-z]+/iu,
    why: "numbers/symbols not in their true meaning",
    source: "PUNCT",
  },
  {
    id: "url-or-email",
    level: "warn",
    scope: ["headline", "description", "callout", "sitelink_text"],
    pattern: /https?:\/\/|\bwww\.|\S+@\S+\.\S+/iu,
    why: "no URL or email as ad text",
    source: "DESIGN",
  },
  {
    id: "superlative",
    level: "warn",
    scope: ["headline", "description"],
    pattern: /\b(?:best|#1|no\.? ?1|number one|cheapest|lowest price)\b/iu,
    why: "needs proof on the landing page",
    source: "DESIGN",
  },
  {
    id: "health-cure-claim",
    level: "warn",
    scope: ["headline", "description"],
    pattern: /\b(?:cures?|cured|miracle|100% (?:safe|effective)|guaranteed results?)\b/iu,
    why: "absolute health claims",
    source: "HC_T",
    types: ["healthcare", "beauty", "fitness"],
  },
  {
    id: "personal-hardship",
    level: "warn",
    scope: ["headline", "description"],
    pattern: /\b(?:are you|suffering from|struggling with|tired of your)\b/iu,
    why: "implies knowledge of a personal condition",
    source: "HC_T",
    types: ["healthcare", "legal", "fitness", "beauty", "other"],
  },
  {
    id: "regenerative-therapy",
    level: "hard",
    scope: ["headline", "description", "keyword", "callout", "sitelink_text", "snippet_value"],
    pattern: /\b(?:stem cells?|platelet[- ]rich plasma|prp|gene therapy|exosomes?)\b/iu,
    why: "cell/gene therapy incl. PRP may not be promoted (FDA-licence exception, US)",
    source: "HC_EXP",
    types: ["healthcare", "beauty", "fitness"],
  },
  {
    id: "rx-drug-term",
    level: "warn",
    scope: ["headline", "description", "keyword", "callout"],
    pattern:
      /\b(?:botox|dysport|ozempic|wegovy|mounjaro|zepbound|semaglutide|tirzepatide|viagra|cialis|xanax|adderall|oxycodone|testosterone|ketamine|suboxone)\b/iu,
    why: "restricted drug term: certification may be required",
    source: "HC_DRUG",
    types: ["healthcare", "beauty", "fitness"],
  },
  {
    id: "addiction",
    level: "warn",
    scope: ["headline", "description", "keyword"],
    pattern: /\b(?:rehab|detox|addiction|sober living|alcohol treatment)\b/iu,
    why: "needs certification (AU CA FR IE NZ US only)",
    source: "HC_ADD",
    types: ["healthcare"],
  },
]
