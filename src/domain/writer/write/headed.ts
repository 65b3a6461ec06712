import type { Fact } from "../fact.ts"
import type { Section } from "../plan/section.ts"
import type { Understanding } from "../understanding.ts"
import { foreignHeadings } from "./foreign-words.ts"
import { doneToShop, type Heading, headings } from "./frames.ts"
import { asSentence } from "./grammar.ts"
import { tellsMaking } from "./tells-making.ts"

/** The words of a section's heading; empty if it has none, or if they would not be true of what is below them. */
export function headingOf({ heading }: Section, u: Understanding, facts: readonly Fact[]): string {
  const { language, thing } = u
  if (heading === null || (/^(?:shop|why)$/.test(heading) && thing.seller === "")) return ""
  const has = (topic: Fact["topic"]): boolean => facts.some((fact) => fact.topic === topic)
  // Nobody picks up a service.
  const isWhole =
    !/^(?:order|pickup)$/.test(heading) ||
    (has("price") && has("delivery") && !(heading === "pickup" && u.genre === "service"))
  // Of new things and of services, no condition is told.
  const isUnmade = heading === "making" && language === "en" && !facts.some(tellsMaking)
  const isBrought = heading === "pickup" && facts.some(({ topic, text }) => topic === "delivery" && brought.test(text))
  const found = !isWhole
    ? "know"
    : isBrought
      ? "order"
      : heading === "state" && !has("condition")
        ? "details"
        : isUnmade
          ? "story"
          : heading
  return facts.length < 2 && found === "know" ? "" : wordsOf(found, u)
}

/** "Delivered and erected" leaves nothing to pick up. */
const brought =
  /^(?!.*\b(?:pick ?-?up|collect))(?:we |i |can )?deliver|\bdelivered\b|\bdelivery (?:on|in|to|within|is)\b/i

export function wordsOf(heading: Heading, { pick, language, thing, marksHeadings }: Understanding): string {
  const frame = language === "en" ? pick(headings[heading], `heading ${heading}`) : foreignHeadings[language]?.[heading]
  if (frame === undefined) return ""
  const text = frame.replace("{seller}", thing.seller)
  return marksHeadings ? `## ${text}` : text
}

const notices: readonly Heading[] = ["condition", "included", "care", "notes"]
const aboutSeller: readonly Heading[] = ["shop", "story", "making", "reason", "why"]

const isOfWhole = /^(?:For|Good for|Season|Based in|Devices): [^\n]+$|^[^\n]+ is based (?:in|near) [^\n]+$/

/** Adds a section. What has no heading comes before a story that has one: below it, a price would be part of the story. */
export function placed(before: readonly string[], whole: string, u: Understanding): string[] {
  const [last = ""] = before.slice(-1)
  const isBare = /^- |^[^\n]*[.!?](?:\n|$)/.test(whole)
  const isStory = aboutSeller.some((heading) => last.startsWith(`${wordsOf(heading, u)}\n`))
  if (isBare && isStory) return [...placed(before.slice(0, -1), whole, u), last]
  // Behind a paragraph, a list without a heading would seem to be about that; behind what is included, to be included.
  const isBelowOwn = notices.some((heading) => last.startsWith(`${wordsOf(heading, u)}\n`))
  const isLoose =
    (/^- .*\n- /.test(whole) && before.length > 0 && !endsInItem.test(last)) || (isBelowOwn && /^- /.test(whole))
  const isNotice = (block: string): boolean => notices.some((own) => block.startsWith(`${wordsOf(own, u)}\n`))
  const at = before.findLastIndex((block) => !isNotice(block)) + 1
  // Below the condition, a size would be a part of it; below a limit, "For: market gardeners" would be one.
  if (isBelowOwn && /^- [^\n]+$/.test(whole)) return before.toSpliced(at, 0, asSentence(whole.slice(2)))
  if (isBelowOwn && at > 0 && isOfWhole.test(whole)) return before.toSpliced(at, 0, whole)
  const heading = isLoose ? wordsOf("know", u) : ""
  return withBlock(before, heading === "" ? whole : `${heading}\n${whole}`)
}

