import {
  canBeBase,
  canBeParticiple,
  canBeThird,
  kindOf,
  opensAdjunct,
  opensObject,
} from "../../text/words/word-kinds.ts"
import { isGoodsKind } from "../search/kinds/goods-kinds.ts"
import { ownVerb } from "./own-verb.ts"
import { likely, type Shaped, sure, type Words } from "./shaped.ts"

/** Base forms that are not part of a name: "create codes", "get an alarm". */
const onlyVerbs =
  /^(?:create|expect|get|see|choose|bring|add|send|find|keep|make|give|take|let|learn|enjoy|discover|explore|save|import|convert|organi[sz]e|customi[sz]e|try|buy|tell|know|use|become|come|welcome)$/i
/** Third-person verbs that do not begin a name: "turns into a bed", "needs air". */
const onlyThirds =
  /^(?:turns|starts|needs|goes|comes|wants|makes|gets|takes|gives|becomes|means|feels|looks|tastes|smells|sounds|glows)$/i
const opensNoun = /^(?:of|for|and|or|&)$/i
/** They open a question or a dependent clause, not a name. */
const opensQuestion = /^(?:how|why|what|when|whether|where|who|because|although|even)$/i
/** Words between a name and something not yet said about it. */
const opensPart = /^(?:not|then)$/i

const opensClause =
  /^(?:such|offering|using|featuring|showing|including|covering|serving|depicting|holding|containing|fitting|going|coming|travell?ing|working|operating)$/i

/** "practice offering cleanings" continues with a clause, "serving board" is a thing. */
const isClauseAt = (words: readonly string[], at: number): boolean =>
  opensClause.test(words[at] ?? "") && !isCompoundAt(words, at)

/** "covering Hull": a lowercase word before a capital. "Serving Board" has capitals in both words. */
const startsName = (before: string, word: string): boolean => /^\p{Ll}/u.test(before) && /^\p{Lu}/u.test(word)

const isCompoundAt = (words: readonly string[], at: number): boolean =>
  /ing$/i.test(words[at] ?? "") &&
  !startsName(words[at] ?? "", words[at + 1] ?? "") &&
  /^(?:noun|base)$/.test(kindOf(words[at + 1] ?? ""))

