import { remembered } from "../../remembered.ts"
import { numberValue } from "../../text/measure/number-words.ts"
import { unitSpellings } from "../../text/measure/unit-words.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import { isMaterialWord } from "../../text/words/materials.ts"
import { headNoun } from "../../text/words/plural.ts"
import { saysNothing } from "../../text/words/small-words.ts"
import { wordSet } from "../../text/words/word-set.ts"
import { wordStem } from "../../text/words/word-stem.ts"
import type { Fact } from "../fact.ts"
import { shareIn, stemsOf } from "../read/merge.ts"
import { colours } from "../type/phrases.ts"
import { nameIn } from "../type/shape.ts"

/** With such a word, a line promises less. */
const limits = wordSet("only except unless until all both any most more few several over under up than")
const denial = /(?<!\p{L})(?:\p{L}+n['’]t|cannot|not|no|none|never|nor|neither|nothing|nobody|without)(?!\p{L})/iu
/** Other words for the same, which deny nothing: "no mobile signal is needed", "at no charge". */
const sameAs: readonly (readonly [said: RegExp, meant: string])[] = [
  [
    /(?<!\p{L})no (?:mobile |phone |internet )?(?:signal|internet|connection) (?:is )?(?:needed|required)(?!\p{L})/gu,
    "offline",
  ],
  [/(?<!\p{L})offline (?:mode|use)(?!\p{L})/gu, "offline"],
  [/(?<!\p{L})works? (?:(?:fully|completely|entirely) )?(?=offline(?!\p{L}))/gu, ""],
  [/(?<!\p{L})(?:free of|without|at no|for no) (?:extra |additional )?(?:charge|cost)(?!\p{L})/gu, "free"],
  // "Without a signal" is offline.
  [
    /(?<!\p{L})(?:without|with no|no) (?:an? |any |the )?(?:(?:mobile|phone|internet|data) )?(?:signal|internet|connection|network|data|wifi|reception)(?!\p{L})/gu,
    "offline",
  ],
  [/(?<!\p{L})no (\p{L}+) (?:is )?(?:needed|required|necessary)(?!\p{L})/gu, "without $1"],
  [/(?<!\p{L})back(?:s|ed)? up(?!\p{L})/gu, "backup"],
]
/** What is denied of "the traps that have not been checked" is not denied of the list of them. */
const clauses =
  /[,;:.()]\s|\s(?:[–—-]|but|and|so|because)\s|\s(?:that|which|who) (?=(?:\p{L}+ )?(?:not|never|\p{L}+n['’]t)(?!\p{L}))/u
const words = /\p{Sc}?\p{N}+(?:\.\p{N}+)?%?|\p{L}[\p{L}\p{M}]*/gu

/** The words that say something, without their endings: what is denied, limited or counted in a clause is another thing. */
const saidIn = remembered((text): ReadonlySet<string> => stemsOfClauses(text.replace(byTool, ""), 1))
/** "Withholding period calculator" says no more than "works out withholding periods". */
const byTool = /(?<=^(?:- )?[^\s-]\S* \S+) (?:calculator|limit|list|tracker|log|chart|view)$/i
/** "Four small lights" are four lights. */
const toldIn = remembered((text): ReadonlySet<string> => stemsOfClauses(text, 2))

const stemsOfClauses = (text: string, reach: number): ReadonlySet<string> =>
  new Set(text.split(clauses).flatMap((clause) => stemsIn(clause, reach)))

function stemsIn(clause: string, reach: number): string[] {
  const typed = sameAs.reduce((text, [said, meant]) => text.replace(said, meant), clause.toLowerCase())
  const all: readonly string[] =
    typed
      .replace(/(?<=\d),(?=\d{3}(?!\d))|['’]s?(?!\p{L})/gu, "")
      .replace(/(?<=\d)(?: ?["”]| ?in\b)/g, " inch")
      .replace(/(?<!\p{L})\p{L}+-\p{L}+/gu, (both) => String(numberValue(both) ?? both))
      .match(words) ?? []
  // "Spare pad included" says no more than "one spare pad".
  const said = all.filter((word) => !saysNothing(word) && !/^(?:includ(?:ed?|es|ing)|comes?|supplied)$/.test(word))
  const stems = said.map((word) =>
    rootOf(String(numberValue(word) ?? asSaid.get(word) ?? unitSpellings(word.replace(/ly$/, ""))[0] ?? word)),
  )
  const found = [
    ...stems,
    // "16 cm, 4 pegs" tells no "16 pegs".
    ...stems.flatMap((count, at) =>
      /\d/.test(count) ? stems.slice(at + 1, at + 1 + reach).map((stem) => `${count} ${stem}`) : [],
    ),
    ...[...limits].filter((limit) => all.includes(limit)).flatMap((limit) => stems.map((stem) => `${limit} ${stem}`)),
  ]
  return denial.test(typed) ? found.map((stem) => `not ${stem}`) : found
}

/** "5 m length" is 5 metres long, and what has a capacity holds it. */
const asSaid: ReadonlyMap<string, string> = new Map([
  ["capacity", "hold"],
  ["weight", "weigh"],
  ["length", "long"],
  ["width", "wide"],
  ["height", "high"],
  ["once", "1"],
  ["position", "place"],
  ["location", "place"],
  ["checked", "tested"],
])

/** "Engraved" and "engraves", "rotation" and "rotates", "nearly" and "near". */
const rootOf = (word: string): string =>
  wordStem(word.replace(/(?<=\p{L}{4})ly$/u, ""))
    .replace(/(?<=\p{L}{3})(?:able|ing|ion|ed|er|or|e)$/u, "")
    .replace(/(?<=\p{L}{3})y$/u, "")
    .replace(/(\p{L})\1$/u, "$1")

/** Whether one sentence says all that a line does, in other words. */
export const isTold = (line: string, sentence: string): boolean =>
  saidIn(line).size > 0 && shareIn(saidIn(line), toldIn(sentence)) === 1

/** Where the text tells what is left out, a line is not told again for one word in five. */
export const isMostlyTold = (line: string, others: readonly string[]): boolean =>
  others.some((other) => isTold(line, other)) || shareIn(saidIn(line), toldIn(others.join(". "))) > 0.8

/**
 * Whether one of the sentences tells what a feature is, and all but one word in three: "spoken questions in English"; or else
 * all but one in four.
 */
export function isNearlyTold(feature: string, sentences: readonly string[]): boolean {
  const said = saidIn(withoutHyphens(feature))
  const head = headNoun(nameIn(feature))
  return (
    said.size > 2 &&
    sentences.some((sentence) => {
      const share = shareIn(said, toldIn(withoutHyphens(sentence)))
      return (share >= 3 / 4 && !/\d/.test(feature)) || (share >= 2 / 3 && isTold(head, sentence))
    })
  )
}

/** A "medicine-day count" counts days. */
const withoutHyphens = (text: string): string => text.replace(/(?<=\p{L}{2})-(?=\p{L}{2})/gu, " ")

const enoughRoots = 2 / 3
/** As `denial`, but "without a phone" may be said of other people. */
const denies = /(?<!\p{L})(?:\p{L}+n['’]t|cannot|not|no|never|nothing|neither)(?!\p{L})/iu

/** "Monthly SMS statements" beside "Members without a smartphone receive a monthly SMS": what it is about, and its numbers. */
function isAboutSame(feature: string, sentence: string): boolean {
  const [own, told] = [stemsOf(feature), stemsOf(sentence)]
  const isCounted = [...own].every((stem) => !/\d/.test(stem) || told.has(stem))
  if (own.size < 2 || !isCounted || denies.test(feature) !== denies.test(sentence)) return false
  const about = new Set([...own].filter((stem) => !means.has(stem)))
  return shareIn(own, told) >= enoughRoots || (about.size > 0 && shareIn(about, told) === 1)
}

/** How a feature is called: "velocity calculator" beside "works out the velocity of each bird", "induction compatible" beside "works on induction". */
const means = stemsOf(
  "calculator calculation counter log record diary tracker mode view display overview tool compatible safe made use entry",
)

/**
 * "9-inch jaws, front dog, repainted blue", where several sentences tell of the jaws, the dog and the paint: two roots in
 * three, half of each part, and each number.
 */
function isToldByAll(feature: string, sentences: readonly string[]): boolean {
  const own = rootsOf(feature)
  const told = rootsOf(sentences.join(". "))
  const isCounted = [...own].every((root) => !/\d/.test(root) || told.has(root))
  const hasParts = feature.split(/,\s+/).every((part) => shareIn(rootsOf(part), told) >= 1 / 2)
  return own.size > 2 && isCounted && hasParts && !denies.test(feature) && shareIn(own, told) >= enoughRoots
}

const rootsOf = (text: string): ReadonlySet<string> => new Set([...stemsOf(text)].map(rootOf))

/** What the sentences of a careful text say needs no other line in a few words. */
export const isFeatureTold = ({ field, shape, text, isCareful }: Fact, sentences: readonly string[]): boolean =>
  isFeature({ field, shape }) &&
  ((field === "appFeatures" && isNearlyTold(text, sentences)) ||
    (isCareful && (sentences.some((sentence) => isAboutSame(text, sentence)) || isToldByAll(text, sentences))))

/** Of what a line in haste tells, a label of two or three words is not told again: "mock test" beside "mock exam 40 questions". */
export function isLabelTold({ field, shape, text }: Fact, sentences: readonly string[], name: string): boolean {
  if (!isFeature({ field, shape }) || field === "productDescription") return false
  const [own, called] = [stemsOf(text), stemsOf(name)]
  const about = [...own].filter((stem) => !called.has(stem) && !/\d/.test(stem) && !isLook(stem))
  const said = stemsOf(sentences.join(". "))
  return own.size > 1 && own.size <= maxLabel && !/\d/.test(text) && about.some((stem) => said.has(stem))
}

const maxLabel = 3
const isLook = (stem: string): boolean => isMaterialWord(stem) || colours.has(stem)

/** A feature in a few words, as the form asks for it, the description of a product, or what a price is for. */
export const isFeature = ({ field, shape }: Pick<Fact, "field" | "shape">): boolean =>
  /^(?:app|key)Features$|^productDescription$/.test(field) && shape !== "sentence"

const isItem = (line: string): boolean => line.startsWith("- ")
const isHeading = (line: string): boolean => !isItem(line) && (/^## /.test(line) || !/[.!:]["')\]]*$/.test(line))

/**
 * The items of lists that no sentence and no other item tells. Of two that say the same, the first stays. A row of services
 * is told whole. What a service costs is told once; what a seller asks for one thing has its line.
 */
export function withoutTold(blocks: readonly string[], services: readonly string[] = [], isService = false): string[] {
  const isOfRow = (item: string): boolean => services.length > 1 && services.includes(item.slice(2).toLowerCase())
  const lines = blocks.flatMap((block) => block.split("\n").filter((line) => line === block || !isHeading(line)))
  const told = lines.flatMap((line) => (isItem(line) ? [line] : splitSentences(line)))
  const said = told.map(toldIn)
  const isAgain = (item: string): boolean => {
    const own = saidIn(withoutLabel(item))
    const isFuller = (other: ReadonlySet<string>, at: number): boolean =>
      told[at] !== item &&
      shareIn(own, other) === 1 &&
      (saidIn(told[at] ?? "").size > own.size || at < told.indexOf(item))
    return own.size > 0 && said.some(isFuller)
  }
  const isPriceAgain = (block: string): boolean => isService && priceAlone.test(block) && isAgain(block)
  const isLeftOut = (item: string): boolean => (priceAlone.test(item) ? isPriceAgain(item) : isAgain(item))
  return withoutItems(blocks, (item) => !isOfRow(item) && isLeftOut(item)).filter((block) => !isPriceAgain(block))
}

/** "From £70 a day", behind "castles from £70 a day with delivery" */
const priceAlone = /^(?:- )?Price: [^\n]+$/
const withoutLabel = (line: string): string => (priceAlone.test(line) ? line.replace("Price: ", "") : line)

/** The blocks without some of their items. A heading goes with the last of its own. */
export const withoutItems = (blocks: readonly string[], isLeftOut: (item: string) => boolean): string[] =>
  blocks.flatMap((block) => {
    const lines = block.split("\n")
    const kept = lines.filter((line) => !isItem(line) || !isLeftOut(line))
    return kept.length < lines.length && kept.every(isHeading) ? [] : [kept.join("\n")]
  })
