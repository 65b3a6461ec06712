import { sellsThings } from "../../../rule-book/genre.ts"
import type { Understanding } from "../../understanding.ts"
import { broaderTerms } from "../kinds/broader-terms.ts"
import { goodsKinds } from "../kinds/goods-kinds.ts"
import { ownKeywords } from "./own-keywords.ts"
import type { Phrase } from "./phrases.ts"

/** Other names for what the seller typed to be found by: "counted cross stitch" of "cross stitch pattern". */
export function kindsOfKeywords(u: Understanding): Phrase[] {
  if (u.language !== "en" || !sellsThings(u.genre)) return []
  const context = [u.thing.name, u.brief.description, u.brief.industry].join(" ")
  const found = ownKeywords(u)
    .filter((keyword) => keyword.includes(" "))
    .map((keyword) => broaderTerms({ rows: goodsKinds, called: [keyword], context, isBritish: u.isBritish }))
    // "Wall art" of a "tea towel wall art" says less than half of it.
    .flatMap((terms) => (terms === null || !terms.key.includes(" ") ? [] : terms.names))
  return [...new Set(found)]
    .filter((name) => name.includes(" "))
    .map((text) => ({ forms: [text], isOwn: false, isFiller: true }))
}
