import { splitList } from "../text/split-list.ts"
import { titleCase } from "../text/title-case.ts"
import type { Moments } from "./said/moments.ts"
import type { Said } from "./said/said.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import { makeRivalFinder } from "./understand/rivals.ts"
import type { Understanding } from "./understand/understand.ts"
import { isNumber } from "./understand/word-kinds.ts"
import { subjectOf } from "./video-titles.ts"

const kinds =
  /^(?:tutorial|review|lesson|guide|vlog|interview|unboxing|recipe|walkthrough|documentary|podcast|workout|reaction|let'?s play|lets play|course|tour|test|talk|demo|cover|performance)s?$/i

const isTyped = (text: string): boolean => {
  const words = text.split(" ")
  return (
    words.length > 1 &&
    words.length < 5 &&
    text.length < 40 &&
    !isNumber(words[0] ?? "") &&
    !/[$£€():;,"%]/.test(text) &&
    !/^(?:how|what|where|why|when|no|not|the)$/i.test(words[0] ?? "")
  )
}

/** What people look for ideas for; a language or an opening has its basics. */
const crafts = /\b(?:sew|knit|crochet|craft|diy|garden|decor|cook|bak|recipe|outfit|style|makeup|home|wood)/i

/** What a topic is typed with, by the kind of video it is. */
function variantsOf(u: Understanding, lead: Said | null, isForBeginners: boolean): string[] {
  const topic = subjectOf(u, lead)
    .replace(/ (?:tutorial|lesson|review|guide|recipe|vlog|video)s?$/i, "")
    .toLowerCase()
  if (topic === "") return []
  const text = [u.brief.videoType, u.brief.videoTitle, u.brief.description, u.brief.videoCategory, u.category].join(" ")
  const words = /\breview|\btest\b/i.test(text)
    ? ["review", "test", "price", "comparison"]
    : /\bgam(?:es?|ing)\b|let'?s play/i.test(text)
      ? ["gameplay", "walkthrough", "lets play", "tips"]
      : /\btravel|\btrip\b/i.test(text)
        ? ["travel", "vlog", "trip", "guide"]
        : /\bvlog/i.test(text)
          ? ["vlog"]
          : ["tutorial", /\blesson/i.test(text) ? "lesson" : "guide", "tips", crafts.test(text) ? "ideas" : "basics"]
  return [
    ...words.slice(0, 2).map((word) => `${topic} ${word}`),
    isForBeginners ? `${topic} for beginners` : "",
    ...words.slice(2).map((word) => `${topic} ${word}`),
  ].filter((text) => text !== "")
}

/** What is typed of a thing: its head, without the word before it that nobody types. */
const headOf = (text: string): string => readNounPhrase(text).head.replace(/^(?:an?|the|each|every|all|my|our) /i, "")

/** "Lifting the screen", "closing up": a step of this video, and nothing that is looked for. */
const isStepAlone = (line: string): boolean =>
  /^\p{L}+ing\b.* (?:the|an?|your|my|up|down|off|out|in|it|them)\b/iu.test(line)

/** What viewers type, the most exact first. */
export function videoPhrases(u: Understanding, said: readonly Said[], lead: Said | null, { lines }: Moments): string[] {
  const { brief } = u
  const topic = subjectOf(u, lead)
  const namesRival = makeRivalFinder(brief, u.subject)
  const main = u.keywords[0] ?? topic
  const type = u.prepare(brief.videoType).toLowerCase()
  const isForBeginners = /\bbeginners?\b/i.test(`${brief.targetAudience} ${brief.description} ${brief.contentTheme}`)
  const heads = said
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ form, items }) => (form === "things" ? items : []))
    .map((text) => headOf(text))
  const kind = kinds.test(type) ? type.replace(/s$/, "") : "video"
  const variants = u.keywords.length > 0 ? [topic] : variantsOf(u, lead, isForBeginners)
  const all = [
    ...u.keywords,
    ...variants,
    ...splitList(u.prepare(brief.videoTags)),
    u.keywords.length === 0 || main.includes(kind) ? "" : `${main} ${kind}`,
    isForBeginners && u.keywords.length > 0 && !/beginner/.test(main) ? `${main} for beginners` : "",
    ...lines
      .filter((line) => !isStepAlone(line) && !line.includes(","))
      .map((line) => headOf(line))
      .filter(isTyped),
    ...heads.filter(isTyped),
    u.prepare(brief.contentTheme).split(" ").length < 5 ? u.prepare(brief.contentTheme) : "",
    u.seller,
    brief.videoCategory.includes("&") ? "" : u.prepare(brief.videoCategory),
    topic.split(" ").length > 2 && !/\d/.test(topic) ? topic.split(" ").slice(-2).join(" ") : "",
    ...[u.category].filter((text) => !/&/.test(text)),
    ...(u.keywords.length > 0 && topic !== "" ? variantsOf(u, lead, isForBeginners) : []),
  ]
  return all.filter((text) => text !== "" && !namesRival(text))
}

