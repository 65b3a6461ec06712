import { canBeBase, canBeThird, type Kind, kindOf } from "../../text/words/word-kinds.ts"
import { anyOf, colours } from "../type/phrases.ts"
import { withClauseBreaks } from "./clause-breaks.ts"

/** These words begin a new fact, no matter what comes before them. */
const openings = anyOf(
  `great for|perfect for|ideal for|good for|suitable for|great gift|lovely gift|comes with|comes in|comes as|comes complete|comes apart|comes gift|comes boxed
  wash at|machine-wash~|hand-wash only|hand-wash cold|dishwasher-safe|microwave-safe|tumble-dry|wipe-clean|spot-clean|dry-clean only
  made to order|pick your|choose your|choose from|just ask|learnt from|learned from|taught by|self-taught|based in|ready to post|ready to ship|ready to hang|free delivery|free shipping|free postage|free returns|free p&p|free uk {any} delivery
  collection only|pick-up only|collect from|collection from|pick-up from|must collect|must be collected|cash on|cash only|cash or|card or cash
  can deliver|can post|can ship|can add|can be added|can drop off|sold as|smoke-free|pet-free|from a smoke|set of {n}|pack of {n}|box of {n}
  good condition|great condition|excellent condition|very good condition|vgc|in good condition|in great condition|like new|as new|never used|hardly used
  works great|works fine|works well|works perfectly|works offline|fits {n}|fits up to|fits most|fits all|fits standard|holds {n}|holds up to
  takes {n}|takes about|takes up to|lasts {n}|lasts up to|runs on|folds flat|packs to|packs down|one owner|fully insured|fully lined
  one-size fits|free for {n}|free trial|{n}-year warranty|{n}-year guarantee|{n}yr warranty|{n}yr guarantee|lifetime guarantee|lifetime warranty
  ships from|ships same|ships in|ships within|post~ within|dispatched in|dispatched within|dispatched next|dispatched same|free uk post~|available in|sent in|sent flat|sent tracked
  {n}% cotton|{n}% wool|{n}% linen|{n}% polyester|open {day}|made in {any}|handmade in|hand-{done}
  couple of|a couple of|bit of|a bit of|bit {done}|a bit {done}|lots of|loads of|plenty of|just had|just been|only used|used once|used twice|used for {n}|used {n}
`,
  "first",
)

