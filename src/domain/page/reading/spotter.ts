import type { Spot } from "../facts.ts"
import { attribute, type Tag } from "../html/tag.ts"

const maxExcerptChars = 160
const maxSelectorChars = 100

export interface Spotter {
  readonly at: (from: number, to: number, selector: string) => Spot
  readonly of: (tag: Tag) => Spot
}

/** Says on which line something is. It is asked in the order of the file, so that all questions cost one pass together. */
export function openSpotter(html: string): Spotter {
  let line = 1
  let next = html.indexOf("\n")
  const lineAt = (offset: number): number => {
    while (next !== -1 && next < offset) {
      line += 1
      next = html.indexOf("\n", next + 1)
    }
    return line
  }
  const at = (from: number, to: number, selector: string): Spot => ({
    line: lineAt(from),
    selector: selector.slice(0, maxSelectorChars),
    excerpt: onOneLine(html.slice(from, Math.min(to, from + maxExcerptChars))),
  })
  return { at, of: (tag) => at(tag.from, tag.to, selectorOf(tag)) }
}

const onOneLine = (text: string): string => (/[\t\n\r]| {2}/.test(text) ? text.replace(/\s+/g, " ") : text)

const telling = ["name", "property", "rel", "http-equiv", "href", "src", "itemtype", "type", "class"] as const

/** By the attribute that tells it best from others of its kind. */
function selectorOf(tag: Tag): string {
  const id = attribute(tag, "id")
  if (id !== null && /^[\w-]+$/.test(id)) return `${tag.name}#${id}`
  for (const name of telling) {
    const value = attribute(tag, name)
    if (value === null || value === "") continue
    if (name !== "class") return `${tag.name}[${name}="${value.replace(/"/g, '\\"')}"]`
    const first = value.trim().split(/\s+/)[0] ?? ""
    if (/^[\w-]+$/.test(first)) return `${tag.name}.${first}`
  }
  return tag.name
}
