import { isMaterialWord } from "../../text/materials.ts"
import { placeName } from "../../text/names.ts"

const unit = "(?:mm|cm|inches|inch|in|ft)"
const stringy = "(?:cord|rope|wire|thread|yarn|string|chain|strap|ribbon|tube|hose|wick|cable|lead)"
const ends = String.raw`(?= *(?:[.,;!\n)]|$))`
const opens = String.raw`(?<=^|[.,;!\n] *)`

/** "60 pieces approx": about as many. */
const roughly =
  /(?<![\p{L}\d.-])(\d[\d.]*(?: ?(?:-|–|to) ?\d[\d.]*)? ?\p{L}+)(?: long| wide| tall| each)?,? \(?(?:approx|aprox|approximately|aproximately)\b\)?/giu
/** "Cotton cord 4 mm" is a cord of so much. */
const thick = new RegExp(String.raw`${opens}((?:[\p{L}-]+ ){0,2}${stringy}) (\d[\d.]* ?${unit})${ends}`, "gimu")
/** "Fits pots 5-7 inch" */
const fitted = new RegExp(
  String.raw`\b(fits|for|holds) (\p{Ll}+s) (\d[\d.]*(?: ?(?:-|–|to) ?\d[\d.]*)?) ?(mm|cm|inch|in)${ends}`,
  "giu",
)
/** "2 leaves 18 in each" */
const each = /\b(\d+ \p{Ll}+s) (\d[\d.]*) ?(in|inch|inches|cm|mm|g|oz|ml) each\b/giu
const unitSaid = (unit: string): string => (/^in/i.test(unit) ? "inches" : unit)

const rowOfSpans =
  /\b(ages?|sz|sizes?) ((?:\d+ ?(?:-|–) ?\d+(?:, ?| ?\/ ?| )){2,}\d+ ?(?:-|–) ?\d+)(?: ?(mo|mos|mths?|months?|m|yrs?|years?))?(?![\p{L}\d])([ .,;!\n]*)/giu
const age = /(?<=^|[.,;!\n] *)ages? (?=\d+ ?(?:-|–|to|\+|and up|up)(?: ?\d+)?)/gimu
/** "2 PACK blue + pink" */
const packOf =
  /(?<![\p{L}\d])(\d{1,2})[ -]pack (?:in )?((?:\p{L}+)(?: ?(?:\+|&|,|\/|and) ?\p{L}+)+)(?= *(?:[.,;!\n]|$))/giu
const colour =
  /^(?:black|white|gr[ea]y|blue|red|green|yellow|orange|pink|purple|brown|beige|navy|teal|gold|silver|clear|cream|turquoise)$/i
/** "4 flavors: cherry, peach and mint" */
const kinds =
  /(?<=^|[.,;!\n] *)(\d+ (?:flavou?rs|scents|colou?rs|shades|designs|styles|fragrances)): ?((?:[\p{L} ]+, )+[\p{L} ]+? (?:and|n|&|\+) [\p{L} ]+?)(?= *(?:[.;!\n]|$))/gimu
/** "8 oz tin": what it is sold in. */
const filled =
  /(?<=^|[.,;!\n] *)(\d[\d.]* ?(?:fl oz|oz|ml|cl|l|g)) (tin|jar|bottle|tube|pot|tub|bag|pouch|can)(?= *(?:[.,;!\n]|$))/gimu
/** "Different strengths 5 lb to 40 lb" */
const spread =
  /(?<=^|[.,;!\n] *)((?:different |various |assorted )?(?:strengths|sizes|lengths|widths|weights|thicknesses)):? (\d[\d.]*(?: ?\p{L}{1,5})?) ?(?:to|-|–) ?(\d[\d.]* ?\p{L}{1,5})(?= *(?:[.,;!\n]|$))/gimu
/** "12 oz bag or 2 lb bag" */
const eachBag =
  /(?<![\p{L}\d])(\d[\d.]* ?(?:oz|g|kg|lb|ml)) (bag|bottle|tin|jar|pouch|box) or (\d[\d.]* ?(?:oz|g|kg|lb|ml)) \2\b/giu