const closers = /^(?:included|supplied|ono|obo|vgc)$/iu
const speaker = /^(?:i|we|i'm|we're|i've|we've|they|it|they're)$/iu
type Gap = "mark" | "doubt" | "none"

/** A word that ends a fact: something can end there. */
const ends: ReadonlySet<Kind> = new Set([
  "noun",
  "plural",
  "number",
  "adverb",
  "adjective",
  "participle",
  "base",
  "ing",
  "third",
])

const bare = (word: string | undefined): string => (word ?? "").replace(/^[("“]+|[)"”.,;:]+$/gu, "")

const kindIn = (word: string): Kind => (colours.has(word.toLowerCase()) ? "adjective" : kindOf(word))

/** What a gap between two words of a run is. The `since` words before it have no comma. */
function gapAt(words: readonly string[], at: number, since: number): Gap {
  const left = bare(words[at - 1])
  const right = bare(words[at])
  const [leftKind, rightKind] = [kindIn(left), kindIn(right)]
  if (
    /[,;:.!?(-]$/.test(words[at - 1] ?? "") ||
    /^\(/.test(words[at] ?? "") ||
    !ends.has(leftKind) ||
    /^(?:also|just|not|or|and|very|really|say|says|said|think|know|is|be|only|hardly|barely|never|ever|well|lightly|gently)$/iu.test(
      left,
    ) ||
    (/^(?:hand|home|machine|custom)$/iu.test(left) && rightKind === "participle")
  )
    return "none"
  // "10 pack of 30 cm pegs"
  if (leftKind === "number" && /^(?:set|pack|box)$/i.test(right)) return "none"
  // "Valve you can let a bit of air out"
  if (openings.test(words.slice(at, at + phraseWords).join(" ")))
    return isVerbOf(words, at, since) || needsMore(left, right, since) ? "doubt" : "mark"
  // "Plays good, sounds great for polka"
  if (/^(?:sounds?|looks?|feels?|works?|smells?|tastes?)$/iu.test(left) && rightKind === "adjective") return "none"
  if (closers.test(left) && !/^(?:preposition|conjunction|number|adverb)$/.test(rightKind)) return "mark"
  // "From a smoke free home"
  if (/^(?:home|house|household)$/iu.test(left) && /free$/iu.test(bare(words[at - 2])) && rightKind !== "conjunction")
    return "mark"
  if (speaker.test(right)) return "doubt"
  return isDoubtful(leftKind, rightKind, wordsOfClause(words, at, since), ofNoun.test(right)) ? "doubt" : "none"
}

const phraseWords = 6
const opensAmount = /^(?:a|an|bit|couple|lots|loads|plenty|just)$/i

/** "Let a bit of air out", "still got a bit of rust", "leaves a bit of residue": a verb needs what follows it. "Bought" alone says nothing. */
const needsMore = (left: string, right: string, since: number): boolean =>
  (opensAmount.test(right) && (canBeBase(left) || canBeThird(left) || kindOf(left) === "participle")) ||
  (since === 1 && kindOf(left) === "participle")

/** "Cover comes apart", "lid fits 3 sizes": one or two nouns before a verb are its subject. */
const isVerbOf = (words: readonly string[], at: number, since: number): boolean =>
  // "No login works offline" is two things.
  !/^no$/i.test(bare(words[at - since])) &&
  since < 3 &&
  /^(?:third|noun|plural)$/.test(kindOf(bare(words[at]))) &&
  /s$/u.test(bare(words[at]))

/** "Dishwasher safe", "water resistant", "BPA free", "300 mm long" */
const ofNoun =
  /(?:safe|free|proof|resistant|friendly|ready|washable|compatible|adjustable|long|wide|tall|high|deep|thick|available|only)$/iu

/** The checks for doubt below never need more words than this. */
const enoughWords = 4

/** The number of words before a gap since the last comma or "and", up to the number that matters. */
function wordsOfClause(words: readonly string[], at: number, since: number): number {
  const most = Math.min(since, enoughWords)
  let count = 0
  while (count < most && !/^(?:conjunction|relative)$/.test(kindOf(bare(words[at - 1 - count])))) count += 1
  return count
}

function isDoubtful(left: Kind, right: Kind, since: number, isOfNoun: boolean): boolean {
  // "Lamp green", "flex small": the adjective after a noun belongs to the next one.
  if ((left === "noun" || left === "plural") && right === "adjective") return !isOfNoun
  if (left === "plural") return /^(?:noun|adjective|number|participle|third|determiner|plural)$/.test(right)
  if (right === "third" || right === "auxiliary") return since > 3 || left === "participle"
  if (right === "number" || right === "determiner") return since > 1 && left !== "adverb" && left !== "base"
  return (
    (left === "participle" || left === "adverb" || left === "third") &&
    /^(?:noun|plural|adjective|determiner)$/.test(right) &&
    since > 2
  )
}

export interface RunRead {
  /** With its missing commas. */
  readonly text: string
  /** So many words in one breath, or so many doubtful gaps, that nobody can be sure where one fact ends. */
  readonly isRun: boolean
}

const minWords = 5
const maxClear = 18
const maxDoubtful = 7
const maxWords = 20
/** More names than that in a row belong to several things. */
const maxName = 7
const inName = /^(?:noun|plural|adjective|participle|number|base|ing)$/

const countMarks = (text: string): number => text.match(/[,;] /g)?.length ?? 0

/** A hasty row of words stays one line, since joined is never wrong, and gets the commas that it certainly needs. */
export function readRun(typed: string): RunRead {
  const broken = withClauseBreaks(typed)
  const words = broken.split(" ")
  if (words.length < minWords) return { text: broken, isRun: false }
  let text = words[0] ?? ""
  let since = 1
  let longest = 1
  let isDoubted = false
  let marks = 0
  let named = 1
  for (let at = 1; at < words.length; at += 1) {
    const gap = gapAt(words, at, since)
    if (gap === "mark") marks += 1
    named =
      inName.test(kindOf(bare(words[at]))) && gap !== "mark" && !/[,;:.)]$/.test(words[at - 1] ?? "") ? named + 1 : 1
    if (gap === "doubt" || named > maxName) isDoubted = true
    text += gap === "mark" ? `, ${words[at]}` : ` ${words[at]}`
    since = gap === "mark" || /[,;:.)]$/.test(words[at - 1] ?? "") || /^\(/.test(words[at] ?? "") ? 1 : since + 1
    longest = Math.max(longest, since)
  }
  const isLong = longest > maxClear || words.length > maxWords
  const lacked = marks + countMarks(broken) - countMarks(typed)
  return { text, isRun: isLong || lacked > 1 || (isDoubted && (lacked > 0 || longest > maxDoubtful)) }
}
