import { isRightWord } from "../../../text/spell/right-words.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { endsKind } from "../../read/known-end.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { isColour, unitWord } from "../phrases/word-classes.ts"

/**
 * Names typed in a hurry end in details without any mark: "satin bonnets double lined", "vintage bakelite buttons 1930s lot
 * of 9 carved", "chest freezer 7 cu ft". The name ends in its noun.
 */
export function withoutDetails(name: string): string {
  const words = name.split(" ")
  const noun = withoutStates(words.slice(0, endOf(words)))
  return noun.length > 1 && canEnd(noun.at(-1)) ? noun.join(" ") : name
}

const decade = /^(?:1[89]|20)\d\ds$/
const size = /^sizes?$/i
/** "2 seater", "4 yrs old", "7 cu ft", "250 g bags" */
const counted =
  /^(?:cu|sq|seater|pc|pcs|pk|packs?|years?|yrs?|months?|tiers?|storey|story|doors?|ply|bags?|jars?|tubs?|tins?|bottles?|sachets?|boxes)$/i
const side = /^(?:long|wide|high|tall|deep|thick|across|old|each)$/i

const plates =
  /^(?:plate|tray|frame|slice|burner|hole|cup|bowl|piece|person|step|shelf|drawer|compartment|blade|bulb|port|speed)s?$/i
const keys = /^[A-G][b#]?(?:\/[A-G][b#]?)+$/
const sides = /^(?:l|r|lh|rh|n\/s|o\/s)$/i

const motifs: ReadonlySet<string> = new Set(
  `ducks bears birds foxes rabbits bunnies cats dogs stars hearts flowers roses dinosaurs elephants whales sheep lambs owls
  bees trees leaves stripes dots waves moons clouds rainbows mushrooms ferns daisies trucks trains tractors boats planes
  cars robins hares hedgehogs butterflies dragons unicorns mermaids swans swallows thistles poppies lemons cherries`.split(
    /\s+/,
  ),
)

/** "Baby quilt ducks" in the category of quilts: behind the thing, what is on it. */
export function upToSort(name: string, sort: string): string {
  const words = name.split(" ")
  const noun = singular(sort.toLowerCase().split(" ").at(-1) ?? "")
  const at = words.findIndex((word) => word.toLowerCase() === noun)
  const isMotif = at > 0 && at === words.length - 2 && motifs.has(words.at(-1)?.toLowerCase() ?? "")
  return isMotif && isGoodsKind(noun) && !endsKind(words) ? words.slice(0, -1).join(" ") : name
}

const canEnd = (word = ""): boolean => [word, singular(word)].some((each) => namesAThing(each.toLowerCase()))

/** Where the details begin that no noun follows. */
function endOf(words: readonly string[]): number {
  const at = words.findIndex((word, index) => {
    const next = words[index + 1] ?? ""
    if (index < 2 || !canEnd(withoutStates(words.slice(0, index)).at(-1))) return false
    if (decade.test(word) || (size.test(word) && /^(?:\d|xs|s|m|l|xl)/i.test(next))) return true
    // "Upright piano Heintzman 1954"
    const isKnown = endsKind(words.slice(0, index).map((each) => each.toLowerCase()))
    if (isKnown && words.slice(index).every((each) => /\d/.test(each) || !isRightWord(each.toLowerCase()))) return true
    // "Anglo concertina C/G"
    if (keys.test(word) && index === words.length - 1) return true
    // "Small square bales 2nd cut"
    if (/^\d+(?:st|nd|rd|th)$/i.test(word) && isPlural(words[index - 1]?.toLowerCase() ?? "")) return true
    // "Idli stand 4 plate"
    if (/^\d+$/.test(word) && plates.test(next) && index + 2 === words.length) return true
    // "Tail lights L and R"
    if (sides.test(word)) return true
    // "Office chairs x8", "shoe organizer 24 pockets"
    if (/^x\d+$/i.test(word) || (/^\d+$/.test(word) && /^(?:pc|pcs|pieces?)$/i.test(next))) return true
    const rest = words.slice(index + (isPlural(next.toLowerCase()) ? 2 : 1))
    return /^\d/.test(word) && next !== "" && rest.every((each) => isDetail(each) || !canEnd(each))
  })
  return at < 0 ? words.length : at
}

const isDetail = (word: string): boolean =>
  /^\d/.test(word) || counted.test(word) || side.test(word) || unitWord.test(word.toLowerCase()) || isState(word)

const isState = (word: string): boolean =>
  isColour(word.toLowerCase()) ||
  /^(?:adjective|adverb|participle|past)$/.test(kindOf(word.toLowerCase())) ||
  /^(?:only|double|kids|mens|womens|ladies|boys|girls)$|-through$/i.test(word)

const wearer = /^(?:kids|mens|womens|ladies|boys|girls|toddlers?|unisex|adults?)$/i

/** "Mold carved", "beads handmade Jaipur style" */
function withoutStates(words: readonly string[]): readonly string[] {
  const style = /^(?:style|type)$/i.test(words.at(-1) ?? "") ? 2 : 0
  const left = words.slice(0, words.length - style)
  // "Bonnets double"
  const isBehindPlural = (at: number): boolean => isPlural(left[at - 1]?.toLowerCase() ?? "")
  // The light of a tail light is no state.
  const isKind = (at: number): boolean => at > 0 && endsKind(left.slice(0, at + 1).map((each) => each.toLowerCase()))
  // "Canvas shoe kids"
  const isWearer = (word: string, at: number): boolean =>
    at > 1 && wearer.test(word) && isGoodsKind(singular(left[at - 1]?.toLowerCase() ?? ""))
  const end = left.findLastIndex(
    (word, at) => !isWearer(word, at) && (!isState(word) || (canEnd(word) && !isBehindPlural(at)) || isKind(at)),
  )
  // "Circles die cut", "beads hand carved"
  const isOfState = end < left.length - 1 && isBehindPlural(end) && !isPlural(left[end]?.toLowerCase() ?? "")
  return left.slice(0, isOfState ? end : end + 1)
}
