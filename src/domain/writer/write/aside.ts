import { hasMoney } from "../../text/measure/money.ts"
import type { Fact } from "../fact.ts"
import { tellsOfNext } from "../read/video-title.ts"
import type { Understanding } from "../understanding.ts"
import { withoutEnd } from "./grammar.ts"

const aside: ReadonlySet<Fact["topic"]> = new Set([
  ...(["story", "shop", "pain", "delivery", "place", "occasion"] as const),
])

/** About the shop, or a topic with its own place for buyers. A price counts where a thing is sold nearby. */
export const isAside = (sentence: string, { facts, genre }: Understanding): boolean =>
  (genre === "goods" && / is based in /.test(sentence)) ||
  (genre === "video" && tellsOfNext(sentence)) ||
  // "The sheet is linked below" has nothing below it in a search result.
  /\b(?:link|linked|see|listed|shown) (?:is |are )?below\b|\bbelow[.!]?$/i.test(sentence) ||
  /\?$|\b(?:in|see) the (?:\p{L}+ )?(?:photo|picture)s?\b/iu.test(sentence) ||
  (genre !== "local" && /[$£€]\s?\d|\b(?:fees?|deposit|surcharge|mileage)\b/i.test(sentence)) ||
  facts.some(
    ({ topic, text, field }) =>
      (aside.has(topic) || field === "handmadeStory" || (topic === "price" && !hasMoney(text))) &&
      sentence.includes(withoutEnd(text)),
  )
