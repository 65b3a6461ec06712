import type { Brief } from "../seo/brief.ts"
import { acronyms } from "../text/case/acronyms.ts"
import { isNew } from "../text/keys/is-new.ts"
import { numberValue } from "../text/measure/number-words.ts"
import { splitList } from "../text/split/split-list.ts"
import { splitSentences } from "../text/split/split-sentences.ts"
import { contentWords } from "../text/words/content-words.ts"
import { isJoining, isRunning } from "../text/words/joining-words.ts"
import { isMaterialWord } from "../text/words/materials.ts"
import { determiners } from "../text/words/small-words.ts"
import { wordStem } from "../text/words/word-stem.ts"
import { plainText, subjectNamed, textsAbout } from "./brief-texts.ts"
import { numberFacts } from "./number-facts.ts"

export type FactKind = "number" | "price" | "name" | "material" | "feature" | "place" | "delivery" | "condition"

/** A detail of a brief that a listing should mention too. */
export interface BriefFact {
  readonly kind: FactKind
  /** As the seller typed it. */
  readonly text: string
  /** Each way to say it, as the stems that a text must contain. */
  readonly spellings: readonly (readonly string[])[]
}

/** No listing contains more, and each is compared with all others. */
const factsMax = 300

/**
 * The facts that a listing of this product should mention, found by the form of the words: no dictionary knows every
 * trade.
 */
export function factsOf(brief: Brief, subjectName: string): readonly BriefFact[] {
  const texts = textsAbout(brief, subjectNamed(brief, subjectName))
  const facts = [
    ...texts.flatMap((text) => splitSentences(text).flatMap(factsInSentence)),
    ...[brief.keyFeatures, brief.appFeatures, brief.certifications].flatMap(featuresIn),
    ...[brief.amazonBrand, brief.appName].flatMap((name) => makeFact("name", plainText(name))),
    ...numberFacts(brief.priceRange).map(({ text, spellings }): BriefFact => ({ kind: "price", text, spellings })),
    ...[brief.location, brief.facebookLocation].flatMap(placeIn),
    ...deliveryIn(brief.facebookDeliveryMethod),
    ...conditionIn(brief.facebookCondition || brief.itemCondition),
  ]
  const rivals = splitList(brief.competitors).map((rival) => contentWords(rival).join(" "))
  const seen = new Set(["", ...rivals])
  const once = facts.filter(({ spellings: [words = []] }) => isNew(seen, words.join(" ")))
  const most = once.slice(0, factsMax)
  return most.filter((fact) => !most.some((other) => isPartOf(other, fact)))
}

/** "four-finger" and "four-finger handle" are one fact; the shorter form is enough. */
function isPartOf(part: BriefFact, whole: BriefFact): boolean {
  if (part.kind === "number" || whole.kind === "number") return false
  const [words = []] = part.spellings
  const [all = []] = whole.spellings
  return words.length > 1 && words.length < all.length && words.every((word) => all.includes(word))
}

const makeFact = (kind: FactKind, text: string, spellings = [contentWords(text)]): readonly BriefFact[] =>
  spellings.some((words) => words.length > 0) ? [{ kind, text: text.trim(), spellings }] : []

function factsInSentence(sentence: string): readonly BriefFact[] {
  const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
  const allCaps = words.filter((word) => /^\p{Lu}{2,}$/u.test(word)).length
  const hasNames = capitals * 2 <= words.length && allCaps * 4 <= words.length
  return [
    ...numberFacts(sentence).map(
      ({ text, isPrice, spellings }): BriefFact => ({ kind: isPrice ? "price" : "number", text, spellings }),
    ),
    ...(hasNames ? namesIn(sentence) : []),
    ...words
      .flatMap((word) => word.split("-"))
      .filter((word) => isMaterialWord(word) && word !== "felt")
      .flatMap((word) => makeFact("material", word)),
    ...words.filter((word) => /^\p{L}+(?:-\p{L}+)+$/u.test(word)).flatMap(compound),
    ...phrasesIn(sentence),
  ]
}

