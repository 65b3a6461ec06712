import { type Brief, isProductName } from "../seo/brief.ts"
import { isNew } from "../text/keys/is-new.ts"
import { splitList } from "../text/split/split-list.ts"
import { contentWords } from "../text/words/content-words.ts"
import { isJoining, isRunning } from "../text/words/joining-words.ts"
import { prepositions } from "../text/words/small-words.ts"
import { plainText, subjectNamed } from "./brief-texts.ts"
import { hasTownElsewhere, withoutLast } from "./town-elsewhere.ts"

/** What people would search for. */
export interface BriefPhrase {
  readonly text: string
  /** The stems of its words. */
  readonly words: readonly string[]
}

const phrasesMax = 8
const nameWordsMax = 6

/** The main phrases of a brief: its target keywords, the product's name, and its shortest description. */
export function phrasesOf(brief: Brief, subjectName: string): readonly BriefPhrase[] {
  const subject = subjectNamed(brief, subjectName)
  const isNamed = isProductName(brief, subject.name)
  const called = isNamed ? subject.name : brief.videoTitle || brief.description
  const thing = nounPhrase(plainText(called))
  const rivals = splitList(brief.competitors).map((rival) => contentWords(rival).join(" "))
  const typed = [...splitList(brief.targetKeywords), ...splitList(brief.videoTags)].map(plainText)
  const appName = plainText(brief.appName).split(/\s+/)
  const told = [thing, lastTwo(thing.split(" ")), ...(appName.length > 1 ? [lastTwo(appName)] : [])]
  const phrases = [...typed, ...told.filter(isPhrase)]
    .map((text) => (hasTownElsewhere(text, brief) ? withoutLast(text) : text))
    .map((text): BriefPhrase => ({ text: text.toLowerCase().trim(), words: searchWords(text) }))
    .filter(({ words }) => words.length > 0 && words.length <= nameWordsMax)
    .filter(({ words }) => !rivals.some((rival) => rival !== "" && words.join(" ").includes(rival)))
  const seen = new Set<string>()
  return phrases.filter(({ words }) => isNew(seen, [...words].sort().join(" "))).slice(0, phrasesMax)
}

const isPhrase = (text: string): boolean =>
  text.split(" ").every((word) => word.length > 1 && !isRunning(word.toLowerCase())) &&
  !isJoining(lastTwo(text.split(" ")).split(" ")[0] ?? "")

const lastTwo = (words: readonly string[]): string => words.slice(-2).join(" ")

/** Typed with the phrase but not expected in a text: a search for a report app finds reports. */
const saidOfAnything = new Set("app apps video videos shop store online buy ever set".split(" "))

function searchWords(phrase: string): readonly string[] {
  const words = contentWords(phrase)
  const telling = words.filter((word) => !saidOfAnything.has(word))
  return telling.length > 0 ? telling : words
}

const phraseEnd = /[,.;:!?()[\]{}|*\n"]|\s[-–—/]\s/
/** "24 inch", "100g": a measurement is a fact, and seldom part of a search. */
const measured =
  /(?<![\p{L}\p{N}])\d[\d.,]*\s?(?:ml|cl|l|g|gr|kg|mg|oz|lbs?|mm|cm|m|ft|feet|inch|inches|in|pcs|pieces|pack)(?![\p{L}\p{N}])/giu
const clauseWords = new Set("that which who offering sold made is are was glazed holds has includes covers".split(" "))
const leadWords = new Set("a an the our my your this these we i do it how to new sale best boys girls".split(" "))

/** The words up to the first boundary: "Left front headlight for 2014 Mazda 3" is a left front headlight. */
function nounPhrase(text: string): string {
  const pieces = text.replace(measured, " ").trim().split(phraseEnd)
  const words = (pieces.find((piece) => /\p{L}{2}/u.test(piece)) ?? "").trim().split(/\s+/)
  while (words.length > 1 && leadWords.has((words[0] ?? "").toLowerCase())) words.shift()
  const end = words.findIndex(
    (word, at) =>
      at > 0 && word !== "to" && (prepositions.has(word.toLowerCase()) || clauseWords.has(word.toLowerCase())),
  )
  const whole = (end < 0 ? words : words.slice(0, end)).filter((word) => /\p{L}/u.test(word))
  return (saidOfAnything.has((whole.at(-1) ?? "").toLowerCase()) && whole.length > 2 ? whole.slice(0, -1) : whole)
    .slice(0, nameWordsMax)
    .join(" ")
}