/** "5% spandex cushioned heel": after the last share something else begins. */
const composed = /(\d+% (\p{L}+)) (?=(\p{L}+))/giu
/** "Fabric not latex" */
const otherMaterial = /(?<=^|[.,;!\n] *)(\p{L}{3,}) not (\p{L}{3,})(?= *(?:[.,;!\n]|$))/gimu
/** "Brazil + Colombia": where it comes from. */
const origins = /(?<=^|[.,;!\n] *)\p{L}{4,}(?: ?(?:\+|&|,|\band\b) ?\p{L}{4,})+(?= *(?:[.;!\n]|$))/gimu
/** "Remote + 1.5 m USB cable" */
const thingAndMeasured = /(?<=^|[.,;!\n] *)(\p{Ll}+) (?:and|\+|&) (?=\d[\d.]* ?(?:m|cm|ft|in|inch|mm) \p{L})/gimu
const three =
  /(?<=\b(?:with|includes|incl|inc|plus) )([\p{L}\d. ]{3,30}) \+ ([\p{L}\d. ]{3,30}) \+ ([\p{L}\d. ]{3,30}?)(?= *(?:[.,;!\n]|$))/giu
const denied =
  /\b(not [\p{L} -]{3,30}) \((\d[\d.]* ?(?:mm|cm|in|inch)?(?: ?(?:-|–|to) ?)\d[\d.]* ?(?:mm|cm|in|inch))\)/giu

/** Figures that were typed in a hurry, each with what it is a figure of. */
export const readHurriedMeasures = (text: string): string =>
  text
    .replace(roughly, (typed, amount: string) =>
      /^\d[\d.]* ?(?:long|wide|tall|each)$/.test(amount) ? typed : `about ${amount}`,
    )
    .replace(thick, "$2 $1")
    .replace(
      fitted,
      (_, verb: string, what: string, size: string, of: string) => `${verb} ${what} of ${size} ${unitSaid(of)}`,
    )
    .replace(each, (_, what: string, size: string, of: string) => `${what} (${size} ${unitSaid(of)} each)`)
    .replace(rowOfSpans, (_, label: string, typed: string, of = "", after: string) => {
      const spans = typed.match(/\d+ ?(?:-|–) ?\d+/g) ?? []
      const many = /^m/i.test(of) ? " mo" : /^y/i.test(of) ? " years" : ""
      const what = /^age/i.test(label) ? "sizes for ages" : "sizes"
      return `comes in ${what} ${spans[0] ?? ""} to ${spans.at(-1) ?? ""}${many}${after.trim() === "" ? "\n" : after}`
    })
    .replace(age, "for ages ")
    .replace(packOf, (typed, count: string, colours: string) =>
      colours.split(/ ?(?:\+|&|,|\/|\band\b) ?/).every((each) => colour.test(each))
        ? `comes as a ${count}-pack in ${colours.replace(/ ?[+&/] ?/g, " and ")}`
        : typed,
    )
    .replace(kinds, "comes in $1 ($2)")
    .replace(/(?<=\d) degree(?= *(?:$|[.,;!\n]))/gimu, " degrees")
    .replace(
      filled,
      (_, size: string, vessel: string) => `comes in a${/^(?:8|11|18)/.test(size) ? "n" : ""} ${size} ${vessel}`,
    )
    .replace(/(?<=\d )us (?=(?:men|women|kid)'?s?\b)|(?<=\bsize )us (?=\d)/giu, "US ")
    .replace(spread, "comes in $1 from $2 to $3")
    .replace(eachBag, "$1 or $3 $2")
    .replace(otherMaterial, (typed, one: string, other: string) =>
      isMaterialWord(one) || isMaterialWord(other) ? `${one}, not ${other}` : typed,
    )
    .replace(origins, (typed, at: number, all: string) => {
      // "Cover Sheffield, Rotherham & Barnsley": where somebody goes, and nothing comes from.
      if (/\b(?:covers?|covering|serv(?:e|es|ing)|areas?|around|near|based in)\b[^.\n]*$/i.test(all.slice(0, at)))
        return typed
      const places = typed.split(/ ?(?:\+|&|,|\band\b) ?/).map((place) => placeName(place.trim().toLowerCase()))
      return places.length > 1 && places.every((place) => place !== undefined)
        ? `from ${places.slice(0, -1).join(", ")} and ${places.at(-1) ?? ""}`
        : typed
    })
    .replace(composed, (typed, part: string, material: string, next: string) =>
      isMaterialWord(material) &&
      !isMaterialWord(next) &&
      !/^(?:and|or|blend|mix|with|from|for|in|yarn|fabric|knit|plus)$/i.test(next)
        ? `${part}, `
        : typed,
    )
    .replace(thingAndMeasured, "$1, ")
    .replace(three, "$1, $2 and $3")
    .replace(denied, "$1, $2")
