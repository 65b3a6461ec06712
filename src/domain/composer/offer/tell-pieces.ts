import { massNouns } from "../../text/mass-nouns.ts"
import { isMaterial } from "../../text/materials.ts"
import { isPlural as isMany } from "../../text/plural.ts"
import { agree } from "../predicates.ts"
import type { Teller } from "../teller.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { capital } from "../wording.ts"
import { inOtherWords } from "./in-other-words.ts"
import { chunks, joinStates, series, textsOf, wordCount } from "./join.ts"
import type { Piece } from "./piece.ts"
import { articled } from "./telegraph.ts"
import type { Topic } from "./topics.ts"

/** The thing's pronoun and its verbs. */
export interface Subject {
  readonly it: string
  readonly is: string
  readonly has: string
  readonly isPlural: boolean
}

export const subjectOf = (isPlural: boolean): Subject =>
  isPlural ? { it: "they", is: "are", has: "have", isPlural } : { it: "it", is: "is", has: "has", isPlural }

const noParts =
  /^(?:type|speed|grey|gray|black|white|blue|green|red|brown|silver|gold|shape|limit|gauge|scale|size|version|edition|finish|capacity|power|range|weight|height|width|depth|length|diameter|colour|color|style|year|model|reference|region|layout|speaker|flat|floor|home|household|house|set|pair|original|copy|print|reader|conversion|use|only|open|closed|folded|extended|overall|gears|hp|hours|inches|pieces)$/i

/** What was typed behind "with" has its article already, and is a part whatever it is called. */
const pair = /^an? (?!.*(?:,|that|which)).{3,40} and /

/** "a steel case" and "three shelves" are parts of a thing; "size 12", "walnut" and "OO gauge" are not. */
export function isPart(text: string): boolean {
  const { head } = readNounPhrase(text)
  const last = head.split(" ").at(-1) ?? ""
  if (/^\d[\d./]* ?[\p{L}"]+ (?:wide|deep|high|tall|long|thick|across)\b/u.test(text)) return false
  if (pair.test(text)) return true
  if (/^\d+ [GT]B (?:RAM|SSD|HDD)$|^(?:Windows|macOS) /.test(text)) return true
  if (!/^\p{Ll}[\p{Ll}-]{2,}$/u.test(last) || noParts.test(last) || /^used\b/.test(head)) return false
  if (wordCount(head) < 2 && !isMany(head)) return false
  return !massNouns.has(last) && !isMaterial(head) && !/(?:ed|ing|ly)$/.test(last) && wordCount(text) < 11
}

/** What a thing is told of with, besides "it has". */
function thingWays(topic: Topic, texts: readonly string[], { it, has }: Subject): (string | null)[] {
  const nouns = texts.map(articled)
  const said = series(nouns)
  const bare = capital(series(texts))
  const be = texts.length === 1 && !isMany(texts[0] ?? "") ? "is" : "are"
  const [first = "", ...more] = nouns
  const firstIs = isMany(texts[0] ?? "") ? "are" : "is"
  if (topic === "fault")
    return [
      `there ${firstIs} ${said}`,
      `${it} ${has} ${said}`,
      more.length > 0 ? `there ${firstIs} ${first}, and also ${series(more)}` : null,
      `not perfect: ${said}`,
      `to be honest about: ${said}`,
      `as for marks: ${said}`.replace(/^as for marks: .*/, bare),
    ]
  if (topic === "included")
    return [
      `with ${it === "they" ? "them" : "it"}: ${said}`,
      `${said} ${be === "are" || nouns.length > 1 ? "come" : "comes"} with ${it === "they" ? "them" : "it"}`,
      `you get ${said} with ${it === "they" ? "them" : "it"}`,
    ]
  if (topic === "absent")
    return texts.every((text) => /^no /.test(text))
      ? [
          `there ${firstIs} ${texts.join(" and ")}`,
          `${it} ${it === "they" ? "come" : "comes"} with ${texts.join(" and ")}`,
          capital(texts.join(", ")),
        ]
      : [bare]
  if (texts.some((text) => pair.test(text))) return [`${it} ${has} ${said}`]
  if (texts.every(isPart))
    return [`${it} ${has} ${said}`, `there ${firstIs} ${said}`, `with ${said}`.replace(/^with .*/, bare), bare]
  return [bare]
}

/** Where it stands, in a few words. */
function homeLine(teller: Teller, pieces: readonly Piece[]): string[] {
  if (pieces.length === 0) return []
  const texts = pieces.map(({ raw, text }) => (pieces.length > 1 ? raw : text.replace(/^is /, "")))
  const turned = [...texts.slice(1), ...texts.slice(0, 1)]
  return [teller.say("home", [capital(texts.join(", ")), series(texts), capital(turned.join(", ")), series(turned)])]
}

/** The sentences about one topic, each piece once. */
export function tellTopic(teller: Teller, topic: Topic, pieces: readonly Piece[], subject: Subject): string[] {
  const out: string[] = []
  if (topic === "home") return homeLine(teller, pieces)
  const say = (key: string, ways: readonly (string | null)[]) => {
    const said = teller.say(`${topic} ${key}`, ways)
    if (said !== "") out.push(said)
  }
  const { it } = subject
  const states = textsOf(pieces, "state").map((text) => agree(text, subject.isPlural))
  // "A tilt-head mixer with a bowl" is what it is, and nothing else is said in that breath.
  const kinds = states.filter((text) => /^(?:is|are) (?:an? )?[^,]+ (?:of|with|for|from) /.test(text))
  const others = states.filter((text) => !kinds.includes(text))
  for (const group of [...kinds.map((text) => [text]), ...chunks(others, 3, wordCount)]) {
    const said = joinStates(group)
    say(group[0] ?? "", [
      `${it} ${said}`,
      group.length === 1 && /^(?:is|was|are|were) /.test(said) ? capital(said.replace(/^\S+ /, "")) : null,
    ])
  }
  const sayings = pieces
    .filter(({ kind }) => kind === "saying")
    .map(({ text, isOfThing, place }) => (isOfThing ? text : inOtherWords(text, place)))
  for (const group of chunks(sayings, topic === "story" ? 1 : 2, wordCount, 12))
    say(group[0] ?? "", [series(group), group.length > 1 ? group.map((text) => capital(text)).join(". ") : null])
  for (const { text, place } of pieces.filter(({ kind, isOfThing }) => kind === "thing" && !isOfThing))
    say(
      text,
      place > 0
        ? [inOtherWords(text, place, 1)]
        : [capital(text), isMany(text) && !/^one /i.test(text) ? `there are ${articled(text)}` : null],
    )
  const things = textsOf(
    pieces.filter(({ isOfThing }) => isOfThing),
    "thing",
  )
  const parts = things.filter(isPart)
  const bare = things.filter((text) => !isPart(text))
  for (const group of chunks(topic === "absent" ? things : parts, 3, wordCount))
    say(group[0] ?? "", thingWays(topic, group, subject))
  if (topic !== "absent")
    for (const group of chunks(bare, 4, wordCount)) say(group[0] ?? "", thingWays(topic, group, subject))
  const asides = textsOf(pieces, "aside")
  if (asides.length > 0) say(asides[0] ?? "", [capital(series(asides))])
  return out
}
