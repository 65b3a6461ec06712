import { kindOf } from "../../text/words/word-kinds.ts"

const minRow = 3
const isSeveral = (word: string): boolean => /^\p{L}+$/u.test(word) && kindOf(word.toLowerCase()) === "plural"

/** "Rural houses farms holiday homes" are three groups without a mark between them, and "rented auto also" is an afterthought. */
export const isOneGroup = (item: string): boolean =>
  !/ (?:also|too|mostly|mainly)$|^(?:mostly|mainly) |^ages? \d/i.test(item) &&
  (item.split(" ").some((word) => /^(?:preposition|conjunction|relative)$/.test(kindOf(word))) ||
    item.split(" ").filter(isSeveral).length < minRow)

const ofKind = /^(?:kids|mens|womens|ladies|boys|girls|sports|childrens|teens|adults|sales)$/i
const anybody = /^(?:people|families|anyone)$/i
const namesGroup = (word = ""): boolean => (isSeveral(word) && !ofKind.test(word)) || anybody.test(word)

/** "Tenants landlords agents", "farmers smallholders people with paddocks": three plurals in a row are so many groups. */
export const groupsApart = (text: string): string =>
  text
    .split(" ")
    .map((word, at, all) => {
      const next = all[at + 1]
      const isPair = namesGroup(word) && namesGroup(next)
      const isRow =
        namesGroup(all[at - 1]) || namesGroup(all[at + 2]) || (anybody.test(next ?? "") && all[at + 2] === "who")
      return isPair && isRow ? `${word},` : word
    })
    .join(" ")
