import { splitList } from "../text/split-list.ts"
import { titleCase } from "../text/title-case.ts"
import type { Moments } from "./said/moments.ts"
import type { Said } from "./said/said.ts"
import { makeRivalFinder } from "./understand/rivals.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import type { Understanding } from "./understand/understand.ts"
import { isNumber } from "./understand/word-kinds.ts"
import { topicOf } from "./video-titles.ts"

const kinds = /^(?:tutorial|review|lesson|guide|vlog|interview|unboxing|recipe|walkthrough|documentary|podcast|workout|reaction|let'?s play|lets play|course|tour|test|talk|demo|cover|performance)s?$/i

const isTyped = (text: string): boolean => {
  const words = text.split(" ")
  return words.length > 1 && words.length < 5 && text.length < 40 && !words.every(isNumber) && !/[$£€():;"]/.test(text)
}

/** What viewers type, the most exact first. */
export function videoPhrases(u: Understanding, said: readonly Said[], lead: Said | null, { lines }: Moments): string[] {
  const { brief } = u
  const topic = topicOf(lead)
  const namesRival = makeRivalFinder(brief, u.subject)
  const main = u.keywords[0] ?? topic
  const type = u.prepare(brief.videoType).toLowerCase()
  const isForBeginners = /\bbeginners?\b/i.test(`${brief.targetAudience} ${brief.description} ${brief.contentTheme}`)
  const heads = said
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ form, items }) => (form === "things" ? items : []))
    .map((text) => readNounPhrase(text).head)
  const kind = kinds.test(type) ? type.replace(/s$/, "") : "video"
  const all = [
    ...u.keywords,
    topic,
    ...splitList(u.prepare(brief.videoTags)),
    main.includes(kind) || main === "" ? "" : `${main} ${kind}`,
    isForBeginners && main !== "" && !/beginner/.test(main) ? `${main} for beginners` : "",
    ...lines.map((line) => readNounPhrase(line).head).filter(isTyped),
    ...heads.filter(isTyped),
    u.prepare(brief.contentTheme).split(" ").length < 5 ? u.prepare(brief.contentTheme) : "",
    u.seller,
    brief.videoCategory.includes("&") ? "" : u.prepare(brief.videoCategory),
    topic.split(" ").length > 2 ? topic.split(" ").slice(-2).join(" ") : "",
    ...[u.category].filter((text) => !/&/.test(text)),
    ...(topic === "" ? [] : [`${topic} video`, `${topic} explained`]),
  ]
  return all.filter((text) => text !== "" && !namesRival(text))
}

/** Three to five, each one word of two or three. */
export function videoHashtags(phrases: readonly string[], count: number, maxChars: number): string[] {
  const out: string[] = []
  for (const phrase of phrases) {
    const words = phrase.split(/\s+/)
    if (words.length > 3 || /^\d+$/.test(phrase)) continue
    const tag = `#${titleCase(phrase).replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()).replace(/[^\p{L}\p{M}\p{Nd}]/gu, "")}`
    const isInside = out.some((known) => known.toLowerCase() === tag.toLowerCase())
    if (tag.length < 4 || tag.length > Math.min(maxChars, 26) || isInside) continue
    out.push(tag)
    if (out.length === count) break
  }
  return out
}

/** Questions and longer phrases of the same viewers. */
export function videoQuestions(u: Understanding, lead: Said | null, phrases: readonly string[]): string[] {
  const topic = topicOf(lead).toLowerCase()
  const [first = topic, second = topic, third = topic] = phrases
  const title = u.prepare(u.brief.videoTitle).toLowerCase()
  const howTo = /^how to [^:(?,]+/.exec(title)?.[0] ?? (lead?.form === "do" ? `how to ${lead.text.toLowerCase().split(/,| with | from /)[0]}` : "")
  return [
    howTo.trim(),
    `${first} step by step`,
    second === first ? "" : `${second} explained`,
    third === first ? "" : `${third} video`,
    `${first} tips`,
    topic === "" || topic === first ? "" : `${topic} video`,
    `${first} mistakes`,
  ].filter((text) => text !== "" && text.split(" ").length < 9)
}
