import type { House, Law } from "./house.ts"
import type { Place } from "./source.ts"

/** Phrases that no native writer of a product would use, with the replacement. */
const turns: readonly (readonly [RegExp, string])[] = [
  [/\b(?:anew|afresh)\b/i, "again"],
  [/\bwho(?:m|so)?ever\b/i, "anyone who, the person who"],
  [/\b(?:oneself|one's (?:own|password|account))\b/i, "you, your"],
  [/\b(?:stands?|stood) (?:there|here|in|at|on|under|beside|below|above|among|between)\b/i, "is, appears"],
  [/\b(?:beneath|thereof|therefrom|hereby)\b/i, "below, of it"],
  [/\bno matter of\b/i, "not caused by"],
  [/\b(?:brings?|brought) along\b/i, "includes"],
  [/\bas one (?:would|likes)\b/i, "as people"],
  [/\bnone of ours\b/i, "not ours"],
  [/\b(?:lies|lie) (?:there|in|beside|below)\b/i, "is"],
  [/\ball of them\b/i, "every one, by its name"],
  [/\b(?:is|was|are|were) begun\b/i, "starts, started"],
  [/\b(?:take|takes|taking|taken|took)\b[^.]{0,30}\balong\b/i, "export, move"],
  [/\bso far as\b/i, "as far as, if"],
  [/\bin any case\b/i, "always"],
  [/\bgone (?:for good )?by now\b|\bby now gone\b/i, "permanently deleted"],
  [/\bnothing answers\b/i, "no results for"],
  [/\bthe trade you are in\b/i, "industry"],
  [/\bwith a \* are needed\b/i, "* Required"],
  [/\bany more[.,;:]/i, "no longer, anymore"],
  [/\bpretended\b/i, "simulated"],
  [/\bwith which you\b/i, "to"],
  [/\bhow it goes\b/i, "how it works"],
  [/\byour wish\b/i, "what should change"],
  [/\bas it stands\b/i, "as it is"],
  [/\b(?:thereby|therein|whereby|wherein)\b/i, "by this, in it"],
  [/\bfor ever\b/i, "forever, permanently"],
  [/\b(?:to|of|for|by|from|with) who (?!and\b)/i, "someone who"],
  [/\b(?:was|is|were|are|been|not|neither) given back\b/i, "refunded"],
  [/\b(?:these|those|such|no|the) mails\b|\bmails (?:about|that|wait)\b/i, "emails"],
  [
    /\b(?:colour|neighbour|favourit|catalogue|behaviour|licence\b|optimis(?:e|ed|ing|ation)|organisation|recognis|analys(?:ed|ing)\b)/i,
    "American spelling",
  ],
  [/\bE-mail\b|\be-mail\b/, "email"],
  [/\b(?:stands?|stood) (?:behind|before|around|nowhere|elsewhere)\b/i, "is after, is before, appears"],
  [/\bworked off\b/i, "processed"],
  [/\bin small letters\b/i, "in lowercase"],
  [/\b(?:go|goes|went|gone) on (?:with|by|where|from|under|in the)\b/i, "continues"],
  [/\b(?:failed|fails|deleted|gone|refused|ends|lost) for good\b/i, "permanently"],
  [/\b(?:afterwards|towards)\b/i, "afterward, toward"],
  [/\b(?:is|are|was|were|be) told of\b/i, "notified about"],
  [/\bas one (?:likes|wishes)\b/i, "as people like"],
  [/\bis to be had\b|\bto be had\b/i, "available"],
  [/\bsays? nothing of\b/i, "does not mention"],
  [/\bwhat stands\b|\bput behind\b/i, "the words in, after"],
  [/\bsigned by itself\b/i, "self-signed"],
  [/\bhas room for no\b/i, "has no room for"],
]

/** Not prose: words that are matched against people's texts, or that imitate a web page or a shop. */
const data: Readonly<Record<string, string>> = {
  "src/domain/writer/": "the built-in writer's own words, which quality tests measure",
  "src/domain/text/": "words to recognize in any spelling",
  "src/domain/bulk/files/column-uses.ts": "words to recognize in any spelling",
  "src/domain/measures/": "words to recognize in any spelling",
  "src/domain/seo/claims/": "words to recognize in any spelling",
  "src/domain/seo/fitting/": "words to recognize in any spelling",
  "src/domain/ads/knowledge/": "words to recognize in any spelling",
  "src/server/http/api-description/examples.json": "what a running product was asked and answered",
  "src/web/content/samples.ts": "what the built-in writer wrote",
}

/** The number of such phrases left in each file. The numbers only shrink. */
const left: Readonly<Record<string, number>> = {}

/** What a comment quotes is an example and not prose, and markers are none either. */
const proseOf = (comment: string): string =>
  comment
    .replace(/^\s*(?:\/\/|\/?\*+\/?)/gm, " ")
    .replace(/"[^"]*"|`[^`]*`/g, "…")
    .replace(/\s+/g, " ")

const isProse = (path: string): boolean =>
  /^(?:src|scripts)\/|^docs\/.*\.md$|^[A-Z]+\.md$/.test(path) &&
  !Object.keys(data).some((start) => path.startsWith(start))

/** A paragraph is read in one piece, because a phrase may continue on the next line. */
function paragraphs(text: string): Place[] {
  let line = 1
  return text.split(/(\n\s*\n)/).map((part) => {
    const place = { line, text: part.replace(/\s+/g, " ") }
    line += part.split("\n").length - 1
    return place
  })
}

function textsOf({ texts, sources }: House): { path: string; places: readonly Place[] }[] {
  const code = sources.filter(({ path, isTest }) => isProse(path) && !isTest)
  const documents = [...texts].filter(([path]) => path.endsWith(".md") && isProse(path))
  return [
    ...code.map(({ path, strings }) => ({ path, places: strings.filter(({ text }) => /\S\s+\S/.test(text)) })),
    ...sources.map(({ path, comments }) => ({
      path,
      places: comments.map(({ line, text }) => ({ line, text: proseOf(text) })),
    })),
    ...documents.map(([path, text]) => ({ path, places: paragraphs(text) })),
  ]
}

const turnsIn = ({ line, text }: Place): string[] =>
  turns.flatMap(([turn, better]) => {
    const [found] = text.match(turn) ?? []
    return found === undefined ? [] : [`${line} "${found}": ${better}`]
  })

export const plainWords: Law = {
  says: "texts for people, and comments, are plain American English",
  why: "A product that reads as translated is not trusted with money.",
  faults: (house) =>
    textsOf(house).flatMap(({ path, places }) => {
      const found = places.flatMap(turnsIn).map((fault) => `${path}:${fault}`)
      const allowed = left[path] ?? 0
      if (found.length < allowed) return [`${path} has ${found.length} left, not ${allowed}: write that number`]
      return found.length > allowed ? found : []
    }),
}
