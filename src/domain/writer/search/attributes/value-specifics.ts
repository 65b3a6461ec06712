import { splitSentences } from "../../../text/split/split-sentences.ts"
import type { Understanding } from "../../understanding.ts"
import { isColour, isShade } from "../phrases/word-classes.ts"
import { subjectOf } from "./attributes.ts"
import { isPart } from "./is-part.ts"
import { isConditional } from "./limits.ts"
import { hedge, openingsOf, type Specific, textsOf } from "./stated-specifics.ts"

/** The values that a seller states in plain words: "from the 1960s", "240 volts only", "90 day warranty". */
export function valueSpecifics(u: Understanding): readonly Specific[] {
  const { isBritish } = u
  return [
    ["Placement on Vehicle", placementIn(u)],
    ["Era", eraIn(u)],
    ["Voltage", voltageIn(u)],
    ...wornSizes(u),
    ["Size", sizeIn(u)],
    [isBritish ? "Colour" : "Color", colourSaid(u)],
    ["Warranty", warrantyIn(u)],
  ]
}

/** What the opening says up to its first sign of doubt. */
const certainOpenings = (u: Understanding): readonly string[] => openingsOf(u).filter((text) => !hedge.test(text))

const vehicle =
  /\b(?:cars?(?! park)|vans?|trucks?|tractors?|motor(?:cycle|bike|s)?s?|automotive|vehicles?|ute|sedan|ford|holden|toyota|mazda|land rover|morris|triumph|massey)\b/i

const place = "front|rear|left|right|passenger|driver'?s?|[lr]h|[no]/s"
/** In the name, or alone between two commas. */
const placed = new RegExp(
  String.raw`^((?:[^\s,]+ ){0,5}?)((?:${place})(?: hand)?(?: side)?(?: (?:${place})(?: hand)?(?: side)?)?) [\p{L}]|, ((?:left|right)[ -]hand|(?:passenger|driver'?s)(?: side)?)(?=,|\.|$)`,
  "iu",
)

const placeNames: Readonly<Record<string, string>> = {
  lh: "left",
  rh: "right",
  driver: "driver side",
  drivers: "driver side",
  "driver's": "driver side",
  passenger: "passenger side",
}

/** "Left Front Headlight", "carburettor, left hand" */
function placementIn(u: Understanding): string {
  const { brief, subject, thing } = u
  const filed = [brief.industry, subject.category, brief.businessName, brief.description, thing.name].join(" ")
  if (!isPart(u) || !vehicle.test(filed)) return ""
  const found = [thing.name.split(/,| for /)[0] ?? "", ...certainOpenings(u)].map((text) => placed.exec(text))
  const said = found.map((each) => each?.[2] ?? each?.[3]).find((each) => each !== undefined) ?? ""
  return said
    .toLowerCase()
    .replace(/[ -](?:hand|side)\b/g, "")
    .split(" ")
    .map((word) => placeNames[word] ?? word)
    .join(" ")
}

const decade = String.raw`((?:early |mid |late )?(?:18|19|20)\d0s)`
const ofDecade = new RegExp(
  String.raw`\b(?:made|built|dating|dates|come|comes|[\p{Ll}]{3,}) (?:(?:in|from)(?: [\p{Lu}]\p{L}+)* (?:in )?the) ${decade}(?=[,.]| and\b|$)|^${decade}(?=,)|, ${decade}(?=,|\.|$)|\b(?:genuine|original) ${decade} one\b`,
  "iu",
)

/** "Teams from the 1970s": when it was made, and not until when it was used. */
function eraIn(u: Understanding): string {
  const found = openingsOf(u).flatMap((text) => {
    const said = ofDecade.exec(text)
    const before = text.slice(0, (said?.index ?? 0) + (said?.[0].length ?? 0))
    return said === null || hedge.test(before) || /\b(?:used|until|since|sold)\b/i.test(before) ? [] : said.slice(1)
  })
  return found.find((each) => each !== undefined) ?? ""
}

const volts = String.raw`(\d{1,3}(?: ?(?:to|-|–) ?\d{2,3})?) ?v(?:olts?)?\b`
const ofVolts = new RegExp(
  String.raw`\b(?:is|are|for|suits?|runs? on|works? on) (?:for )?${volts}|(?:^|(?<!\b(?:on|at|with|from|than|of|to|batter(?:y|ies)|bulbs?|lamps?|motor|supply|charger)) )${volts}(?=[,.]|$)`,
  "iu",
)

/** "It is for 240 volts only", but not what it was tested with. */
function voltageIn(u: Understanding): string {
  const found = textsOf(u)
    .filter((text) => !hedge.test(text))
    .flatMap(splitSentences)
    .map((text) => ofVolts.exec(text))
  const said = found.map((each) => each?.[1] ?? each?.[2]).find((each) => each !== undefined)
  return said === undefined ? "" : `${said} V`
}

