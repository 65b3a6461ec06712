import { singular } from "../../../text/words/plural.ts"
import { nameIn } from "../../type/shape.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"

const work =
  /^(.*\b(?:kits?|models?|replicas?|prints?|linocuts?|woodcuts?|etchings?|engravings?|paintings?|drawings?|watercolou?rs?|carvings?|sculptures?|figurines?|ornaments?|posters?|maps?|plans?|patterns?|jigsaws?|puzzles?|brooch(?:es)?|moulds?)) of (?:an? |the )(.+)$/iu

const maxKind = 3
const maxShown = 3
const maxWords = 5

/** What a work shows comes before what it is: "grumpy badger cross stitch kit" of a "cross stitch kit of a grumpy badger". The fullest first. */
export function namesByShown(name: string): string[] {
  const [, said = "", rest = ""] = work.exec(name.split(/[,;(]/)[0] ?? "") ?? []
  const named = nameIn(rest)
  // "A barn owl hunting in snow"
  const words = (named === rest ? named : named.replace(/(?<=\S) \S+ing$/, "")).toLowerCase().split(" ")
  if (said === "" || words[0] === "") return []
  const kind = kindAtEnd(said.toLowerCase().split(" "))
  const last = words.slice(-2)
  // "OO gauge engine shed": its two words stay together.
  const gauge = words.indexOf("gauge")
  const measured = gauge > 0 && gauge < words.length - 2 ? words.slice(gauge - 1, gauge + 1) : []
  const shown = words.length <= maxShown ? [words] : [[...measured, ...last], ...(measured.length > 0 ? [last] : [])]
  return shown
    .map((each) => `${each.join(" ")} ${kind}`)
    .filter(
      (each, at) =>
        each.split(" ").length <= maxWords &&
        (words.length <= maxShown || isThingPhrase((shown[at] ?? []).slice(-2).join(" "))),
    )
}

const kindAtEnd = (words: readonly string[]): string =>
  [maxKind, 2]
    .map((size) => words.slice(-size).join(" "))
    .find((tail) => tail.includes(" ") && isGoodsKind(singular(tail))) ??
  words.at(-1) ??
  ""

/** The same of the thing's name and of its seller's first words. */
export const shownInWork = (u: Understanding): string[] =>
  u.genre !== "goods" || u.language !== "en" ? [] : [u.thing.name, u.thing.sold?.object ?? ""].flatMap(namesByShown)
