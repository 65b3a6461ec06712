import { canBeBase, kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { useBehind } from "../search/phrases/use-behind.ts"
import { namesAThing } from "../type/thing-phrase.ts"
import { asSentence, withoutEnd } from "./grammar.ts"
import { lacksArticle } from "./lacks-article.ts"

const maxWords = 15

/** What may not be in a sentence of ours: a row, a remark in brackets, an amount before the name; nor anything long. */
export const isUnframed = (text: string): boolean =>
  /[,;:()]|^\d|\bby weight\b/.test(text) || text.split(" ").length > maxWords

/** "Tip Jar is an app to split tips at the bar" of "app to split tips at the bar"; empty if nobody can tell. */
export function sentenceOfUse(fact: Fact, name: string): string {
  const use = /^(?:an? |the )?app ((?:to|for) .+)$/i.exec(withoutEnd(fact.text))?.[1] ?? ""
  const isFit =
    use !== "" &&
    !forDeed(use) &&
    !isUnframed(use) &&
    !lacksArticle({ ...fact, text: ` ${use}` }) &&
    !goesOnWithDeed(use)
  return isFit ? asSentence(`${name} is an app ${use}`) : ""
}

/** "For learn times tables" */
export function forDeed(use: string): boolean {
  const [, verb = ""] = /^for (\S+)/i.exec(use) ?? []
  return kindOf(verb) === "base" && !namesAThing(verb)
}

/** "For organists write down what they play" */
function goesOnWithDeed(use: string): boolean {
  const said = useBehind(` ${use}`)?.said ?? ""
  return said !== "" && canBeBase(use.slice(said.length + 1).split(" ")[0] ?? "")
}
