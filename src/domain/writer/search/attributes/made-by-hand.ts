import type { Understanding } from "../../understanding.ts"
import { type Attribute, makeAttribute } from "./attribute.ts"
import { saysFile } from "./file-format.ts"

const byMachine =
  /\b(?<!\b(?:not|no|never|without|than)\b[^.]{0,20})(?:laser|cnc|3d print\p{L}*|machine-cut|die-cut)\b/iu

/** Nobody makes what others put together. */
const isKit = /\bkits?(?=,|$)/i

/** The pattern is drawn; only what is sewn from it is handmade. */
const isPlan = /\b(?:pattern|plan|template)s?(?=,|$)/i

const notByHand = (text: string): boolean => saysFile.test(text) || byMachine.test(text)

/** A shop that describes how it makes things sells handmade ones, unless they are files or cut by a machine. */
export function madeByHand({ brief, facts, runs, thing, subject }: Understanding): Attribute[] {
  const story = [...facts, ...runs].find(({ field }) => field === "handmadeStory")
  const isOther = [brief.description, subject.name, subject.description].some(notByHand) || isPlan.test(thing.name)
  // "Hand tied" says it already.
  return story === undefined || isOther || isKit.test(thing.name) || /\bhand\b/i.test(thing.name)
    ? []
    : [makeAttribute("trait", "handmade", story)]
}

const makes =
  /(?<!\p{L})(?:I|we)(?: (?:also|still|now|only|always|mostly|usually|can|hand))*[ -](?:make(?! sure)|made|sew|knit|crochet|carve|weave|forge|turn (?:them|each|every|it|my|all)|tie|stitch|felt|spin|throw|dye|bind|hook|plait|braid|cast|mould|mold|solder|hammer|embroider|bead)\b|\b(?:turn|make|sew|knit|tie|carve|paint)s? (?:each|every|them|it)(?: \p{L}+)? (?:myself|by hand)\b|\b(?:done|made|sewn|stitched) by hand\b|\b(?:made|sewn|turned|carved|knitted|woven|forged|poured|stitched) (?:here )?(?:in|at) (?:my|our) (?:own )?(?:\p{L}+ )?(?:flat|shed|kitchen|garage|studio|workshop|basement|barn|home|house|cottage|attic|spare room|garden)\b/iu

/** What is only printed or dyed by hand is not made so. */
const byHand =
  /^hand[- ]?(?:made|crafted|woven|knit|knitted|carved|turned|thrown|forged|sewn|stitched|tied|spun|built|felted|crocheted|bound|blown|tooled|cast)$/

export const saysByHand = (words: string): boolean => byHand.test(words)

/** Neither a file nor cut by a machine, and not old. */
const canBeByHand = ({ thing, subject, brief }: Understanding): boolean =>
  !isKit.test(thing.name) &&
  !isPlan.test(thing.name) &&
  ![thing.name, subject.category, brief.industry, brief.description].some(
    (text) => notByHand(text) || /\bvintage\b/i.test(text),
  )

/** Where a workshop says what it does or makes. */
const workshop =
  /^hand[- ]?(?:made|woven|knitted|crafted)\b|\b(?:wood-?turning|woodwork(?:ing)?|basketry|(?:basket|glove|hat|shoe|box|broom|candle|soap|lace|jewell?ery) making|pottery|ceramics|weaving|bookbinding|leather(?:work|working|craft)|metalwork(?:ing)?|glass-?blowing|\p{L}*smithing)$/iu

/** Sellers who tell how they make it make it by hand. */
export const isMadeByHand = (u: Understanding, attributes: readonly Attribute[]): boolean =>
  attributes.some(({ text }) => byHand.test(text)) ||
  (canBeByHand(u) &&
    ([u.brief.description, u.brief.handmadeStory, u.brief.brandStory].some((text) => makes.test(u.clean(text))) ||
      [u.subject.category, u.brief.industry, u.brief.etsyShopSection].some((text) => workshop.test(u.clean(text)))))
