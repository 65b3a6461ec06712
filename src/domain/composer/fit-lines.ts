import { trimDangling } from "../text/dangling.ts"
import { isForm } from "./understand/verbs.ts"

const opens = (text: string): boolean =>
  (text.match(/\(/g) ?? []).length > (text.match(/\)/g) ?? []).length || /(?:\b(?:and|or|the|an?)|[&:])$/.test(text)

/** Where a line may end: behind a thought, before a second deed, and before what it comes with. */
function endsOf(line: string): string[] {
  const at = (border: RegExp, mayEnd: (rest: string) => boolean): string[] =>
    [...line.matchAll(border)]
      .filter((found) => mayEnd(line.slice(found.index + found[0].length)))
      .map((found) => line.slice(0, found.index))
  return [
    // What follows with an "and" of its own is the end of a list, and no thought.
    ...at(
      /, /g,
      (rest) => /^(?:and )?(?:it|they|you|we|the app) /.test(rest) || !/ (?:and|or|&) |^(?:and|or|&) /.test(rest),
    ),
    ...at(/ and (?=\p{L})/gu, (rest) => isForm(rest.split(" ")[0] ?? "", "third")),
    ...at(/ with (?=\p{L}|\d)/gu, () => true),
  ].filter((head) => !opens(head) && head.split(" ").length > 1)
}

/**
 * A list's lines, none longer than it may be: what is two things becomes two lines where there is room, and what is still
 * too long ends where its first thought does. The description says the rest.
 */
export function fitLines(lines: readonly string[], maxChars: number, maxLines: number): string[] {
  const out: string[] = []
  for (const [index, line] of lines.entries()) {
    const room = maxLines - out.length - (lines.length - index - 1)
    const [first = "", ...rest] = line.split("; ")
    const second = rest.join("; ")
    const isTwo = line.length > maxChars && second !== "" && room > 1
    for (const part of isTwo ? [first, second] : [line]) {
      const heads = part.length > maxChars ? endsOf(part).filter((head) => head.length <= maxChars) : []
      const longest = heads.sort((a, b) => b.length - a.length)[0]
      out.push(longest === undefined || longest.endsWith(")") ? (longest ?? part) : trimDangling(longest))
    }
  }
  return out
}
