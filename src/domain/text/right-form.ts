import { isRightWord, rarityOf } from "./right-words.ts"

/** What was to be done to a common word, and what was left out in doing it. */
const slips: readonly (readonly [wrong: RegExp, stem: string, right: string, maxRarity?: number])[] = [
  [/((?:[cs]h|x|zz))s$/, "$1", "$1es"],
  [/(al|ful)y$/, "$1", "$1ly"],
  [/ater(s?)$/, "ate", "ator$1"],
  [/([^aeiou])ys$/, "$1y", "$1ies"],
  // "selfys"
  [/([^aeiou])ys$/, "$1ie", "$1ies", 4],
  [/([bdgmnprt])((?:able|ed|ing|ers?))$/, "$1", "$1$1$2"],
  [/([^aeiouyds])d$/, "$1", "$1ed"],
]

/** "roachs" is roaches, "batterys" batteries and "cutable" cuttable: a word everybody knows with its ending put on wrongly. */
export function rightForm(typed: string): string | null {
  for (const [wrong, stem, right, maxRarity = 2] of slips) {
    if (!wrong.test(typed) || rarityOf(typed.replace(wrong, stem)) > maxRarity) continue
    const form = typed.replace(wrong, right)
    if (isRightWord(form)) return form
  }
  return null
}
