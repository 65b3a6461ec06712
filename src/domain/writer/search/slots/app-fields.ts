import { countUnits } from "../../../text/measure/units.ts"
import { rarityOf } from "../../../text/spell/right-words.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { singular } from "../../../text/words/plural.ts"
import { isSmallWord, saysNothing } from "../../../text/words/small-words.ts"
import { canBeBase, canBeThird, kindOf } from "../../../text/words/word-kinds.ts"
import { stemsOf } from "../../read/merge.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { firstWordsOfApp } from "../../write/app-line.ts"
import { titled } from "../../write/grammar.ts"
import { fieldOf } from "../phrases/field-of-app.ts"
import { namesOfThing, useOfThing } from "../phrases/kind-of-thing.ts"
import { ownKeywords } from "../phrases/own-keywords.ts"
import { useBehind } from "../phrases/use-behind.ts"
import { isFeature, tool } from "./app-title.ts"
import type { Room } from "./room.ts"
import { lineOfApp } from "./short-description.ts"
import type { Make } from "./written.ts"

/**
 * What the app is and for whom, in words that its name lacks: the seller's keywords, what it is called, its first words,
 * its people, its field. No feature, language or limit.
 */
export const appSubtitle: Make = (u, { title }, room) => subtitleFor(u, title, room)

function subtitleFor(u: Understanding, title: string, room: Room): string {
  const known = new Set(contentWords(title))
  const newIn = (phrase: string): number => {
    const stems = contentWords(phrase)
    return stems.filter((stem) => !known.has(stem)).length / Math.max(1, stems.length)
  }
  const isFit = (phrase: string): boolean => phrase !== "" && countUnits(phrase, room.unit) <= room.max
  const called = [
    ...ownKeywords(u).filter((phrase) => phrase.includes(" ") && !isFeature(phrase, u)),
    ...namesOfThing(u),
    useOfThing(u),
    whomIn(u),
  ].filter(isFit)
  const others = [lineOfApp(u, room, true).replace(/^(?:an?|the) /i, ""), fieldOf(u)].filter(isFit)
  const fresh = called.filter((phrase) => newIn(phrase) >= mostlyNew)
  const [first = [...called, ...others].find((phrase) => newIn(phrase) >= mostNew) ?? ""] = fresh
  const inFirst = stemsOf(first)
  const second = fresh.find(
    (phrase) =>
      // "Meal Planner, Food Waste" reads as if the app gave food waste.
      [first, phrase].every((each) => tool.test(each)) &&
      isFit(`${first}, ${phrase}`) &&
      ![...stemsOf(phrase)].some((stem) => inFirst.has(stem)),
  )
  return titled(second === undefined ? first : `${first}, ${second}`, u.language)
}

/** "For oboists and bassoonists" of those "who make their own reeds" */
const whomIn = (u: Understanding): string => (/^for (?!people|anyone|those).+(?= who )/.exec(useOfThing(u)) ?? [""])[0]

/** A subtitle may say a word of the title again if most of it is new. */
const mostNew = 0.5
const mostlyNew = 0.6

const useless =
  /^(?:app|apps|iphone|ipad|ios|watch|apple|android|google|free|best|top|new|trial|price|month|year|week|today|each|only|made|make|use|uses|works|named|also|just|more|less|how|next|first|such|alone|ahead|note|page|tap|much|many|learning|own|utility|utilities|tool|tools)$/

/** Single words with commas and no spaces, until the bytes are used: of its keywords, its names, its users and its field. */
export const keywordField: Make = (u, { title, phrases }, { max }) => {
  const subtitle = subtitleFor(u, title, { max: 30, unit: "safeChars", target: { min: 0, max: 30 } })
  const taken = new Set(contentWords([title, subtitle, u.brief.businessName, u.brief.competitors].join(" ")))
  const first = (isOfKind: boolean): string[] =>
    phrases.filter(({ isKind = false }) => isKind === isOfKind).flatMap(({ forms }) => forms.slice(0, 1))
  const isEnglish = u.language === "en"
  const typed = new Set([...ownKeywords(u), ...splitList(u.clean(u.brief.targetKeywords))].flatMap(typedIn))
  const searched = [...typed, ...first(false).flatMap(wordsIn)]
  const told = isEnglish ? subjectWords(u) : []
  const rare = isEnglish ? [...peopleIn(u), ...repeatedWords(u)] : []
  const known = [...searched, ...told, ...first(true).flatMap(wordsIn), ...rare]
  // Behind a careful text's first words, "the paper card box in your salon", the app is said again.
  const isHasty = u.facts[0]?.isCareful !== true
  const ofLine = isEnglish && (known.length === 0 || isHasty) ? wordsOfLine(u) : []
  const words = [...known, ...ofLine.filter((word) => rarityOf(singular(word)) > 0)]
  let field = ""
  for (const word of words) {
    const [stem = ""] = contentWords(word)
    const isNaming =
      !useless.test(word) &&
      (!isEnglish ||
        (!isSmallWord(word) &&
          (typed.has(word) || ((namesAThing(word) || kindOf(word) === "ing") && !saysNothing(word)))))
    if (!isNaming || taken.has(stem)) continue
    const longer = field === "" ? word : `${field},${word}`
    if (countUnits(longer, "bytes") > max) continue
    field = longer
    taken.add(stem)
  }
  return field
}

