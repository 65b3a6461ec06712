import { canBeBase, kindOf } from "../../text/words/word-kinds.ts"
import { colours } from "../type/phrases.ts"
import { shapeOf } from "../type/shape.ts"
import { topicOf } from "../type/topic.ts"
import { standsAlone } from "./stands-alone.ts"

const opensCondition =
  /^(?:if|when|once|because|since|as|unless|while|although|though|until|after|before|for|with|in|on|at)\b/i
const joinsOn =
  /^(?:and|or|but|so|then|plus|also|yet|which|who|that|because|since|as|unless|until|if|when|where|while|after|before|with|for|from|in|on|at|by|of|to|not(?! (?:for|suitable|an?)\b)|except|including|what|how|why|whose|whatever|etc|maybe|sorry|sry|lol|thanks|please|pls)\b/i
const minPiece = 3

const told = /^(?:(?:and|so|but|then) )?(?:i|we|you|it|they|he|she|it's|i've|we've)\s/i
const pointing = /^(?:it|it's|its|they|they're|that|that's|this|yeah|yes|same|both|neither)\b/i

/** "I pull the carb, clean the jet, blow it out": each later step shares the subject of the part before it. */
const leansOn = (part: string, before: string): boolean =>
  pointing.test(part) ||
  !standsAlone(part) ||
  (opensFree.test(part) && sends.test(before)) ||
  endsList.test(part) ||
  (told.test(before) && isDone(part)) ||
  (opensOwn.test(part) && ofOwn.test(before))

/** "Made it for my sister, I'm in year 12", "I am a barber, my cousin does the programming": one story. */
const opensOwn = /^(?:i am|i'm|im|i've been|my|our)\s/i
const ofOwn = /(?<!\p{L})(?:i|i'm|we|my|our|me|us)(?!\p{L})/iu

/** "Ships Canada only, free over 75" */
const opensFree = /^free (?:over|above|from|if|with)\b/i
const sends = /\b(?:ships?|shipping|posts?|postage|delivery|delivers?)\b/i

/** "Free with 1 banner ad, £1.99 to get rid" */
const isOfPrice =
  /^[£$€]?\d[\d.,]* (?:to (?:get|remove|unlock|go)|(?:takes|gets|turns) (?:them|it|those|these) off|(?:\S+ ){0,5}(?:for (?:more|unlimited|the rest|all)|to (?:remove|unlock))$)/i

/** "You put cash tips, card tips, hours and it shows": the list ends, and its sentence goes on. */
const endsList = /^(?:\S+ ){1,2}and (?:it|you|they|we|i|he|she)\b/i

/** "clean the jet", even though "clean" may be an adjective. */
const isDone = (part: string): boolean => {
  const [first = "", second = ""] = part.split(" ")
  return canBeBase(first) && /^(?:determiner|subject)$/.test(kindOf(second))
}

/** "Remind for MOT, badge and insurance date": the row ends with its "and". */
const isOpenDeed = (before: string): boolean =>
  /\b(?:for|with|of|in|to|about) (?:\S+ )?\S+$/i.test(before) && before.split(" ").slice(0, 2).some(canBeBase)
const endsRow = /^\S+(?: \S+)? and \S+(?: \S+){0,2}$/i

/** "Scents leather, fresh linen and clean cotton": short names before the one with the "and". */
const endsNames = (part: string): boolean =>
  /^\S+(?: \S+)? and \S+/i.test(part) && kindOf(part.split(" ")[0] ?? "") !== "subject"
const maxName = 3
const isRowOf = (before: string): boolean => {
  const last = before.split(", ").at(-1)?.split(" ") ?? []
  return (
    last.length <= maxName &&
    !/^(?:no|not|without)$/i.test(last[0] ?? "") &&
    last.every((word) => isOfName.test(kindOf(word)))
  )
}
const isOfName = /^(?:noun|plural|adjective|ing)$/

/** "Colors cream, rust, black or speckled": a row of what there is goes on until something else begins. */
const opensVariety =
  /^(?:(?:pick|choose) (?:your|a) colou?r|colou?rs|scents|sizes|flavou?rs|prints|shapes|styles|designs|patterns|varieties)\b/i
const goesOnRow = (part: string, before: string): boolean => {
  const [first = "", second = ""] = part.split(" ")
  // "Glow in dark", but not "measure your thumb first"
  const isName =
    /^(?:noun|plural|adjective|participle)$/.test(kindOf(first)) ||
    (kindOf(first) === "base" && kindOf(second) === "preposition")
  return (
    opensVariety.test(before) &&
    !opensVariety.test(part) &&
    isName &&
    topicOf(part, shapeOf(part).shape, "what") !== "care"
  )
}

/** "Matte black, rose gold, nude and navy" */
const goesOnColours = (part: string, before: string): boolean =>
  colours.has(before.toLowerCase().split(" ").at(-1) ?? "") &&
  part.split(" ").length <= maxColours &&
  part
    .toLowerCase()
    .split(" ")
    .some((word) => colours.has(word))
const maxColours = 4

const maxExample = 5

/** "Set your own rules like one tip one hand out, last man batting": the examples go on. */
const isExample = (part: string, before: string): boolean =>
  /\b(?:like|such as|eg|including)\b/i.test(before) && part.split(" ").length < maxExample

/** "You pick carnosa, linearis or pubicalyx": the last of a choice. */
const endsChoice = /^\S+(?: \S+)? or \S+(?: \S+)?$/i

const isShort = (part: string): boolean => part.split(" ").length < minPiece && !isPriceRow.test(part)

/** "£7", "£9.50 / £32" */
const isPriceRow = /^[£$€]\d[\d.,]*(?:\s?[/|]\s?[£$€]?\d[\d.,]*)*$/

const minRow = 3

/** "Made in Leeds, sour worms, rainbow puffs, snakes, mint": several short names in a row are one list of their own. */
function rowsJoined(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < parts.length; ) {
    const after = parts.slice(at).findIndex((part) => !isShortName(part))
    const row = after < 0 ? parts.slice(at) : parts.slice(at, at + Math.max(1, after))
    joined.push(...(row.length >= minRow ? [row.join(", ")] : row))
    at += row.length
  }
  return joined
}

const isShortName = (part: string): boolean => {
  const words = part.replace(/ ?\([^()]*\)/g, "").split(" ")
  return words.length < minPiece && words.every((word) => isOfName.test(kindOf(word)))
}

/**
 * A hasty run is a list of the parts between its commas: "14 kg so no toy, 60 cm tall with the hopper on, hopper comes
 * off". A part that continues the one before it, or is too short to mean anything alone, stays with it.
 */
export function piecesInHaste(parts: readonly string[]): string[] {
  const items: string[] = []
  for (const part of rowsJoined(parts)) {
    const before = items.at(-1)
    if (
      before !== undefined &&
      !isPriceRow.test(before) &&
      (isShort(part) ||
        isShort(before) ||
        joinsOn.test(part) ||
        isOfPrice.test(part) ||
        isExample(part, before) ||
        goesOnRow(part, before) ||
        (isOpenDeed(before) && endsRow.test(part)) ||
        (items.length > 1 && isRowOf(before) && endsNames(part)) ||
        goesOnColours(part, before) ||
        endsChoice.test(part) ||
        leansOn(part, before) ||
        opensCondition.test(before))
    )
      items[items.length - 1] = `${before}, ${part}`
    else items.push(part)
  }
  return items
}
