/** "Old fishing reels, mostly Alvey and Abu, this one's an Abu 6000": the stock, and what is sold here. */
export interface OneOfStock {
  readonly stock: string
  readonly one: string
}

const thisOne = /(?:^|[\s,.;:-]+)this one(?:['’]?s| is) (?:an? |my )?(?=\p{L}|\d)/iu
const maxStock = 120
/** "This one is faster", "this one's for beginners", "this one is 52 cm long": no name follows. */
const noName =
  /^\d[\d.,]* ?(?:mm|cm|m|in|inch(?:es)?|ft|feet|["'”′″]|kg|g|lbs?|oz|pounds?|years?)(?: (?:long|wide|high|tall|deep|across|thick|old)\b|[.,;]|$)|^(?:\p{L}+(?:er|ed|ing)|for|in|on|at|from|by|with|not|very|just|also|the|too|all|about|free|new|used)\b/iu

/** Null where nobody says which one it is. */
export function oneOfStock(text: string): OneOfStock | null {
  const found = thisOne.exec(text)
  if (found === null || found.index > maxStock) return null
  const one = text.slice(found.index + found[0].length)
  return noName.test(one) ? null : { stock: text.slice(0, found.index), one }
}
