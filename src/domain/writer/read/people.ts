import { kindOf } from "../../text/words/word-kinds.ts"

const minRow = 3
const isSeveral = (word: string): boolean => /^\p{L}+$/u.test(word) && kindOf(word.toLowerCase()) === "plural"

/** "Rural houses farms holiday homes" are three groups without a mark between them, and "rented auto also" is an afterthought. */
export const isOneGroup = (item: string): boolean =>
  !/ (?:also|too|mostly|mainly)$|^(?:mostly|mainly) |^ages? \d/i.test(item) &&
  (item.split(" ").some((word) => /^(?:preposition|conjunction|relative)$/.test(kindOf(word))) ||
    item.split(" ").filter(isSeveral).length < minRow)
