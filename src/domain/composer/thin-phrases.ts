import { isMaterialWord } from "../text/materials.ts"
import { singular } from "../text/plural.ts"
import type { Told } from "./teller.ts"
import type { Understanding } from "./understand/understand.ts"

const byHand = /^(\p{L}+(?:ed|n|t|own)) by hand\b/iu
const forNewborns = /^newborn\b/i

/** What else a short brief gives to type: "hand knitted bonnets", "merino yarn", "ribbon tie bonnets", "4 ply yarn". */
export function thinPhrases({ seller, facts, name }: Understanding, told: readonly Told[], own: string): string[] {
  const texts = facts.map(({ text }) => text)
  const made = told.flatMap(({ telling: { as, text } }) =>
    as === "predicate" && /^is made (?:of|from|with) /.test(text) ? text.split(/[ ,]+/) : [],
  )
  const parts = told.flatMap(({ telling: { as, text } }) =>
    as === "part" && /^(?!no )\p{Ll}+ \p{Ll}+s$/u.test(text) ? [text] : [],
  )
  const figure =
    /(?<![\p{L}\d.]|[x×] ?)(\d{1,3} (?:ply|oz|ml|g|gauge|inch|mm|cm))(?!\p{L})/iu.exec(
      [name, ...texts].join(". "),
    )?.[1] ?? ""
  return [
    ...texts
      .map((text) => byHand.exec(text)?.[1] ?? "")
      .filter(Boolean)
      .map((how) => `hand ${how.toLowerCase()} ${own}`),
    ...made.filter((word) => isMaterialWord(word)).map((word) => `${word} ${own}`),
    ...(texts.some((text) => forNewborns.test(text)) ? [`newborn ${own}`] : []),
    ...parts.map((text) => `${singular(text)} ${own}`),
    ...(figure === "" ? [] : [`${figure} ${own}`]),
    ...(seller === "" || !/^[\p{L}\d]+(?: [\p{L}\d]+)?$/u.test(seller) ? [] : [`${seller} ${own}`]),
  ]
}
