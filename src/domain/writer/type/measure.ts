import type { Topic } from "../fact.ts"

const lengths = "(?:mm|cm|m|km|in|inch(?:es)?|ft|feet|foot|yds?|yards?|met(?:er|re)s?|\"|'')"
const weights = "(?:g|kg|lbs?|pounds?|grams?|kilos?|tons?|tonnes?)"
const volumes = "(?:ml|cl|l|lit(?:er|re)s?|fl\\.? ?oz|gallons?|cups?|pints?|quarts?)"
const figure = String.raw`\d[\d.,]*(?:/\d+)?(?: \d/\d)?`
const row = (unit: string): string =>
  String.raw`${figure}\s?${unit}?(?:\s?(?:-|–|to|x|×|by|/|\+|or|and)\s?(?:${figure})\s?${unit}?)*`
const about = "(?:about |approx\\.? |approximately |around |only |just |up to |over |under )?"
/** The direction of a measure. */
const ways =
  "(?:tall|wide|long|high|deep|thick|across|in diameter|diameter|drop|closed|open|folded|unfolded|assembled|square|each|round|overall|total|when (?:flat|open|closed|folded)|apart|per side|approx\\.?|max|minimum|maximum|unframed|framed|w|h|d|l)"
const said = "(?:measur(?:es|ing) |stands |sized? |sizes:? |it is |dimensions:? |is )?"

const size = new RegExp(
  `^${said}${about}${row(lengths)}(?<=[\\p{L}"'])(?:,? (?:\\([^()]*\\)|${ways}|x|by|and|${row(lengths)}))*$`,
  "iu",
)
/** "160 x 90 closed": numbers without units are a size if they are multiplied. */
const bareSize = new RegExp(
  `^${said}${about}\\d[\\d.,]*\\s?(?:x|×|by)\\s?\\d[\\d.,]*(?:\\s?(?:x|×|by)\\s?\\d[\\d.,]*)?(?: ${ways})*$`,
  "iu",
)
/** "seat height 46 cm", "image 15 x 20 cm": one or two words, and their measure. */
const namedSize = new RegExp(
  `^(?!price|edition|page|gauge)(?:\\p{L}+ ){0,2}?(?:height|width|depth|length|leg|diameter|thickness|size|chest|waist|image|inseam|drop|circumference|wheelbase|cut|pile|brim|heel|sole|opening|span)s?:? (?:is )?${about}${row(lengths)}(?: ${ways})*$`,
  "iu",
)
const wordSize =
  /^(?:one size|(?:adult|child|kids|baby|plus|king|queen|twin|double|single|super king|full)(?: and \p{L}+)? sizes?|sizes? (?:\d|x*[sml]\b|uk|eu|us|from|up to|small|medium|large|adult|baby|newborn|age)[^.!?,]*(?:,\s?(?:\d|x*[sml])[^.!?,]*)*|(?:xxs|xs|s|m|l|xl) (?:to|-) \d?x*[sl]\b.*|(?:uk|us|eu|eur) (?:size )?\d+(?:\.\d)?(?:\s?[-–/]\s?\d+(?:\.\d)?)?|a[2-6](?: size)?)$/iu

const weight = new RegExp(
  `^(?:weigh(?:s|ing|t:?) )?${about}${row(weights)}(?<=\\p{L})(?: (?:each|total|with \\p{L}+|in weight))*$`,
  "iu",
)
const capacity = new RegExp(
  `^(?:holds |capacity:? )?${about}${row(volumes)}(?<=\\p{L})(?: (?:capacity|each|of (?:water|liquid)))*$|^(?:holds |capacity:? )${about}${figure}\\s?(?:oz|lbs?|kg|g)\\b[^,]*$|^${figure}\\s?\\p{L}+ (?:\\p{L}+ )?capacity$`,
  "iu",
)

/** A mug of 12 oz holds that much, and a pillow of 3 oz weighs it. */
const ounces = new RegExp(`^${about}${figure}\\s?oz(?: each)?$`, "iu")

/** The measure in a piece, if the piece is nothing else. The unit decides. */
export function measureOf(text: string): Topic | null {
  if (!/\d|size|\bto x*l\b/i.test(text) || text.length > maxChars) return null
  if (weight.test(text)) return /^(?:up to|max(?:imum)?) /i.test(text) ? "capacity" : "weight"
  if (capacity.test(text)) return "capacity"
  if (ounces.test(text)) return "size"
  return size.test(text) || bareSize.test(text) || namedSize.test(text) || wordSize.test(text) ? "size" : null
}

const maxChars = 90
