import type { Brief, Product } from "../../seo/brief.ts"
import { headNoun, isPlural, singular } from "../../text/words/plural.ts"
import type { Fact } from "../fact.ts"

const several = /^(?:gear|stuff|supplies|equipment|goods|products|items|things|clothing|clothes|accessories)$/i

/** "Church hats and fascinators" is what the shop sells, and not what the one "wide brim satin hat" is. */
export function withRangeApart(facts: readonly Fact[], { products }: Brief, subject: Product): readonly Fact[] {
  const [only] = products
  if (products.length !== 1 || only?.name !== subject.name || only.description.trim() === "") return facts
  const first = facts.find(({ field }) => field === "description")
  if (first === undefined || !isRange(first, subject.name)) return facts
  return facts.map((fact) => (fact === first ? { ...fact, topic: "shop" } : fact))
}

function isRange({ text, shape, topic, isEnglish }: Fact, name: string): boolean {
  if (!isEnglish || shape !== "noun" || !/^(?:what|feature)$/.test(topic)) return false
  const [called = ""] = name.split(/,|\s(?:with|w|for|in|from|of)\s/)
  const own = singular(headNoun(called).toLowerCase())
  const [lead = ""] = text
    .toLowerCase()
    .split(/\s(?:for|with|in|from|of|that|to)\s|\s\p{L}+ed (?=by |in |on |from |with )|, (?=all )/u)
  const row = lead.split(/,\s*|\s(?:and|&|plus|mostly|mainly|also)\s/).map((part) => part.split(" ").at(-1) ?? "")
  // "Undercaps that stay put" are like the one undercap; "foil and sabre gear" is more than one foil.
  if (row.length < 2) return several.test(row.at(-1) ?? "") && !isPlural(headNoun(called))
  const others = row.filter((word) => isPlural(word) && singular(word) !== own)
  // A "roof cradle set" is one of the cradles.
  const names = /^(?:set|kit|pack|pair)$/.test(own) ? called.toLowerCase().split(" ").map(singular) : [own]
  const isNamed = row.some((word) => isPlural(word) && names.includes(singular(word)))
  return several.test(row.at(-1) ?? "") || (isNamed && (others.length > 0 || !isPlural(headNoun(called))))
}
