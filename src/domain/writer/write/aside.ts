import { hasMoney } from "../../text/measure/money.ts"
import type { Fact } from "../fact.ts"
import { tellsOfNext } from "../read/video-title.ts"
import type { Understanding } from "../understanding.ts"
import { withoutEnd } from "./grammar.ts"

const aside: ReadonlySet<Fact["topic"]> = new Set([
  ...(["story", "shop", "pain", "delivery", "place", "occasion"] as const),
])

/** Beside words about the video, a bare name is what the channel shows; what a viewer needs tells nothing of it either. */
export const isOfChannel = (sentence: string, { facts, genre }: Understanding): boolean =>
  genre === "video" &&
  (/\b(?:is|are) (?:needed|required)\b|^(?:wear|use|do not|don['’]t|never|always)\b/i.test(sentence) ||
    (facts.some(({ field }) => field === "videoDescription") &&
      facts.some(
        ({ field, shape, text }) =>
          field === "description" &&
          shape === "noun" &&
          sentence.toLowerCase().includes(withoutEnd(text).toLowerCase()),
      )))

/** About the shop, or a topic with its own place for buyers. A price counts where a thing is sold nearby. */
export const isAside = (sentence: string, u: Understanding): boolean =>
  (u.genre === "goods" && / is based in /.test(sentence)) ||
  (u.genre === "video" && tellsOfNext(sentence)) ||
  isOfChannel(sentence, u) ||
  // "The sheet is linked below" has nothing below it in a search result.
  /\b(?:link|linked|see|listed|shown) (?:is |are )?below\b|\bbelow[.!]?$/i.test(sentence) ||
  /\?$|\b(?:in|see) the (?:\p{L}+ )?(?:photo|picture)s?\b/iu.test(sentence) ||
  (u.genre !== "local" && /[$£€]\s?\d|\b(?:fees?|deposit|surcharge|mileage)\b/i.test(sentence)) ||
  u.facts.some(
    ({ topic, text, field }) =>
      (aside.has(topic) || field === "handmadeStory" || (topic === "price" && !hasMoney(text))) &&
      sentence.includes(withoutEnd(text)),
  )
