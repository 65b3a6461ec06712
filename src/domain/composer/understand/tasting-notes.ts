import type { Brief, Product } from "../../seo/brief.ts"

/** What tastes of something that is not in it. In a tea or a sauce the same words may be what it is made with. */
const tasted =
  /\b(?:coffee|espresso|filter roast|wine|beer|ale|lager|stout|porter|whisk(?:e)?y|rum|gin|mezcal|cider|mead)s?\b/i

/** What smells of something; of several of them, too. */
const scented = /\b(?:candle|wax melt|melt|diffuser|room spray|incense|perfume|cologne|eau de parfum|potpourri)s?\b/i

/** A coffee mug has no taste of its own. */
const isGear =
  /\b(?:mug|cup|glass|glasses|tumbler|grinder|maker|machine|press|table|tamper|scoop|spoon|rack|opener|holder|stopper|decanter|carafe|dripper|server|kettle|prints?|poster|shirt|candle|soap|scrub|sign|book|tote|sleeve|co[sz]y|coaster|tray|charm|jar|canister|cabinet|cooler|chiller|bucket|frame|stand|cart|ring|earrings|necklace)s?\b/i

/** What stands in such a row and is no taste: how it is packed, roasted or grown. */
const noTaste =
  /\b(?:bags?|box(?:es)?|tins?|bottles?|packs?|pouch|valve|lid|roast(?:ed)?|beans?|ground|grind|blend|origins?|farms?|washed|natural process|arabica|robusta|grapes?|hops?|malts?|barley|yeast|organic|vegan|fair ?trade|free|certified|delivery|shipping|gifts?|label|cask|barrel|oak aged|subscription|decaf(?:feinated)?|whole|finish|wicks?|wax|jars?|glass|soy|cotton|paraffin|phthalates?|hours|body|crema|acidity|head|machines?|single|medium|dark roast|light roast|gluten|caffeine|abv)\b/i

const item = /^(?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}$/u

/** "Dark chocolate, hazelnut and dried cherry" of a coffee is what it tastes of, and nothing that is in it. */
export function withTastingNotes(sentence: string, brief: Brief, { name, category }: Product): string {
  const kind = [name, category, brief.shopifyProductType].join(" ")
  const isScent = scented.test(kind)
  if (!isScent && (!tasted.test(kind) || isGear.test(kind))) return sentence
  const [, row = "", rest = ""] =
    /^((?:[\p{L}-]+(?: [\p{L}-]+){0,2}, ){1,4}[\p{L}-]+(?: [\p{L}-]+){0,2},? and (?:a (?:little|touch of|hint of) )?[\p{L}-]+(?: [\p{L}-]+){0,2})((?:, (?:with|and) .+)?[.!]?)$/u.exec(
      sentence,
    ) ?? []
  const items = row.split(/,? and |, /)
  const isRow =
    items.length > 2 &&
    items.every((one) => item.test(one.replace(/^a (?:little|touch of|hint of) /, "")) && !noTaste.test(one))
  if (!isRow || /^(?:notes|hints|tastes?|flavou?rs?)\b/i.test(row)) return sentence
  return `${isScent ? "Smells of" : "Notes of"} ${row.charAt(0).toLowerCase()}${row.slice(1)}${rest}`
}
