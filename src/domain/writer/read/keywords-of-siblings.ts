import { sellsThings } from "../../rule-book/genre.ts"
import { splitList } from "../../text/split/split-list.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import { contentWords } from "../../text/words/content-words.ts"
import { headNoun } from "../../text/words/plural.ts"
import type { Understanding } from "../understanding.ts"
import { areKin } from "./kin.ts"
import { itemsIn } from "./range-of-shop.ts"

const howMany = /^(?:pack|set|kit)$/

/** Whether a keyword of a shop belongs to something else than this product. */
export function readSiblings({
  brief,
  subject,
  genre,
}: Pick<Understanding, "brief" | "subject" | "genre">): (phrase: string) => boolean {
  const [first = subject] = brief.products
  const { name, category, description } = subject
  const named = new Set(contentWords(name))
  const said = new Set(contentWords(`${name} ${category} ${description}`))
  const heads = new Set([name.split(/,\s/)[0] ?? "", category].flatMap((each) => contentWords(headNoun(each))))
  const ofShop = new Set(contentWords(`${brief.shopifyProductType} ${brief.industry}`))
  const shelves = new Set(splitList(brief.shopifyCollections).map((each) => each.toLowerCase()))
  const rows = splitSentences(brief.description).map(itemsIn)
  // A row of materials names no products.
  const otherItems = rows.find((row) => row.some((item) => contentWords(item).some((stem) => named.has(stem)))) ?? []
  const items = new Set(otherItems.flatMap(contentWords).filter((stem) => !said.has(stem)))
  const isApart = sellsThings(genre) && !areKin(first, subject)
  return (phrase) => {
    const stems = contentWords(phrase)
    const isOwn = stems.some((stem) => !howMany.test(stem) && (said.has(stem) || ofShop.has(stem)))
    const isHead = contentWords(headNoun(phrase)).some((stem) => heads.has(stem))
    // "8 frame" of an eight-frame hive, "contour" of a contour map
    const isPartOfName = (!phrase.includes(" ") || /^\d/.test(phrase)) && stems.every((stem) => named.has(stem))
    // "Lake District", a collection that this map is not in
    const isOfShelf = shelves.has(phrase) && !isOwn
    // "Tasmanian devil skull" beside a wombat skull
    const isOfItem = stems.some((stem) => items.has(stem))
    return (isPartOfName && !isHead) || isOfShelf || isOfItem || (isApart && !isOwn)
  }
}