/** Three to five, each one word of two or three; a video among sisters begins with its own name. */
export function videoHashtags(
  u: Understanding,
  phrases: readonly string[],
  { count, maxChars }: { count: number; maxChars: number },
): string[] {
  const out: string[] = []
  const own = u.brief.products.length > 1 ? [u.name.split(/[:(,|]/)[0]?.trim() ?? ""] : []
  for (const phrase of [...own, ...phrases]) {
    const words = phrase.split(/\s+/)
    if (
      words.length > 3 ||
      isNumber(words[0] ?? "") ||
      /^(?:no|not|how|what|of|in|on|with|from)$/i.test(words[0] ?? "")
    )
      continue
    const tag = `#${titleCase(phrase)
      .replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
      .normalize("NFD")
      // Nobody types an accent into a hashtag.
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
      .normalize("NFC")
      .replace(/[^\p{L}\p{M}\p{Nd}]/gu, "")}`
    const isInside = out.some((known) => known.toLowerCase() === tag.toLowerCase())
    if (tag.length < 4 || tag.length > Math.min(maxChars, 26) || isInside) continue
    out.push(tag)
    if (out.length === count) break
  }
  return out
}

/** "4/4 reels" has a four twice, and nobody types that. */
function saysTwice(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u)
  return new Set(words).size < words.length
}

/** Questions and longer phrases of the same viewers. */
export function videoQuestions(u: Understanding, lead: Said | null, phrases: readonly string[]): string[] {
  const topic = subjectOf(u, lead).toLowerCase()
  const [first = topic, second = "", third = ""] = phrases
    .map((text) => text.toLowerCase())
    .filter((text) => text.split(" ").length < 5)
  const title = u.prepare(u.brief.videoTitle).toLowerCase()
  const text = lead?.text.toLowerCase() ?? ""
  const howTo =
    /^how to [^:(?,]+/.exec(title)?.[0] ??
    /^how to [^:(?,]+/.exec(text)?.[0] ??
    (lead?.form === "do" ? `how to ${text}` : "")
  const shortHowTo = howTo.split(/,| with | from | for /)[0]?.trim() ?? ""
  const isReview = /review|test/i.test(`${u.brief.videoType} ${title} ${text}`)
  const isGame = /gam(?:e|ing)|let'?s play/i.test(`${u.brief.videoCategory} ${u.brief.videoType} ${u.category}`)
  const own = isReview
    ? [`${topic} price`, `${topic} test`, `${topic} pros and cons`]
    : isGame
      ? [`${topic} walkthrough`, `${topic} gameplay`, `${topic} episodes`]
      : [shortHowTo, /tutorial|guide|tips/.test(first) ? "" : `${first} tips`, `easy ${topic}`]
  const asVideo = (text: string) => (text === "" || /video|explained|tutorial|review/.test(text) ? "" : `${text} video`)
  const all = [...own, asVideo(first), asVideo(second), asVideo(third), `${topic} explained`]
  return [...new Set(all)]
    .filter((text) => !saysTwice(text) && !/\b(\w+)-\w+-\1\b/.test(text))
    .filter(
      (text) =>
        /\S \S/.test(text) && !/^ |is {2}/.test(text) && text.split(" ").length < (/^(?:how|what) /.test(text) ? 9 : 6),
    )
    .filter((text, at, list) => !list.some((other, index) => index !== at && ` ${other} `.includes(` ${text} `)))
}
