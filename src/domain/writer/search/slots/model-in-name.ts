import { measureOf } from "../../type/measure.ts"

/** "DeWalt DWE7491 table saw" of a "DeWalt table saw": the model that the seller's first words have inside the name. */
export function withModel(said: string, name: string): string {
  const words = name.split(" ")
  const typed = said.split(" ")
  const kept: string[] = []
  let at = 0
  for (const word of typed) {
    if (word.toLowerCase() === words[at]?.toLowerCase()) {
      kept.push(words[at] ?? "")
      at += 1
      if (at === words.length) break
    } else if (at > 0 && /^(?=.*\d)(?=.*\p{L})[\p{L}\d./-]{3,}$/u.test(word) && measureOf(word) === null)
      kept.push(word.toUpperCase())
    else return ""
  }
  return at === words.length && kept.length === words.length + 1 ? kept.join(" ") : ""
}
