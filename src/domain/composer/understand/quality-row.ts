import { isAdjective, isPredicate } from "./word-kinds.ts"

/** "Free of fragrance", "light enough for a pocket", "best within a month of the roast": how a thing is, in several words. */
const inWords =
  /^(?:free (?:of|from) \p{L}.*|not (?:too |very |at all )?\p{Ll}{2,}y|\p{L}{3,} enough (?:for|to) \S.*|(?:best|better) (?:between|before|after|within|from|when|served|used|kept|eaten|drunk|enjoyed|taken|with|at|in|on) \S.*)$/iu

const degree = /^(?:a little|a bit|a touch|slightly|very|quite|rather|fully) (?=\p{L}+$)/iu

/** What stands in a row and only says how a thing is: "vegan and free of fragrance". A row of single words is none of these. */
export function isQualityRow(text: string): boolean {
  if (inWords.test(text) && !/ (?:and|or|but) /.test(text)) return true
  if (/^(?:best|better) /i.test(text)) return inWords.test(text)
  const items = text.split(/, (?:and |but )?| (?:and|but) /)
  const isPlain = (item: string) =>
    isAdjective(item.replace(degree, "")) || isPredicate(item) || (degree.test(item) && item.endsWith("y"))
  const isQuality = (item: string) => inWords.test(item) || isPlain(item)
  const isTold = items.some((item) => inWords.test(item) || (degree.test(item) && isPlain(item)))
  // "Malty, full and a little sweet": among qualities a word in -y is one.
  const isLike = (item: string) => /^\p{L}{3,}y$/u.test(item) && items.filter(isQuality).length > 1
  return (
    items.length > 1 && isTold && items.every((item, at) => isQuality(item) || isLike(item) || isFollowing(items, at))
  )
}

/** "Free of fragrance and parabens": what follows goes on with what it is free of. */
const isFollowing = (items: readonly string[], at: number): boolean =>
  items.slice(0, at).some((before) => /^free (?:of|from) /i.test(before)) && (items[at] ?? "").split(" ").length < 3
