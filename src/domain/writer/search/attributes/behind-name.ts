import { isRightWord } from "../../../text/spell/right-words.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { endsKind } from "../../read/known-end.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { isColour, unitWord } from "../phrases/word-classes.ts"

/**
 * Names typed in a hurry end in details without any mark: "satin bonnets double lined", "chest freezer 7 cu ft". The name ends in its noun.
 */
export function withoutDetails(name: string): string {
  const words = name.split(" ")
  const noun = withoutStates(words.slice(0, endOf(words)))
  return noun.length > 1 && canEnd(noun.at(-1)) ? noun.join(" ") : name
}

/** "2 seater", "4 yrs old", "7 cu ft", "250 g bags" */
const counted =
  /^(?:cu|sq|seater|pc|pcs|pk|packs?|years?|yrs?|months?|tiers?|storey|story|doors?|ply|bags?|jars?|tubs?|tins?|bottles?|sachets?|boxes)$/i
const side = /^(?:long|wide|high|tall|deep|thick|across|old|each)$/i

const canEnd = (word = ""): boolean =>
  /^lights?$/i.test(word) || [word, singular(word)].some((each) => namesAThing(each.toLowerCase()))

/** Where the details begin that no noun follows. */
function endOf(words: readonly string[]): number {
  const at = words.findIndex((word, index) => {
    const next = words[index + 1] ?? ""
    if (index > 1 && opensQualities(words, index)) return true
    if (index < 2 || !canEnd(withoutStates(words.slice(0, index)).at(-1))) return false
    // "Upright piano Heintzman 1954"
    if (isOfModel(words, index)) return false
    const isKnown = endsKind(words.slice(0, index).map((each) => each.toLowerCase()))
    if (isKnown && words.slice(index).every((each) => /\d/.test(each) || !isRightWord(each.toLowerCase()))) return true
    // "Office chairs x8", "shoe organizer 24 pockets"
    if (/^x\d+$/i.test(word) || (/^\d+$/.test(word) && /^(?:pc|pcs|pieces?)$/i.test(next))) return true
    // "Hedge trimmer 45 cm blade"
    const part = (words[index + 2] ?? "").toLowerCase()
    if (/^\d/.test(word) && unitWord.test(next.toLowerCase()) && index + 3 === words.length && !isGoodsKind(part))
      return true
    const rest = words.slice(index + (isPlural(next.toLowerCase()) ? 2 : 1))
    return /^\d/.test(word) && next !== "" && rest.every((each) => isDetail(each) || !canEnd(each))
  })
  return at < 0 ? words.length : at
}

/** "Air Max 90 trainers": a number between words that name no thing and one that does counts nothing. */
function isOfModel(words: readonly string[], at: number): boolean {
  const [before, behind] = [words.slice(0, at), words.slice(at + 1)].map((each) =>
    each.map((word) => singular(word.toLowerCase())),
  )
  return /^\d+$/.test(words[at] ?? "") && isGoodsKind(behind?.at(-1) ?? "") && !before?.some(isGoodsKind)
}

/** "Press-on nails | short almond": behind a plural, an adjective begins how the thing is, unless a thing follows it. */
const opensQualities = (words: readonly string[], at: number): boolean => {
  const before = (words[at - 1] ?? "").toLowerCase()
  return (
    isPlural(before) &&
    endsKind(words.slice(0, at).map((each) => each.toLowerCase())) &&
    kindOf((words[at] ?? "").toLowerCase()) === "adjective" &&
    !words.slice(at + 1).some((each) => isGoodsKind(singular(each.toLowerCase())))
  )
}

const isDetail = (word: string): boolean =>
  /^\d/.test(word) || counted.test(word) || side.test(word) || unitWord.test(word.toLowerCase()) || isState(word)

const isState = (word: string): boolean =>
  isColour(word.toLowerCase()) ||
  /^(?:adjective|adverb|participle|past)$/.test(kindOf(word.toLowerCase())) ||
  /^(?:only|double|kids|mens|womens|ladies|boys|girls)$|-through$/i.test(word)

/** "Mold carved", "beads handmade Jaipur style" */
function withoutStates(words: readonly string[]): readonly string[] {
  const style = /^(?:style|type)$/i.test(words.at(-1) ?? "") ? 2 : 0
  const left = words.slice(0, words.length - style)
  // "Bonnets double"
  const isBehindPlural = (at: number): boolean => isPlural(left[at - 1]?.toLowerCase() ?? "")
  // The light of a tail light is no state.
  const isKind = (at: number): boolean => at > 0 && endsKind(left.slice(0, at + 1).map((each) => each.toLowerCase()))
  const end = left.findLastIndex((word, at) => !isState(word) || (canEnd(word) && !isBehindPlural(at)) || isKind(at))
  // "Circles die cut", "beads hand carved"
  const isOfState = end < left.length - 1 && isBehindPlural(end) && !isPlural(left[end]?.toLowerCase() ?? "")
  return left.slice(0, isOfState ? end : end + 1)
}
