import { splitList } from "../../../text/split/split-list.ts"
import type { Understanding } from "../../understanding.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import type { NounPhrase } from "../phrases/noun-phrase.ts"

const maxOwnWords = 3

/** A "pine hive top feeder" is no "pine top feeder" if the seller calls it a "hive top feeder". */
export function asSaidAlone(phrase: NounPhrase, name: string, u: Understanding): NounPhrase {
  const low = ` ${name.toLowerCase()} `
  const own = splitList(u.clean(u.brief.targetKeywords))
    .map((each) => each.toLowerCase())
    .find(
      (each) =>
        each.endsWith(` ${phrase.core}`) &&
        each.split(" ").length <= maxOwnWords &&
        low.includes(` ${each} `) &&
        low.trim() !== each,
    )
  if (own === undefined || isGoodsKind(phrase.core)) return phrase
  const words = new Set(own.split(" "))
  const modifiers = phrase.modifiers
    .map((modifier) => ({
      ...modifier,
      text: modifier.text
        .split(" ")
        .filter((word) => !words.has(word))
        .join(" "),
    }))
    .filter(({ text }) => text !== "")
  return { ...phrase, core: own, modifiers }
}