/** "BS5837" */
const typedIn = (text: string): string[] =>
  text.toLowerCase().match(/(?<![\p{L}\d-])[\p{L}\d]{3,14}(?![\p{L}\d-])/gu) ?? []

/** Nobody searches for the halves of "line-ups". */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/(?<![\p{L}-])\p{L}{3,14}(?![\p{L}-])/gu) ?? []

/** The nouns of what it is and is for, or else of its first sentence if the seller says them again; of its users, and of its field. */
function subjectWords(u: Understanding): string[] {
  const names = namesOfThing(u)
  const [said = ""] = firstWordsOfApp(u).split(/[,:;.]| who /)
  const use = useBehind(/ for .+$/.exec(said)?.[0] ?? "")?.said
  const isAgain = isToldAgain(u)
  const told = use === undefined ? wordsIn(said).filter(isAgain) : wordsIn(use)
  return [...names, ...told, fieldOf(u)].flatMap(wordsIn).filter((word) => !canBeBase(word) && !canBeThird(word))
}

/** An app's topic is mentioned more than once; a word that appears once, like "amber" for its screen, finds anything. */
function isToldAgain({ facts }: Understanding): (word: string) => boolean {
  const counts = new Map<string, number>()
  for (const { text } of facts.filter(({ topic }) => !/^(?:pain|story)$/.test(topic)))
    for (const stem of new Set(contentWords(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (word) => contentWords(word).every((stem) => (counts.get(stem) ?? 0) > 1)
}

/** Of every app: its buttons, its lists, its users. */
const ofAnyApp =
  /^(?:buttons?|members?|users?|sections?|contents|dates?|groups?|counters?|logos?|text|screens?|data|phones?|tablets?|lists?|photos?|settings?|accounts?|internet|signal|works|enter|due|same|things?|times?|days?|people|anything|everything|view|open|start|end|ends|sets|number|numbers|name|names|others?|situations?|sentences?|purchases?|versions?|swipe|print|share|scan|send|tap|type|halls?|sun|rain|hands?|work|lines?|reminders?|subscription|spreadsheets?|join|play|seasons?|months?|years?|ages)$/

/** Of an app in one line, the nouns of that line are all there is: "bell", "towers". */
const wordsOfLine = (u: Understanding): string[] =>
  wordsIn(firstWordsOfApp(u)).filter(
    (word) => !ofAnyApp.test(word) && /^(?:noun|plural)$/.test(kindOf(word)) && namesAThing(word),
  )

const leastRare = 2

/** A word that few texts have finds the app: "kiln", and not "shelf" or "curve". */
const isRare = (word: string): boolean => rarityOf(singular(word)) >= leastRare

/** "Bartenders", "surveyors"; of "dog walkers", half would find something else. */
const peopleIn = ({ brief, clean }: Understanding): string[] =>
  clean(brief.targetAudience)
    .toLowerCase()
    .split(/,\s*(?:and |or )?|\s(?:and|or|&)\s/)
    .map((people) => people.replace(/ (?:with|who|in|on|at|from|of) .*$/, ""))
    .filter((word) => /^\p{L}{3,14}$/u.test(word) && kindOf(word) === "plural" && isRare(word) && !ofAnyApp.test(word))

/** What a careful text and the features mention more than once is what the app is about: "axle", "trailer". */
function repeatedWords(u: Understanding): string[] {
  const isAgain = isToldAgain(u)
  const told = u.facts.filter(({ field, isCareful }) => isCareful && /^(?:description|appFeatures)$/.test(field))
  return told
    .flatMap(({ text }) => wordsIn(text))
    .filter(
      (word) =>
        !ofAnyApp.test(word) &&
        /^(?:noun|plural|base)$/.test(kindOf(word)) &&
        namesAThing(word) &&
        isRare(word) &&
        isAgain(word),
    )
}