const figure = /^(?:.*\d|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/i

/** "Seagull Forty Plus carb", "iPhone 8 plus case": a model's name, and no second thing. */
export const isPlusOfModel = (words: readonly string[], at: number): boolean =>
  /^plus$/i.test(words[at] ?? "") &&
  (figure.test(words[at - 1] ?? "") || /^\p{Lu}{2,}$/u.test(words[at - 1] ?? "")) &&
  !/^(?:an?|the|my|its|one|two|some|free|\d.*)$/i.test(words[at + 1] ?? "")

/** "A ring of four to twelve bells": half a range is wrong. */
const isRange = (words: readonly string[], kinds: readonly string[], at: number): boolean =>
  /^to$/i.test(words[at] ?? "") && isFigure(kinds[at - 1]) && isFigure(kinds[at + 1])

const isFigure = (kind: string | undefined): boolean => kind === "number" || kind === "determiner"

const areaWords = 4
const area = /^\d[\d.,]* (?:x|×|by) \d[\d.,]* ?(?:mm|cm|m|in|inch|inches|ft|feet)\b/i

/** "140 x 70 cm" */
const opensArea = (words: readonly string[], at: number): boolean =>
  area.test(words.slice(at, at + areaWords).join(" "))

/** Where the name of a thing ends and the details after it begin: "mug | glazed in white", "app | that adjusts". */
export function endOfName({ words, kinds }: Words): number {
  const end = words.findIndex((word, at) => {
    if (at === 0) return false
    if (/[,:]$/.test(words[at - 1] ?? "")) return true
    // The run of a "marble run with steps" is no verb.
    if (isGoodsKind(`${words[at - 1]} ${word}`.toLowerCase())) return false
    if (opensArea(words, at)) return true
    // "Plants shipped bare root": a plural is not followed by a participle and then another noun.
    if (kinds[at - 1] === "plural" && /(?:ed|en|wn)$/.test(word) && canBeParticiple(word) && words.length > at + 1)
      return true
    // "Tea towels block printed by hand"
    if (
      kinds[at - 1] === "plural" &&
      waysOfMaking.test(word) &&
      canBeParticiple(words[at + 1] ?? "") &&
      opensAdjunct(words[at + 2])
    )
      return true
    // "Fishing log app I made": the maker is not part of its name.
    if (kinds[at] === "subject" && /^(?:i|we|you|they|it)$/i.test(word)) return true
    if (kinds[at] === "preposition")
      return !isPlusOfModel(words, at) && !isRange(words, kinds, at) && !opensKindAt(words, at)
    if (kinds[at] === "relative" || isClauseAt(words, at)) return true
    // "Puzzle game about loading cars", and not "about 300"
    if (/^about$/i.test(word) && kinds[at + 1] !== "number") return true
    // "Pigeon racing app log your birds": behind it, what is done with it.
    if (/^(?:app|tool)$/i.test(words[at - 1] ?? "") && canBeBase(word) && kinds[at + 1] === "determiner") return true
    // "Lambing record app works with no signal"
    if (/^(?:app|tool)$/i.test(words[at - 1] ?? "") && canBeThird(word) && at < words.length - 1) return true
    // "Soda bread my nana's way"
    if (/^(?:my|our|your|their)$/i.test(word)) return true
    return (
      canBeParticiple(word) &&
      !/^set$/i.test(word) &&
      opensAdjunct(words[at + 1]) &&
      !/^(?:of|off)$/i.test(words[at + 1] ?? "")
    )
  })
  if (end < 0) return words.length
  return opensPair(words, end - 1) ? end - 1 : end
}

const waysOfMaking =
  /^(?:block|screen|lino|laser|letterpress|wheel|kiln|oven|air|sun|wood|slow|hand|machine|home|custom)$/i

/** "Mitutoyo outside micrometer", "slim under desk treadmill": with the words behind it, it names a thing. */
export const opensKindAt = (words: readonly string[], at: number): boolean =>
  [2, 3].some((count) =>
    isGoodsKind(
      words
        .slice(at, at + count)
        .join(" ")
        .toLowerCase(),
    ),
  )

const pairBegins =
  /^(?:start|beginning|first|top|front|head|tip|dawn|door|farm|field|seed|sheep|fleece|tree|log|bean|grain)$/i

/** "Lock gate replacement | start to finish", "times stones | hog to hog": neither end says anything alone. */
const opensPair = (words: readonly string[], at: number): boolean =>
  at > 1 &&
  words[at + 1] === "to" &&
  words[at + 2] !== undefined &&
  (pairBegins.test(words[at] ?? "") || words[at]?.toLowerCase() === words[at + 2]?.toLowerCase())

/** Only words that can be in a thing's name, and the details after it. */
export function byNoun(read: Words): Shaped | null {
  const { words, kinds } = read
  const first = kinds[0]
  if (words.length > 1 && onlyVerbs.test(words[0] ?? "")) return likely("command")
  if (words.length > 1 && onlyThirds.test(words[0] ?? "")) return likely("third")
  if (opensQuestion.test(words[0] ?? "")) return likely("other")
  if (/^(?:auxiliary|preposition|conjunction|relative|subject|adverb)$/.test(first ?? "")) return likely("other")
  if (ownVerb(read)?.isSure === true) return likely("noun")
  const end = endOfName(read)
  const head = words[end - 1] ?? ""
  const headKind = kindOf(head)
  const isPlain = /^(?:noun|plural|base|ing)$/.test(headKind) || (end > 1 && /^\p{Lu}/u.test(head))
  const isOdd = kinds.slice(0, end).some((kind, at) => {
    if (at === 0) return /^no$/i.test(words[0] ?? "")
    if (
      kind === "auxiliary" ||
      /^not$/i.test(words[at] ?? "") ||
      (kind === "determiner" && /^no$/i.test(words[at] ?? ""))
    )
      return true
    if (kind === "number" && at < end - 1 && /^(?:noun|plural|base|ing)$/.test(kinds[at - 1] ?? "")) return true
    if (kind === "adjective" && /^(?:noun|plural)$/.test(kinds[at - 1] ?? "") && !/^\p{Lu}/u.test(words[at] ?? ""))
      return true
    // "Warns three days before": an article after a noun begins another noun.
    if (kind === "determiner" && /^(?:noun|base|plural|participle)$/.test(kinds[at - 1] ?? "")) return true
    // "Shutter and meter work at all speeds": the verb of several subjects.
    if (kind === "base" && at > 1 && kinds.slice(0, at).includes("conjunction") && opensAdjunct(words[at + 1]))
      return true
    // "water once a week"
    if (kind === "adverb" && /^(?:noun|base|plural)$/.test(kinds[at - 1] ?? "")) return true
    // "cover Leeds": a verb before a name is not part of a name.
    if (at === 1 && kinds[0] === "base" && /^\p{Lu}\p{Ll}/u.test(words[at] ?? "")) return true
    return at < end - 1 && canBeThird(words[at] ?? "") && kind !== "ing"
  })
  const isDone = kinds[0] === "base" && (/^by$/i.test(words[1] ?? "") || (words.length === 2 && kinds[1] === "base"))
  const isLoose = canBeThird(words[0] ?? "") && words.length > 1 && !opensNoun.test(words[1] ?? "")
  return isPlain && !isOdd && !isLoose && !isDone && isQuiet(read, end) ? sure("noun") : likely("noun")
}

/** After a name, a verb may appear only inside a relative clause, and after a comma only words that could be one more name. */
function isQuiet({ words, kinds }: Words, end: number): boolean {
  let isInClause = false
  let verbs = 0
  for (let at = end; at < words.length; at += 1) {
    if (kinds[at] === "relative") isInClause = true
    // "The designer who draws your plan is on site": the second verb belongs to the first noun.
    const isSecond =
      /^(?:third|auxiliary)$/.test(kinds[at] ?? "") && !/^(?:conjunction|auxiliary|adverb)$/.test(kinds[at - 1] ?? "")
    if (isInClause && isSecond && ++verbs > 1) return false
    if (!isInClause && (kinds[at] === "third" || kinds[at] === "auxiliary" || kinds[at] === "subject")) return false
    if (!isInClause && opensPart.test(words[at] ?? "")) return false
    // "Orders before noon ship the same day"
    if (
      !isInClause &&
      kinds[at] === "base" &&
      kinds[at + 1] === "determiner" &&
      !/^(?:to|and|or)$/i.test(words[at - 1] ?? "")
    )
      return false
    // "Shutter, light meter and self-timer work at all speeds"
    const isShared = kinds.slice(end, at).includes("conjunction") && /^(?:noun|plural)$/.test(kinds[at - 1] ?? "")
    if (!isInClause && kinds[at] === "base" && isShared && opensAdjunct(words[at + 1])) return false
    const isAfterComma = /[,;]$/.test(words[at - 1] ?? "")
    if (
      isAfterComma &&
      !isInClause &&
      (onlyVerbs.test(words[at] ?? "") ||
        (canBeThird(words[at] ?? "") && (opensObject(words[at + 1]) || opensAdjunct(words[at + 1]))))
    )
      return false
  }
  return true
}
