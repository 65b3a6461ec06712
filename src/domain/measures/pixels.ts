import type { Measure } from "../rule-book/scored-check.ts"
import { slotText } from "../seo/listing.ts"
import { pixelWidth } from "../text/measure/pixel-width.ts"
import { type Found, ratio } from "./found.ts"
import type { View } from "./view.ts"

/** 10% too wide costs half, 20% costs everything. */
const graceShare = 0.2
/** A shorter title earns nothing for fitting. */
const wordsForAll = 4

export function measurePixels({ slot, fontPx, toPx }: Extract<Measure, { of: "pixels" }>, view: View): Found {
  const have = Math.ceil(pixelWidth(slotText(view.listing, slot), fontPx))
  const words = ratio(view.text(slot).freshCount, wordsForAll)
  return {
    share: words * ratio(toPx * (1 + graceShare) - Math.max(have, toPx), toPx * graceShare),
    have,
    want: toPx,
    missing: () => [],
  }
}