/** "wheel-thrown" is also "wheel thrown" and "wheelthrown". */
function compound(word: string): readonly BriefFact[] {
  const parts = contentWords(word)
  return parts.length < 2 ? [] : makeFact("feature", word, [parts, [wordStem(word.toLowerCase().replaceAll("-", ""))]])
}

const name =
  /(?<=[\p{L},;)] )\p{Lu}[\p{L}\p{N}-]+(?: \p{Lu}[\p{L}\p{N}-]*)*|^\p{Lu}[\p{L}\p{N}-]+(?: \p{Lu}[\p{L}\p{N}-]*)+/gu
const capitals = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu
const acronymChars = 4

/** Capitals inside a sentence, runs of capitals at its beginning, and abbreviations anywhere. */
function namesIn(sentence: string): readonly BriefFact[] {
  const inCapitals = sentence.match(capitals) ?? []
  const isAllCaps = inCapitals.some((word) => word.length > acronymChars)
  const short = inCapitals.filter((word) => acronyms.has(word) || (!isAllCaps && !isJoining(word.toLowerCase())))
  return [...(sentence.match(name) ?? []), ...short].flatMap((text) => makeFact("name", text))
}

const pieceEnds = /[,;:()/]|\.\s|\s[-–—]\s|\s(?:and|or|&|\+|with|of|plus)\s/i
const pieceWordsMax = 3

/** Lists in a sentence: "folding handles and a lip guard", "cleanings, fillings, crowns". */
function phrasesIn(sentence: string): readonly BriefFact[] {
  const pieces = sentence.replace(/(?<![.!?])[.!?]+$/, "").split(pieceEnds)
  return pieces.flatMap((piece, at) => {
    const words = piece.trim().split(/\s+/)
    const bare = words.map((word) => word.toLowerCase().replace(/['’]/g, ""))
    const start = 1 + bare.findLastIndex((word, number) => number < words.length - 1 && isBorder(word))
    const thing = words.slice(start)
    const isListed = pieces.length === 1 || thing.length > 1 || pieces.length > 2
    const isTold = at === 0 && start === 0 && pieces.length > 1
    if (!isListed || isTold || thing.length > pieceWordsMax || /\d/.test(thing.join(""))) return []
    if (thing.join("").length < 4 || bare.some((word) => isRunning(word) && !determiners.has(word))) return []
    return phraseFact(thing.join(" "))
  })
}

const leading = new Set("offering covers covering including removing fitting using".split(" "))
const isBorder = (word: string): boolean => isJoining(word) || leading.has(word)

/** Of three words the last two are enough: "lip guard" covers "silicone lip guard". */
function phraseFact(text: string): readonly BriefFact[] {
  const words = contentWords(text)
  // Text that begins with a number is already a number fact.
  if (numberValue(words[0] ?? "") !== null) return []
  return makeFact("feature", text, words.length === 3 ? [words, words.slice(1)] : [words])
}

const featuresIn = (field: string): readonly BriefFact[] =>
  splitList(plainText(field))
    .filter((item) => !/\d/.test(item) && item.split(/\s+/).length <= pieceWordsMax + 1)
    .flatMap(phraseFact)

/** A town, or its surroundings. */
function placeIn(field: string): readonly BriefFact[] {
  const parts = plainText(field).split(",").map(contentWords)
  return makeFact(
    "place",
    field,
    parts.filter((words) => words.join("").length > 2),
  )
}

const handovers = ["pickup", "pick", "collection", "collect", "deliver", "delivery", "ship", "shipping", "post"]

function deliveryIn(field: string): readonly BriefFact[] {
  const words = contentWords(field)
  if (words.length === 0) return []
  const isPickup = words.some((word) => /^(?:pick|collect)/.test(word))
  return makeFact(
    "delivery",
    field,
    (isPickup ? handovers.slice(0, 4) : handovers).map((word) => [wordStem(word)]),
  )
}

function conditionIn(field: string): readonly BriefFact[] {
  const words = contentWords(field)
  const [first] = words
  return first === undefined ? [] : makeFact("condition", field, [words, [first]])
}
