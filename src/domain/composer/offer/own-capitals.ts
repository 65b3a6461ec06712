import type { Brief, Product } from "../../seo/brief.ts"
import { isAdjective } from "../understand/word-kinds.ts"

const pair = /(?<![\p{L}\p{N}])(\p{Lu}[\p{Ll}'-]+(?: \p{Lu}[\p{Ll}'-]+)+)/gu
const months =
  /\b(in|since|last|from|until|of) (january|february|march|april|june|july|august|september|october|november|december)\b/g

/** Gives names back the capitals that they have wherever the seller did not shout: "Mario World", "John Deere". */
export function makeCapitals(
  brief: Brief,
  { description }: Product,
  brands: readonly string[],
): (text: string) => string {
  const calm = [description, brief.description, brief.targetKeywords].filter((text) => {
    const shouted = text.match(/\b\p{Lu}{3,}\b/gu)?.length ?? 0
    return shouted * 5 < text.split(/\s+/).length
  })
  const found = calm.flatMap((text) => [...text.matchAll(pair)].map((one) => one[1] ?? ""))
  const inside = calm.flatMap((text) => text.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{2,}(?= \p{Ll})/gu) ?? [])
  const names = [...new Set([...found, ...inside.filter((word) => !isAdjective(word)), ...brands])]
  const rows = names.map((name) => ({
    name,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "giu"),
  }))
  return (text) =>
    rows
      .reduce((said, { name, pattern }) => said.replace(pattern, name), text)
      .replace(
        months,
        (_, before: string, month: string) => `${before} ${month.charAt(0).toUpperCase()}${month.slice(1)}`,
      )
}
