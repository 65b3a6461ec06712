import type { Fact } from "../fact.ts"
import { stemsOf } from "../read/merge.ts"
import { statementVerb } from "../type/own-verb.ts"
import { nameIn } from "../type/shape.ts"
import { wordsIn } from "../type/shaped.ts"
import type { Understanding } from "../understanding.ts"
import { withoutEnd } from "./grammar.ts"
import { isRowOfNames } from "./verbless.ts"

/**
 * Pain points that are whole sentences about other things or about a situation: "Ordinary ponchos catch in the wheels." A
 * sentence that may be about what is sold would tell a fault of it, so then none is told.
 */
export function statedTrouble(pains: readonly Fact[], u: Understanding): readonly Fact[] {
  if (u.genre === "local" || u.genre === "auction" || u.language !== "en") return []
  return pains.every((pain, at) => isAboutOthers(pain, u) || (at > 0 && answersTrouble(pain))) ? pains : []
}

/** "Ours is tapered so the next plug pushes the last one out", behind the trouble that it ends. */
export const answersTrouble = ({ text, isEnglish }: Fact): boolean =>
  isEnglish && /^(?:ours|our|mine|my|we|this one|these) /i.test(text) && statementVerb(wordsIn(text)) !== null

/** "It tears", "you wait", "this one leaks" */
const ofThis = /^(?:this|that|these|those|our|my|its|their|I|we|you|he|she|it|they)\b/i
/** "There is no time", "nobody mends them", "toddlers pull it off" */
const ofPeople = /^(?:there (?:is|are) no|nobody|nothing|everyone|toddlers|children|kids|people|customers|guests)\b/i
/** "Most kits assume", "the original rubber perishes" */
const ofOthers =
  /^(?:the )?(?:most|many|other|some|few|original|old|older|usual|ordinary|standard|typical|average|common|cheap|cheaper|factory) (?!of\b)/i
/** "Notes you cannot read afterwards" */
const whichOnes = /^\p{L}+s (?:you|we|they|I|nobody)\b|^(?:\p{L}+ ){1,2}(?:you|we|they|I|nobody) \p{L}+[.!]?$/iu

/** "Rewinding tracks in the car", "suits which are too short" */
const isFragment =
  /^(?!netting|bedding|tubing|decking|shelving|roofing|edging|wiring|fencing|flooring)\p{L}{2,}ing (?!(?:is|are|was|were|takes?|costs?|means?|needs?|can|leaves?)\b)|^(?:\S+ ){1,3}(?:which|that|who) /iu

/** "Wet handles slip": they may be those that are sold. */
const state = /^(?:wet|dry|damp|dirty|hot|cold|full|empty|worn|loose|open|closed|new)$/i

function isAboutOthers({ text, isEnglish }: Fact, u: Understanding): boolean {
  const read = wordsIn(text)
  const verb = statementVerb(read)
  // "A wet seat, and supermarket bags that blow away" is no sentence: nothing in its first part tells.
  const [first = ""] = text.split(/, (?:and|or|but) /)
  if (
    !isEnglish ||
    verb === null ||
    isRowOfNames(text) ||
    whichOnes.test(text) ||
    isFragment.test(text) ||
    statementVerb(wordsIn(`${withoutEnd(first)}.`)) === null ||
    ofThis.test(text)
  )
    return false
  // No business and no video breaks.
  if (u.genre === "service" || u.genre === "video" || ofPeople.test(text)) return true
  // "Most fall apart" may be most of these.
  if (ofOthers.test(text) && verb.at > 1) return true
  // "The lid leaks", even if the seller mentions none.
  if (/^the\b/i.test(text)) return false
  const subject = read.words.slice(0, verb.at).filter((word, at) => read.kinds[at] !== "adverb" && !state.test(word))
  const own = ownStems(u)
  return [...stemsOf(subject.join(" "))].some((stem) => !own.has(stem))
}

/** What is sold and its parts. An app has none but those that its texts are about: "registers" in "no more registers" is none. */
const ownStems = ({ thing, facts, genre }: Understanding): ReadonlySet<string> =>
  new Set([
    ...stemsOf(thing.name),
    ...facts
      .filter(({ topic }) => !/^(?:pain|audience|story|made)$/.test(topic))
      .flatMap(({ text, stems }) => [...(genre === "app" ? stemsOf(nameIn(text)) : stems)]),
  ])