const shoes =
  /(?:^| )(?:boot|shoe|trainer|sneaker|sandal|heel|loafer|brogue|slipper|clog|pump|moccasin|espadrille|mule|wellie)s?$/
const labelSize = /(?:^|[ ,])(?:size )?((?:UK|US|EU|AU) \d{1,2}(?:\.5)?)(?=[,.]|$)/u
const waistAndLeg = /(?:^|[ ,])W ?(\d\d) ?[/,]? ?L ?(\d\d)(?=[,. ]|$)/u

/** "UK 9", "W32 L34" */
function wornSizes(u: Understanding): readonly Specific[] {
  const openings = certainOpenings(u)
  const found = (pattern: RegExp): readonly string[] =>
    openings
      .map((text) => pattern.exec(text))
      .find((each) => each !== null)
      ?.slice(1) ?? []
  const [size = ""] = found(labelSize)
  const [waist = "", leg = ""] = found(waistAndLeg)
  const [country = "", number = ""] = size.split(" ")
  const isOfShoes = shoes.test(subjectOf(u).head)
  return [
    [isOfShoes ? `${country} Shoe Size` : "Size", isOfShoes ? number : size],
    ["Waist Size", waist === "" ? "" : `${waist} in`],
    [u.isBritish ? "Inside Leg" : "Inseam", leg === "" ? "" : `${leg} in`],
  ]
}

const sized = /(?:^|[ ,])size ([CW]?\d{1,2}(?:\.5)?|[xX]{0,2}[SMLsml])(?=[,. ]|$)(?! (?:to|and|or)\b| ?[-–/&])/u
const length = String.raw`\d+(?:\.\d+)? ?(?:mm|cm|m|inch(?:es)?|in|ft)`
const measured = new RegExp(String.raw`^[^,]*?(?<![\p{L}\d] ?x )\b(${length}(?: x ${length})+)(?![\p{L}\d])`, "iu")

/** "Size 29", "10mm x 2m" in the first words */
function sizeIn(u: Understanding): string {
  const openings = certainOpenings(u)
  const said = [...openings, ...textsOf(u).flatMap((text) => splitSentences(text)[0] ?? "")].map(
    (text) => sized.exec(text)?.[1],
  )
  const [clause = ""] = (openings.at(-1) ?? "").split(/ (?:with|for|in) /)
  return said.find((each) => each !== undefined) ?? measured.exec(clause)?.[1] ?? ""
}

/** "In two tone grey", ", cream enamel.", "colour is panther black" */
function colourSaid(u: Understanding): string {
  const sentences = textsOf(u).flatMap(splitSentences)
  const told = sentences.flatMap((text) => /\bcolou?r is ([^,.;]+)/i.exec(text)?.[1] ?? [])
  const opened = certainOpenings(u)
    .filter((text) => !isConditional(text))
    .flatMap((text) => [
      ...text.split(/,\s|\.$|\s[-–]\s/).slice(1),
      ...text.split(/,\s|\.$/).flatMap((part) => / in ((?:\S+ ){0,3}\S+)$/.exec(part)?.[1] ?? []),
    ])
  return [...told, ...opened].map(colourAlone).find((each) => each !== "") ?? ""
}

/** One color, or two, if the text says nothing else. */
function colourAlone(piece: string): string {
  const text = piece.toLowerCase().replace(/ (?:colou?r|enamel|paint|finish)$/, "")
  const words = text.split(" ")
  const last = words.at(-1) ?? ""
  if (!isColour(last)) return ""
  const isPlain = words.slice(0, -1).every((word) => isColour(word) || isShade(word) || /^(?:and|two|tone)$/.test(word))
  // "80% silver" is no color, and "Lynn white" is part of "Crown Lynn white swan vase".
  return isPlain || (words.length === 2 && !/^(?:\S*\d|\p{Lu}\S* \p{Ll})/u.test(piece)) ? text : ""
}

const warranty =
  /(?<!\b(?:no|without)\b[^.,]{0,20})(\d{1,2}|one|two|three|six|twelve)[ -](day|month|mth|year|yr)s?(?: [\p{L}-]+){0,4}? (?:warranty|guarantee)(?! on\b)/iu

/** "Carries a 12 month guarantee" */
function warrantyIn(u: Understanding): string {
  const said = [...textsOf(u), u.clean(u.brief.uniqueSellingProposition)]
    .flatMap(splitSentences)
    .filter((text) => !hedge.test(text))
    .map((text) => warranty.exec(text))
    .find((each) => each !== null)
  const [, count = "", unit = ""] = said ?? []
  const word = unit.toLowerCase().replace("mth", "month").replace("yr", "year")
  return count === "" ? "" : `${count} ${word}${/^(?:1|one)$/i.test(count) ? "" : "s"}`
}