/** Adds a section. A heading appears once, and what belongs under it follows wherever it comes. */
export function withBlock(before: readonly string[], whole: string): string[] {
  const [heading = "", ...lines] = whole.split("\n")
  const isSame = (block: string): boolean => block.startsWith(`${heading}\n`)
  const isAgain = lines.length > 0 && !heading.startsWith("- ") && before.some(isSame)
  const isItems = lines.every((line) => line.startsWith("- "))
  if (isAgain && isItems && before.some((block) => isSame(block) && endsInItem.test(block)))
    return before.map((block) => (isSame(block) ? `${block}\n${lines.join("\n")}` : block))
  const isMarked = heading.startsWith("## ")
  const text = isAgain && isMarked ? lines.join("\n") : whole
  // Below its heading, and not below the next one.
  const next =
    isAgain && isMarked ? before.findIndex((block, at) => at > before.findIndex(isSame) && /^## /.test(block)) : -1
  if (next > 0) return [...withBlock(before.slice(0, next), text), ...before.slice(next)]
  // Without its mark, the heading would stand over nothing: what was below it first is a paragraph.
  const blocks = before.map((block) =>
    isAgain && !isMarked && isSame(block) ? block.slice(heading.length + 1) : block,
  )
  const last = blocks.at(-1) ?? ""
  // Two lists with nothing between them become one.
  return text.startsWith("- ") && endsInItem.test(last)
    ? [...blocks.slice(0, -1), `${last}\n${text}`]
    : [...blocks, text]
}

const endsInItem = /(?:^|\n)- [^\n]*$/

/** Below a list with a heading, a story needs one of its own: it would seem to be about the condition. */
export function headed(section: Section, facts: readonly Fact[], blocks: readonly string[], u: Understanding): Section {
  const isBelowList = blocks.some((block) => /^[^\n]*\n- /.test(block))
  return section.telling !== "prose" || section.heading !== null || !isBelowList || u.genre === "video"
    ? section
    : { ...section, heading: storyHeading(facts, u) }
}

/** A private seller's reason, the story of an app or of a person's thing, or the shop's. */
export const storyHeading = (facts: readonly Fact[], { genre, thing }: Understanding): Section["heading"] =>
  (genre === "local" || genre === "auction") && facts.every(({ text }) => ofSale.test(text))
    ? "reason"
    : genre === "app" ||
        (genre === "local" && !facts.every(isOfPerson)) ||
        thing.seller === "" ||
        facts.every(({ topic }) => topic === "made")
      ? "story"
      : "shop"

/** "I learned caning at a night class" is no story of six chairs. */
const isOfPerson = ({ field, text }: Fact): boolean =>
  field === "brandStory" && !/\b(?:it|this|these|them|they)\b/i.test(text)

const ofSale =
  /(?<!\b(?:since|started|start|began|been|by|from|of) )\bselling (?:it|this|them|these|because|as|due|up|off|my|to)\b|\bmoving (?!parts)|\b(?:upgrad\p{L}+|retiring|downsiz\p{L}+|emigrat\p{L}+|giving up|no longer|bought a (?:new|bigger|smaller)|got a (?:new|bigger|smaller))\b|\b(?:i|we|he|she|dad|mum|mom|husband|wife)(?:['’](?:ve|m|re|s)| have| am| are| has| is)? (?:just |now |recently )?retired\b/iu

/** "Sewn in a small studio. We are two sisters": a story that begins with the thing is told with how it is made. */
export function isOfShop({ topic, field, shape }: Fact, facts: readonly Fact[]): boolean {
  const first = facts.find((fact) => fact.field === field)
  const isOfThing =
    /^(?:it|they) (?!all\b)/i.test(first?.text ?? "") ||
    (first?.shape === "participle" && !doneToShop.test(first.text) && !/^(?:designed|invented) by\b/i.test(first.text))
  return (
    topic === "story" && field !== "handmadeStory" && (field === "brandStory" ? !isOfThing : shape !== "participle")
  )
}
