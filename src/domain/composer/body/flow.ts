import { splitSentences } from "../../text/split-sentences.ts"
import { large } from "../turning.ts"
import { isForm } from "../understand/verbs.ts"
import { isAuxiliary } from "../understand/word-kinds.ts"
import type { Names } from "./weave.ts"

/** Said of the thing itself: "The mug holds 12 oz", "It holds 12 oz". */
function restOf(sentence: string, { it, the, this: these, isPlural }: Names): string | null {
  const opener = [it, the, these].find((name) => sentence.toLowerCase().startsWith(`${name.toLowerCase()} `))
  if (opener === undefined) return null
  const rest = sentence.slice(opener.length + 1)
  const [verb = ""] = rest.split(" ")
  return isAuxiliary(verb) || isForm(verb, isPlural ? "base" : "third") ? rest : null
}

const isSimple = (rest: string, maxWords: number): boolean =>
  !/[,:;?()]| (?:and|or|that|which|who|so|if|when|because|since) /.test(rest) && rest.split(" ").length <= maxWords

/** "It holds 12 oz." and "It stands 3 inches tall." are one thought. */
function joined(first: string, second: string): string | null {
  const [verb = "", ...others] = second.split(" ")
  if (!isSimple(first, 11) || !isSimple(second, 11)) return null
  const isSame = first.startsWith(`${verb} `) && !/^(?:is|are|was|were)$/.test(verb)
  return `${first.replace(/\.$/, "")} and ${isSame ? others.join(" ") : second}`
}

/**
 * Sentences as somebody tells them: the thing is named where a paragraph begins, and is "it" from then on; two short things
 * said of it are one sentence, and after two of them it is named again.
 */
export function flowing(sentences: readonly string[], names: Names, isFirst: boolean): string {
  const whole = sentences.filter(Boolean)
  if (whole.some((text) => text.includes("\n")))
    return whole
      .join(" ")
      .replace(/ ?\n ?/g, "\n")
      .trim()
  const all = whole.flatMap((text) => splitSentences(text))
  const out: { text: string; rest: string | null }[] = []
  let [isNamed, count] = [isFirst, 0]
  for (const [at, text] of all.entries()) {
    const rest = restOf(text, names)
    const before = out.at(-1)
    if (rest === null) {
      out.push({ text, rest })
      isNamed = at === 0 && isFirst
      count = 0
      continue
    }
    const both = before?.rest === null || before === undefined ? null : joined(before.rest, rest)
    if (both !== null && before !== undefined && before.rest !== null) {
      out.splice(-1, 1, { text: `${before.text.slice(0, before.text.length - before.rest.length)}${both}`, rest: both })
      continue
    }
    const name = isNamed && count < 2 ? names.it : names.the
    count = isNamed && count < 2 ? count + 1 : 0
    out.push({ text: large(`${name} ${rest}`), rest })
    isNamed = true
  }
  return out.map(({ text }) => text).join(" ")
}

const wordsIn = (sentences: readonly string[]): number => sentences.join(" ").split(/\s+/).length

/** A paragraph of one short sentence goes with the one before it, as long as that stays short. */
export function together(paragraphs: readonly (readonly string[])[], maxWords = 75): (readonly string[])[] {
  const out: (readonly string[])[] = []
  for (const sentences of paragraphs) {
    const before = out.at(-1) ?? []
    const isLone = [sentences, before].some((one) => wordsIn(one) < (one.length < 2 ? 32 : 15))
    const both = [...before, ...sentences]
    if (before.length > 0 && isLone && !both.join(" ").includes("\n") && wordsIn(both) <= maxWords)
      out.splice(-1, 1, both)
    else out.push(sentences)
  }
  return out
}
