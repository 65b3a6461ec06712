import { kindOf } from "../../text/words/word-kinds.ts"

const minRow = 3
const ofKind = /^(?:kids|mens|womens|ladies|boys|girls|sports|childrens|teens|adults)$/i

const isSeveral = (word: string): boolean =>
  /^\p{L}+$/u.test(word) && kindOf(word.toLowerCase()) === "plural" && !ofKind.test(word)

/** "Rural houses farms holiday homes" are three groups without a mark between them, and "rented auto also" is an afterthought. */
export const isOneGroup = (item: string): boolean =>
  !/ (?:also|too|mostly|mainly)$|^ages? \d/i.test(item) &&
  (item.split(" ").some((word) => /^(?:preposition|conjunction|relative)$/.test(kindOf(word))) ||
    item.split(" ").filter(isSeveral).length < minRow)

/** "cans bowls mugs", "tenants landlords agents": three plurals in a row are so many things. */
export function pluralsApart(text: string): string {
  const words = text.split(" ")
  let row = 0
  for (let at = 0; at <= words.length; at += 1) {
    const next = words[at] ?? ""
    const isLast = /,$/.test(next)
    if (isSeveral(next.replace(/,$/, ""))) row += 1
    if (isSeveral(next)) continue
    const end = isLast && row > 0 ? at + 1 : at
    if (row >= minRow) for (let of = end - row; of < end - 1; of += 1) words[of] = `${words[of]},`
    row = 0
  }
  return words.join(" ")
}
