import type { Tone } from "../../seo/brief.ts"
import { countWidth } from "../count-width.ts"
import { contentStems } from "../keywords/keyword-key.ts"
import type { Keyword } from "../keywords/plan-keywords.ts"
import type { Theme } from "../keywords/plan-themes.ts"
import {
  actionDescriptions,
  actionHeadlines,
  businessHeadlines,
  lastDescriptions,
  lastHeadlines,
  offerDescriptions,
  themeHeadlines,
} from "../knowledge/ad-frames.ts"
import type { AdText } from "../knowledge/editorial-rules.ts"
import { adsLimits } from "../knowledge/limits.ts"
import { withProperWords } from "../knowledge/proper-words.ts"
import { lintText } from "../policy/lint-text.ts"
import type { Business } from "../read/read-business.ts"
import { type AdSubject, fillFrame, listed, running, titled } from "./fill-frame.ts"
import { packPoints } from "./pack-points.ts"

/** A responsive search ad. */
export interface SearchAd {
  readonly headlines: readonly string[]
  readonly descriptions: readonly string[]
  readonly paths: readonly string[]
}

/** One group's ad, built from the business's statements and our frames. */
export function writeAd(theme: Theme, keywords: readonly Keyword[], business: Business, tone: Tone): SearchAd {
  const subjects = subjectsOf(theme)
  return {
    headlines: atLeast(
      pickTexts(headlinesFor(subjects, business, tone), "headline", business, adsLimits.headlines),
      lastHeadlines,
      adsLimits.headlines.min,
    ),
    descriptions: atLeast(
      pickTexts(descriptionsFor({ theme, subjects }, business, tone), "description", business, adsLimits.descriptions),
      lastDescriptions,
      adsLimits.descriptions.min,
    ),
    paths: pathsFor(theme, keywords, business),
  }
}

/** With the minimum that Google requires. */
const atLeast = (texts: readonly string[], last: readonly string[], min: number): string[] => [
  ...texts,
  ...last.filter((text) => !texts.includes(text)).slice(0, Math.max(0, min - texts.length)),
]

/** The offers of a theme; for the trade's own theme, the trade. */
function subjectsOf({ offers, terms }: Theme): readonly AdSubject[] {
  const own = offers.map(({ name, kind }): AdSubject => ({ name, kind }))
  const agents = terms.filter(({ kind, isKeywordOnly }) => kind === "agent" && !isKeywordOnly).slice(0, 2)
  const named = agents.map(({ text, kind }): AdSubject => ({ name: withProperWords(text), kind }))
  // A legal matter is not a headline: "Divorce in Denver" offers one.
  const plain = own.filter(({ kind }) => kind !== "matter" && kind !== "people")
  const isAgentFirst = terms[0]?.kind === "agent" && named.length > 0
  return plain.length > 0 && !isAgentFirst ? [...plain, ...named] : [...named, ...plain]
}

function headlinesFor(subjects: readonly AdSubject[], business: Business, tone: Tone): string[] {
  const [first] = subjects
  if (first === undefined) return []
  const fill = (frames: typeof themeHeadlines, subject: AdSubject) =>
    frames.flatMap((frame) => fillFrame(frame, { subject, business, tone }) ?? [])
  const about = subjects
    .slice(0, 3)
    .map((subject) => fill(business.isEnglish ? themeHeadlines : themeHeadlines.slice(0, 1), subject))
  const points = business.points.map(titled)
  const whole = business.sentences.map((sentence) => titled(sentence.replace(/\.$/, "")))
  const others = business.offers
    .filter(
      ({ name, kind }) => kind !== "matter" && kind !== "people" && !subjects.some((subject) => subject.name === name),
    )
    .map(({ name }) => titled(name))
  const groups = [
    about.flatMap((texts) => texts.slice(0, 2)),
    points.slice(0, 4),
    fill(actionHeadlines, first).slice(0, 3),
    fill(businessHeadlines, first),
    about.flatMap((texts) => texts.slice(2)).slice(0, 5),
    points.slice(4),
    whole,
    others.slice(0, 4),
    fill(actionHeadlines, first).slice(3),
  ]
  return groups.flat()
}

