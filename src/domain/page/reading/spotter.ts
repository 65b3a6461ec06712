import type { Spot } from "../facts.ts"
import { attribute, type Tag } from "../html/tag.ts"

const maxExcerptChars = 160
const maxSelectorChars = 100

export interface Spotter {
  readonly at: (from: number, to: number, selector: string) => Spot
  readonly of: (tag: Tag) => Spot
}

/** Says where something is. Most positions are never asked for, so each is computed on demand. */
export function openSpotter(html: string): Spotter {
  const lines = new Lines(html)
  return {
    at: (from, to, selector) => new LazySpot(lines, { from, to, tell: () => selector }),
    of: (tag) => new LazySpot(lines, { from: tag.from, to: tag.to, tell: () => selectorOf(tag) }),
  }
}

class Lines {
  readonly html: string
  #starts: readonly number[] | null = null

  constructor(html: string) {
    this.html = html
  }

  lineAt(offset: number): number {
    this.#starts ??= startsOf(this.html)
    let low = 0
    let high = this.#starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return low
  }
}

function startsOf(html: string): readonly number[] {
  const starts = [0]
  for (let at = html.indexOf("\n"); at >= 0; at = html.indexOf("\n", at + 1)) starts.push(at + 1)
  return starts
}

class LazySpot implements Spot {
  readonly #lines: Lines
  readonly #from: number
  readonly #to: number
  readonly #tell: () => string

  constructor(lines: Lines, { from, to, tell }: { from: number; to: number; tell: () => string }) {
    this.#lines = lines
    this.#from = from
    this.#to = to
    this.#tell = tell
  }

  get line(): number {
    return this.#lines.lineAt(this.#from)
  }

  get selector(): string {
    return this.#tell().slice(0, maxSelectorChars)
  }

  get excerpt(): string {
    return onOneLine(this.#lines.html.slice(this.#from, Math.min(this.#to, this.#from + maxExcerptChars)))
  }
}

const onOneLine = (text: string): string => (/[\t\n\r]| {2}/.test(text) ? text.replace(/\s+/g, " ") : text)

const telling = ["name", "property", "rel", "http-equiv", "href", "src", "itemtype", "type", "class"] as const

/** By the attribute that best identifies it. */
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
