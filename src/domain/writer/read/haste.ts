import { isRightWord } from "../../text/spell/right-words.ts"
import { isMaterialWord } from "../../text/words/materials.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { isColour } from "../search/phrases/word-classes.ts"
import { measureOf } from "../type/measure.ts"
import { shapeOf } from "../type/shape.ts"
import { pointsBack, standsAlone } from "./stands-alone.ts"

const joinsOn =
  /^(?:and|or|but|so|then|plus|also|yet|which|who|that|because|since|as|unless|until|if|when|where|while|after|before|with|for|from|minus|normally|usually|mostly|further|in|on|at|by|of|to|not(?! (?:for|suitable|an?)\b)|except|including|what|how|why|whose|whatever|etc|maybe|sorry|sry|lol|thanks|please|pls|free (?:over|above)|been|was|were|got|taught|say which|state which|choose which|tell us which|remove for|cancel|it|it's|its|they|they're|this|yeah|yes|same|both|neither)\b/i

/** "Also do tufts, 110 to a sheet" */
const ofBefore = /^\d+ (?:to|per) (?:an?|the) /i

/** "Don't take the wool away": without its subject, what the seller does not do is an order to the buyer. */
export const maybeOrder = /^(?:don't|do not)\s/i

const minPiece = 3
const isShort = (part: string): boolean =>
  part.split(" ").length < minPiece && !(/\d/.test(part) && measureOf(part) !== null)

/** "Ennis kilrush miltown": words that nobody knows say nothing alone. */
const isUnknown = (part: string): boolean =>
  part.split(" ").every((word) => !/[\d\p{Lu}]/u.test(word) && !isRightWord(word))

/** An item and what its parts say, noted part by part, so that a long row is read once. */
interface Item {
  readonly parts: string[]
  words: number
  isFree: boolean
  opensRow: boolean
}

const itemOf = (part: string): Item => ({
  parts: [part],
  words: part.split(" ").length,
  isFree: free.test(part),
  opensRow: beginsRow.test(part) || insideRow.test(part),
})

function addTo(item: Item, part: string): void {
  item.parts.push(part)
  item.words += part.split(" ").length
  item.isFree ||= free.test(part)
  item.opensRow ||= insideRow.test(part)
}

const free = /\bfree\b/i

const isShortItem = ({ parts, words }: Item): boolean => words < minPiece && isShort(parts.join(", "))

/** "Free up to 4 people, 1.99 a month for more", "one flue €70, bird nests extra" */
const isOfPrice = (part: string, { isFree }: Item): boolean => (isFree && /\d/.test(part)) || /\bextra$/i.test(part)

/** "Set has spinner, 2 bowls, 3 curved needles": each count continues what is in it. */
export const opensContents =
  /^(?:(?:the |each |this )?(?:set|kit|box|pack|bundle|lot|package) (?:has|contains|includes?|comes with|is)|comes with|includes|contains|in the box|you get) /i

const beginsRow = /^(?:i |we )?(?:shows?|cover|covers|includes?|explain|logs|tracks|records)\b/i

const insideRow = /\b(?:such as|eg|including|to (?:keep|log|track|record|store))\b/i

/** "Turned from gidgee, mulga, red gum offcuts": a row of names goes on until a part certainly begins something else. */
function goesOnRow(part: string, before: Item): boolean {
  const last = before.parts.at(-1) ?? ""
  const isOpen = before.opensRow || (isShort(last) && !/^(?:no|\d\S*) /i.test(last))
  // "2 boxes, 1 quilt, 1 roof plus 16 top bars"
  if (isCountAlone(last) && /^\d+ \p{L}/u.test(part) && measureOf(part) === null) return true
  return endsRow(part) || (isOpen && !opensNew(part))
}

const isCountAlone = (part: string): boolean => /^\d+ \p{L}{3,}$/u.test(part) && measureOf(part) === null

/** "Oak, plum or whatever is in the shed", "cash tips, hours and it shows", but not "lights up and hums", "white or ecru can be made". */
const endsRow = (part: string): boolean =>
  /^\p{L}\S*(?: \S+)? (?:and|or|&) /iu.test(part) &&
  !/^(?:subject|base|third|participle)$/.test(kindOf(part.split(" ")[0] ?? "")) &&
  !/^\S+ (?:and|or) \S+ (?:can|will) /i.test(part)

/** A count, a price, a limit, a deed or a sentence of its own. */
const opensNew = (part: string): boolean =>
  /^(?:[£$€]|no\b)|^\S*\d/i.test(part) ||
  kindOf(part.split(" ")[0] ?? "") === "determiner" ||
  /^(?:sentence|third|participle|past)$/.test(shapeOf(part).shape)

/** Whatever came before it, an app or a tool works offline. */
const worksAlone = /^(?:works|runs) (?:offline|without (?:signal|internet|data|wifi))$/i

/** "Holds two gloves, black", "fits long braids, black or plum": no color of the gloves or the braids. */
function isColourApart(part: string, { parts, words }: Item): boolean {
  const last = (parts.at(-1) ?? "").split(" ").at(-1) ?? ""
  const isRow = part.split(/ (?:and|or|&) /).every((word) => isColour(word.toLowerCase()))
  return isRow && words >= minPiece && !isColour(last.toLowerCase()) && !isMaterialWord(last.toLowerCase())
}

/**
 * A hasty run is a list of the parts between its commas: "14 kg so no toy, 60 cm tall with the hopper on, hopper comes
 * off". A part that continues the one before it, or that says nothing alone, stays with it: that is never wrong.
 */
export function piecesInHaste(parts: readonly string[]): string[] {
  const items: Item[] = []
  for (const [at, part] of parts.entries()) {
    const before = items.at(-1)
    if (
      before !== undefined &&
      !(at === parts.length - 1 && isColourApart(part, before)) &&
      !(items.length > 1 && worksAlone.test(part)) &&
      (isShortItem(before) ||
        isShort(part) ||
        isUnknown(part) ||
        joinsOn.test(part) ||
        ofBefore.test(part) ||
        maybeOrder.test(part) ||
        !standsAlone(part) ||
        pointsBack(part) ||
        isOfPrice(part, before) ||
        goesOnRow(part, before))
    )
      addTo(before, part)
    else items.push(itemOf(part))
  }
  return items.map(({ parts: joined }) => joined.join(", "))
}
