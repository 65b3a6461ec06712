import { partRow } from "../../text/part-row.ts"

/** "40 pieces 4 designs" are 40 pieces in 4 designs. */
const inSeveral =
  /(?<=(?<![\p{L}\d])\d+ (?:pieces|pcs|pairs|sheets|stickers|cards|buttons|beads|labels)) (?=\d+ (?:designs|colou?rs|sizes|styles|shapes|patterns|scents|flavou?rs)\b)/giu
/** "2-3 weeks to USA": these countries are named with their article. */
const country =
  /(?<=(?<!\p{L})(?:to|from|within|across|throughout) )(?=(?:USA|UK|EU|US)(?=[.,;!)\n]|$| (?:and|or|by|via|only)\b))/gu
/** "TI-84 plus CE": what is called by a number has a name that goes on. */
const model = /(?<=(?<![\p{L}\d])\p{Lu}{1,4}-?\d{1,4} )(plus|pro|max|mini|air|ultra|lite)(?= \p{Lu}{2}(?!\p{Ll}))/gu

/** "24v plug UK" */
const plug = /(?<=(?<!\p{L}))plug (UK|US|EU|AU)(?!\p{L})/gu

/** "S - 3XL" runs from one to the other. */
const sizes = /(?<![\p{L}\d])(X{0,3}S|M|X{0,3}L|\dXL) ?[-–] ?(M|X{0,3}L|\dXL)(?![\p{L}\d])/gu
/** "A wireless sub (HW-A450) no scratches" says two things. */
const lacking = /(?<=\)) (?=no \p{L}{3,}s(?!\p{L}))/gu

/** "Nylon + laundry bag" are two things. */
const added = /(?<=[\p{L}\p{N})]) \+ (?=\p{L}{2})/gu

/** What is told in fewer words than it takes, with the words that are wanted. */
export const readLoosely = (text: string): string =>
  partRow(text)
    .replace(inSeveral, " in ")
    .replace(country, "the ")
    .replace(plug, "$1 plug")
    .replace(sizes, "$1 to $2")
    .replace(lacking, ", ")
    .replace(/(?<=^|[.,;!\n] *)\+ (?=\p{L})/gmu, "")
    .replace(/(?<=\d) \+ (?=[$£€]\d)/g, " plus ")
    .replace(added, " and ")
    .replace(
      /(?<=\d ?(?:minutes?|mins?|hours?|hrs?|g|kg|ml|oz|lb|packs?|pcs|pieces?)) \((halal|kosher|vegan|vegetarian|organic|(?:gluten|dairy|nut|sugar|lactose)[- ]free)\)(?= *[.,;!]|\s*$)/gimu,
      ", $1",
    )
    .replace(/(?<=^|[.,;!\n] *)broke in(?=,| and | *(?:[.;!\n]|$))/gimu, "broken in")
    .replace(/\bsee thr(?:ough|u) (?=\p{L}{3})/giu, "see-through ")
    .replace(/\b(left|right) hand (?=(?:throw|drive|thread|version|mitt|turn)\b)/gi, "$1-hand ")
    .replace(/\bgt\.? britain\b/gi, "Great Britain")
    .replace(model, (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
