import { kindOf } from "../../text/words/word-kinds.ts"

const minRow = 3
const ofKind = /^(?:kids|mens|womens|ladies|boys|girls|sports|childrens|teens|adults)$/i

const isSeveral = (word: string): boolean =>
  /^\p{L}+$/u.test(word) && kindOf(word.toLowerCase()) === "plural" && !ofKind.test(word)

/** "cans bowls mugs", "tenants landlords agents": three plurals in a row are so many things. */
export function pluralsApart(text: string): string {
  const words = text.split(" ")
  let row = 0
  for (let at = 0; at <= words.length; at += 1) {
    const next = words[at] ?? ""
    if (isSeveral(next)) {
      row += 1
      continue
    }
    if (row >= minRow) for (let of = at - row; of < at - 1; of += 1) words[of] = `${words[of]},`
    row = 0
  }
  return words.join(" ")
}
