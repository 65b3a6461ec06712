const spelledUnit = (unit: string): string => (/^h/i.test(unit) ? "hours" : unit)

/** "Keeps cold 24 hr hot 12hr" says for how long. */
const kept =
  /\b(keeps?|stays?)((?: (?:drinks?|food|it|ice|water))?) (cold|hot|warm|cool|fresh|frozen)(?: for)? (\d+) ?(h|hrs?|hours?)\b(?:,? ?(?:and|&|\+|\/)? ?(cold|hot|warm|cool)(?: for)? (\d+) ?(?:h|hrs?|hours?)\b)?/giu
const sent =
  /\b(dispatched|dispatches|shipped|ships|posted|sent|made|delivered|delivery|dispatch|shipping)((?: from \p{Lu}\p{Ll}+)?)(?: time)? (\d+(?: ?(?:-|–|to) ?\d+)?) ?(h|hrs?|hours?|(?:working |business )?(?:days?|weeks?))(?= *(?:$|[.,;!\n]))/gimu
const returned = /(?<=^|[.,;!\n] *)returns (\d+) ?days?(?= *(?:$|[.,;!\n]))/gimu
/** "Last 6 months once open" is what it does, and no month that is over. */
const lasting =
  /(?<=^|[.,;!\n] *)last (?=\d+ (?:hours|days|weeks|months|years)(?: (?:once|when|after|per|on|with|if|each)\b| *(?:$|[.,;!\n])))/gimu
/** "Tin, scents: lavender, mint": what the list is of begins a sentence. */
const labelled = /, *(?=\p{Ll}{3,}s: ?\p{L}[^:.!?\n]*,)/gu
const fromPlace =
  /\b(in|from|to|across|around|within|throughout) (?=(?:UK|USA|EU|UAE)(?: *(?:$|[.,;!?)\n])| (?:and|by|with|only|for|since)\b))/gmu
