import { countUnits } from "../../../text/measure/units.ts"
import { splitSentences } from "../../../text/split/split-sentences.ts"
import { asItem, asSentence } from "../../write/grammar.ts"
import { offlineSaid } from "./short-description.ts"
import type { Make } from "./written.ts"

/** What it is, that it works offline, what search results say next, and how much of it is free, while that fits. */
export const promotionalText: Make = (u, { meta }, { max, unit }) => {
  if (u.language !== "en" || meta === "") return meta
  const [free = ""] = freeFor.exec(u.clean(u.brief.priceRange)) ?? []
  const [offline, price] = [withoutNet.test(meta) ? "" : offlineSaid(u), /\bfree\b/i.test(meta) ? "" : free]
  const sentenceOf = (said: string): string[] => (said === "" ? [] : [asSentence(asItem(said))])
  // "Works offline" belongs to the app, and not to what was told last.
  const [first = "", ...rest] = splitSentences(meta)
  const isNamed = first.startsWith(`${u.thing.name} `)
  const withOffline = [first, ...sentenceOf(isNamed ? offline.replace(/^W/, "It w") : offline), ...rest]
  return (
    [withOffline, withOffline.slice(0, -1), [first, ...rest]]
      .flatMap((told) => [[...told, ...sentenceOf(price)].join(" "), told.join(" ")])
      .find((text) => text !== "" && countUnits(text, unit) <= max) ?? meta
  )
}

/** "Free for 15 boxes", without what more of them costs. After a free month, nothing is free. */
const freeFor =
  /^free (?:for|up to|with) (?:up to |the )?(?:\p{L}+ )?(?:\d+|one|two|three|four|five|six)(?! (?:day|week|month|year))(?: \p{L}+){1,2}(?=$|[,;.]| then | after )/iu

const withoutNet =
  /\boffline\b|\b(?:no|without(?: an?| any)?) (?:phone |internet )?(?:signal|data|internet|network|reception|connection)\b/i
