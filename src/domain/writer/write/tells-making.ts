import { verbForms } from "../../text/words/verbs.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"

/** What people do with their hands, by the verb. */
const crafts: ReadonlySet<string> = new Set(
  `make throw weave knit sew carve turn forge pour cut print dye spin stitch cast glaze fire paint draw press dry roast
  brew bake soak finish sand oil wax weld hammer fold cure mix boil build roll string tie wind copy blow grind polish
  assemble grow pick smoke blend distil marble felt gild frame thatch embroider engrave stamp punch shape crochet wrap bind smooth varnish solder plait`.split(
    /\s+/,
  ),
)

const isCraft = (word: string, form: "base" | "participle"): boolean =>
  verbForms(word.replace(/[,;.]$/, "").toLowerCase()).some((found) => found.form === form && crafts.has(found.base))

/**
 * "I throw each pot on a kick wheel", "each pair is copied on an old lathe", "woven from willow": a text about how things
 * are made. "I started turning bobbins when the mice had chewed mine" tells why.
 */
export function tellsMaking({ text, shape }: Fact): boolean {
  const words = text.split(/\s+/)
  const nextOf = (at: number): string => words.slice(at).find((each) => kindOf(each) !== "adverb") ?? ""
  if (shape === "participle") return isCraft(nextOf(0).replace(/^hand-?/i, ""), "participle")
  return words.some((word, at) => {
    const next = nextOf(at + 1)
    if (/^(?:I|we)$/i.test(word)) return isCraft(next, "base")
    return /^(?:is|are|gets?)$/i.test(word) && isCraft(next, "participle")
  })
}
