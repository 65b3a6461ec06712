import type { Fact } from "../../fact.ts"

const unit = "(?:mm|cm|m|metres?|meters?|in|inch(?:es)?|ft|feet|foot)"
const amount = String.raw`\d[\d.,/]*(?: ?${unit})?(?: (?:x|by) \d[\d.,/]*(?: ?${unit})?){0,2}`
const subject = String.raw`it|they|this one|each|each one|(?:the|each|every|this) (?:\p{L}[\p{L}-]+ ){0,2}?(?<noun>\p{L}+)`
const size = new RegExp(
  String.raw`^(?:(?:${subject}) (?:is|are|measures?|stands?) |measures |stands )(?<told>${amount} ?${unit}(?: (?:across|wide|high|tall|long|square))?)(?![\p{L}\d])(?<behind>.*)`,
  "isu",
)

/** Behind a size, these words tell that it is one of a part: "6 cm wide at the front", "40 cm on each side". */
const ofPart = /^ (?!and\b|with\b|when\b|but\b)/

/** "50 cm across" of "It is 50 cm across, 35 cm high to the rim": the size that a careful sentence tells of the thing itself. */
export function sizeSaid({ text, isCareful, isEnglish }: Fact, head: string): string | undefined {
  const { noun, told, behind = "" } = (isCareful && isEnglish && size.exec(text)?.groups) || {}
  const isOfThing = noun === undefined || noun.toLowerCase() === head
  return isOfThing && !ofPart.test(behind) ? told : undefined
}
