import type { Told } from "./teller.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"
import { capital } from "./wording.ts"

/** What one fact is as a line of a list: short, no full stop. */
function lineOf({ fact, telling }: Told): string {
  switch (telling.as) {
    case "predicate":
      return telling.text.replace(/^(?:is|are) (?!made)/, "").replace(/^is made/, "made")
    case "clause":
      return fact.shape === "passive" ? fact.text : telling.text
    default:
      return fact.text.replace(/^(?:an?|the) /i, "")
  }
}

/** Lines that each say one thing; short facts of one sentence share a line where there are more facts than lines. */
export function buildBullets(u: Understanding, told: readonly Told[], count: { min: number; max: number }): string[] {
  const lines: { text: string; sentence: number }[] = []
  for (const item of told) {
    const text = capital(
      lineOf(item)
        .replace(/[.!]+$/, "")
        .trim(),
    )
    const stems = contentStems(text)
    if (stems.size === 0 || lines.some((line) => shareIn(stems, contentStems(line.text)) > 0.7)) continue
    lines.push({ text, sentence: item.fact.sentence })
  }
  while (lines.length > count.max) {
    const lengths = lines.slice(1).map((line, index) => line.text.length + (lines[index]?.text.length ?? 0))
    const at = lengths.indexOf(Math.min(...lengths))
    const [first, second] = lines.splice(at, 2)
    if (first === undefined || second === undefined) break
    const small = /^\p{Lu}\p{Ll}/u.test(second.text)
      ? second.text.charAt(0).toLowerCase() + second.text.slice(1)
      : second.text
    lines.splice(at, 0, { text: `${first.text}; ${small}`, sentence: first.sentence })
  }
  return lines.map(({ text }) => text)
}
