import { conjuncts } from "../understand/noun-phrase.ts"
import { isForm } from "../understand/verbs.ts"
import { capital } from "../wording.ts"
import type { Said } from "./said.ts"

/** What a video shows one after another, as the lines of a list, and the sentence that said it. */
export interface Moments {
  readonly lines: readonly string[]
  readonly source: Said | null
}

const asLine = (text: string): string =>
  capital(
    text
      .replace(/^(?:(?:and|or|then) |you (?=(?:how|what|why|where|when) ))+/i, "")
      .replace(/[.;,]+$/, "")
      .trim(),
  )

/** "lifting the car, removing the caliper and bedding in": each is shown. */
function doings(text: string): string[] {
  const list =
    /^(?:I |we |it )?(?:also )?(?:cover|covers|show|shows|includes|explains?|goes through|go through|walks? (?:you )?through) (.+)$/i.exec(
      text,
    )?.[1]
  if (list === undefined) return []
  const parts = list.split(/, (?:and |then )?| and (?=(?:how|what|why|where|when|which) |\p{L}+ing\b)/u)
  const isAlike = parts.every(
    (part) => isForm(part.split(" ")[0]?.toLowerCase() ?? "", "ing") || /^\p{L}+ing\b/u.test(part),
  )
  const isQuestions = parts.every((part) => /^(?:how|what|why|where|when|which) /i.test(part))
  return (isAlike || isQuestions) && parts.length > 1 ? parts : conjuncts(list).length > 2 ? conjuncts(list) : []
}

export function readMoments(said: readonly Said[]): Moments {
  for (const one of said) {
    const lines = doings(one.text)
    if (lines.length > 1) return { lines: lines.map(asLine), source: one }
  }
  const longest = said
    .filter(
      ({ form, items }) =>
        form === "things" &&
        items.length > 2 &&
        !items.some((item) => /^no /i.test(item)) &&
        items.every((item) => item.split(" ").length < 13),
    )
    .toSorted((a, b) => b.items.length - a.items.length)[0]
  if (longest === undefined) return { lines: [], source: null }
  return {
    lines: longest.items.flatMap((item) => (item === longest.items.at(-1) ? conjuncts(item) : [item])).map(asLine),
    source: longest,
  }
}
