import { isProduct } from "../../is-product.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { inTitle } from "./in-title.ts"
import { isQuality } from "./row-in-title.ts"

const offered = /^(?:(?:i|we) (?:have|am selling|are selling)|selling|for sale(?: is)?:?) /i

/** What a private seller types right after the name: "Liege & Lief, UK Island ILPS 9115, pink rim label". */
export function rowOfSale(u: Understanding): string[] {
  if ((u.genre !== "auction" && u.genre !== "local") || isProduct(u)) return []
  const first = u.facts.find(({ isEcho }) => !isEcho)
  const run = u.runs.find(({ place }) => place === (first?.place ?? 0) + 1)
  const row = [first?.text ?? "", run?.text.split(", ")[0] ?? ""]
    .join(", ")
    .replace(offered, "")
    .replace(" for sale,", ",")
  if (first === undefined || !first.isCareful || !withoutArticles(row).startsWith(withoutArticles(u.thing.name)))
    return []
  return withoutEnd(row)
    .split(/[,;]\s+/)
    .filter((part, at, all) => at > 0 && part !== "" && !isRestOfPlace(part, all[at - 1]))
    .filter(isQuality)
    .map((part) => inTitle(part, u))
}

/** "Made in Sackville, New Brunswick" */
const isRestOfPlace = (part: string, before = ""): boolean => /^\p{Lu}/u.test(part) && / in \p{Lu}\p{L}+$/u.test(before)

const withoutArticles = (text: string): string => text.toLowerCase().replace(/\b(?:an?|the|our|my) /g, "")