/** A shorter line wastes its slot. */
const fullLine = 30

interface Speaking {
  readonly theme: Theme
  readonly subjects: readonly AdSubject[]
}

function descriptionsFor({ theme, subjects }: Speaking, business: Business, tone: Tone): string[] {
  const [first] = subjects
  if (first === undefined) return []
  const { width } = adsLimits.descriptions
  // "offers dental implants and emergency dentist" would offer a person.
  const things = [...theme.offers, ...subjects, ...business.offers].filter(
    ({ kind }) => kind !== "agent" && kind !== "people",
  )
  const kind = things[0]?.kind ?? first.kind
  const alike = things.filter((each) => (each.kind === "food") === (kind === "food"))
  const all = [...new Set((alike.length > 0 ? alike : things).map(({ name }) => running(name)))]
  // "conveyancing and wills and probate" is not a list.
  const single = all.filter((name) => !/ (?:and|&) /.test(name))
  const names = single.length > 1 && all[0] === single[0] ? single : all.slice(0, 1)
  const offered = offerDescriptions.flatMap((frame) => {
    for (let count = Math.min(5, names.length); count > 0; count -= 1) {
      const text = fillFrame(frame, {
        subject: { ...first, kind },
        business,
        tone,
        list: listed(names.slice(0, count)),
      })
      if (text !== null && countWidth(text) <= width) return [text]
    }
    return []
  })
  const packed = packPoints([...business.sentences, ...business.points], width)
  const said = packed.filter((line, at) => at === 0 || countWidth(line) >= fullLine)
  const rest = packed.filter((line) => !said.includes(line))
  const acting = actionDescriptions.flatMap((frame) => fillFrame(frame, { subject: first, business, tone }) ?? [])
  if (!business.isEnglish) return [...said, ...rest, ...acting.slice(-4)]
  return [
    ...offered.slice(0, 1),
    ...said.slice(0, 1),
    ...acting.slice(0, 1),
    ...said.slice(1, 2),
    ...acting.slice(1),
    ...said.slice(2),
    ...rest,
  ]
}

interface Limit {
  readonly max: number
  readonly width: number
}

/** Texts that Google accepts, without duplicates, including those in other words. */
export function pickTexts(
  texts: readonly string[],
  scope: AdText,
  business: Business,
  { max, width }: Limit,
): string[] {
  const seen = new Set<string>()
  const picked: string[] = []
  for (const text of texts) {
    if (picked.length >= max) break
    const key = contentStems(text).toSorted().join(" ") || text.toLowerCase()
    if (text === "" || countWidth(text) > width || seen.has(key)) continue
    if (
      lintText(text, scope, business.type, [business.name]).some(
        ({ level, id }) => level === "hard" || unproven.has(id),
      )
    )
      continue
    seen.add(key)
    picked.push(text)
  }
  return picked
}

/** Warnings that our own texts must also avoid. */
const unproven = new Set([
  "superlative",
  "health-cure-claim",
  "personal-hardship",
  "url-or-email",
  "rx-drug-term",
  "addiction",
  "leet",
])

function pathsFor({ name, offers, terms }: Theme, keywords: readonly Keyword[], { place }: Business): string[] {
  const own = terms[0]?.kind === "agent" ? [] : offers.map((offer) => offer.name)
  const candidates = [name, ...own, terms[0]?.text ?? "", keywords[0]?.text ?? ""]
  const first = candidates.map(pathOf).find((path) => path !== "")
  if (first === undefined) return [pathOf(place.city)].filter((path) => path !== "")
  const second = pathOf(place.city)
  return second === "" || second === first ? [first] : [first, second]
}

/** "Drain-Cleaning"; empty if it is too wide, because half a phrase means something else. */
function pathOf(text: string): string {
  const path = titled(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim()).replaceAll(" ", "-")
  const isRefused = lintText(path, "path", "other").some(({ level }) => level === "hard")
  return countWidth(path) <= adsLimits.paths.width && !isRefused ? path : ""
}