const unaskedNeed = /(?<=[\p{L}\d]{2}) (?=(?:you will|you'll) need (?:\d|an? |two |three |to ))/gu
const leadingOn =
  /(?:that|which|and|so|but|if|when|because|or|what|all|everything|as|where|how|why|tools?|things?|only|then)$/iu
const twoWay = /(?<=\p{Ll}{3}), (\d)[ -]way(?= *(?:$|[.,;!\n]))/gmu
const sizesCome =
  /\b(sizes? [\p{L}\d]+(?: ?(?:-|–|to|\/) ?[\p{L}\d]+)*),? (?:all )?(?:come|comes|run|runs) (up )?(big|small|large|true to size)\b/giu
const proof = /\b(leak|water|rust|shock|splash|shatter|wind|sound|child|dust|spill|rot|bullet|fool) proof\b/giu
const paidVersion = /\bin (?:the )?(paid|pro|premium|full)(?: version)? \(?((?:[$£€]\d[\d.,]*|\d[\d.,]*[$£€]))\)?/giu
const cleared = /\b(insured|qualified|licensed|trained|first aid) (?:\+|&|and) (?:dbs|crb)(?=\s*(?:$|[.,;!\n]))/gimu
const excusedPost =
  /,? (?:so|and) (?:the )?(?:shipping|postage|p&p|delivery) (?:ain'?t|isn'?t|is not|won'?t be|will not be) [^,.;!?\n\d]*/giu
const rowOfColours = /(?<=^|[.!\n] *)((?:\p{Ll}+ ?\/ ?){1,5}\p{Ll}+)(?= *(?:$|[.!\n]))/gmu
const colour =
  /^(?:black|white|gr[ea]y|blue|red|green|yellow|orange|pink|purple|brown|beige|navy|teal|olive|cream|khaki|tan|gold|silver|ivory|burgundy|maroon|charcoal|mustard|sage|lilac|rust|natural|mint|turquoise|camel|coral|peach|lavender|plum)$/

const freeApp =
  /\b(pro|premium|paid version) (remove|unlock|add|include)s? ([\p{L} ]{3,30}?) (?:for )?((?:[$£€]\d[\d.,]*|\d[\d.,]*[$£€]))/giu
const uses =
  /(?<=^|[.!\n] *)((?:great|perfect|ideal|good|nice|best|lovely|suitable|fab) for )((?:[\p{L}'’-]+(?: [\p{L}'’-]+)?, ){2,})(?!and |or )([\p{L}'’-]+(?: [\p{L}'’-]+)?)(?= *(?:$|[.!\n]))/gimu
/** What a list of uses does not end with, though it stands behind its comma. */
const quality = /(?:able|safe|proof|free|ed|friendly|vegan)$/i

const measure = String.raw`\d+(?:\.\d+)? ?(?:yd|yds|ft|in|cm|mm|m|lbs?|oz|kg|g|ml|l|pt|qt|gal|litres?|inch|v|w|gb|tb)`
const rowOfMeasures = new RegExp(
  String.raw`(?<![\p{L}\d.])${measure}(?: ${measure}){2,}(?: (?:&|and|\+) ${measure})?(?![\p{L}\d])|(?<![\p{L}\d.])${measure}(?: ${measure})+ (?:&|and|\+) ${measure}(?![\p{L}\d])`,
  "giu",
)
/** "Skips 2 yd, 4 yd and 6 yd" are of those sizes, and nothing that skips. */
const sizedThings = new RegExp(
  String.raw`(?<=^|[.!\n] *)((?!sizes|comes|holds|weighs|measures|fits)\p{L}{4,}s) (${measure}(?:, ${measure})* and ${measure})(?![\p{L}\d])`,
  "gimu",
)

const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`

/** What is said in the short of a hurry, with the small words that make it whole: "ships 24 hr" is "ships in 24 hours". */
export const wholeStatements = (text: string): string =>
  text
    .replace(kept, (_, verb: string, what: string, how: string, hours: string, unit: string, other = "", less = "") => {
      const first = `${verb}${what} ${how} for ${hours} ${spelledUnit(unit)}`
      return other === "" ? first : `${first} and ${other} for ${less} hours`
    })
    .replace(sent, (_, verb: string, from: string, time: string, unit: string) => {
      const isThing = /^(?:delivery|dispatch|shipping)$/i.test(verb)
      return `${verb}${from} ${isThing ? "takes" : "in"} ${time} ${spelledUnit(unit)}`
    })
    .replace(returned, "$1-day returns")
    .replace(lasting, "lasts ")
    .replace(labelled, ". ")
    .replace(fromPlace, "$1 the ")
    .replace(unaskedNeed, (space: string, at: number, all: string) =>
      leadingOn.test(all.slice(0, at)) || /^[.,;:!?]/.test(all.slice(at - 1)) ? space : ", ",
    )
    .replace(twoWay, " ($1-way)")
    .replace(
      sizesCome,
      (_, sizes: string, up = "", how: string) => `${sizes}, ${up === "" ? "runs" : "comes up"} ${how}`,
    )
    .replace(proof, "$1proof")
    .replace(paidVersion, "in the $1 version for $2")
    .replace(cleared, "$1 and DBS-checked")
    .replace(excusedPost, "")
    .replace(/(?<=^|[.;,!\n] *)contain (?=(?:ads|nuts|milk|gluten|soy|alcohol)\b)/gim, "contains ")
    .replace(freeApp, "$1 $2s $3 for $4")
    .replace(uses, (whole: string, opening: string, items: string, last: string) =>
      [...items.split(", "), last].some((item) => quality.test(item))
        ? whole
        : `${opening}${items.replace(/, $/, "")} and ${last}`,
    )
    .replace(/(?<=\d) (?=extends? to \d)/g, ", ")
    .replace(/\b(brand new) (20\d\d)\b/gi, "$1 ($2)")
    .replace(/(?<=\d ?lbs)\. no (?=\p{L})/giu, ". No ")
    .replace(/(?<=\b\p{Ll}{3,}) 1 (?=(?:has|is|was|got)\b)/gu, " one ")
    .replace(rowOfMeasures, (row: string, at: number, all: string) => {
      const sizes = listed(row.match(new RegExp(measure, "giu")) ?? [row])
      return /\bsizes $/i.test(all.slice(0, at)) ? `of ${sizes}` : sizes
    })
    .replace(sizedThings, "$1 ($2)")
    .replace(rowOfColours, (row: string) => {
      const words = row.split("/").map((word) => word.trim())
      return words.every((word) => colour.test(word)) ? `comes in ${listed(words)}` : row
    })
