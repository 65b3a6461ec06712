import { countUnits } from "../../../text/measure/units.ts"
import { asItem, asSentence } from "../../write/grammar.ts"
import { offlineSaid } from "./short-description.ts"
import type { Make } from "./written.ts"

/** What it is, as search results say it, then that it works offline and how much of it is free, while that fits. */
export const promotionalText: Make = (u, { meta }, { max, unit }) => {
  if (u.language !== "en" || meta === "") return meta
  const [free = ""] = freeFor.exec(u.clean(u.brief.priceRange)) ?? []
  const more = [withoutNet.test(meta) ? "" : offlineSaid(u), /\bfree\b/i.test(meta) ? "" : free]
  let text = meta
  for (const said of more.filter(Boolean)) {
    const longer = `${text} ${asSentence(asItem(said))}`
    if (countUnits(longer, unit) <= max) text = longer
  }
  return text
}

/** "Free for 15 boxes", without what more of them costs */
const freeFor =
  /^free (?:for|up to|with) (?:up to |the )?(?:\p{L}+ )?(?:\d+|one|two|three|four|five|six)(?: \p{L}+){1,2}(?=$|[,;.]| then | after )/iu

const withoutNet =
  /\boffline\b|\b(?:no|without(?: an?| any)?) (?:phone |internet )?(?:signal|data|internet|network|reception|connection)\b/i
