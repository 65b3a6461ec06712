import type { Heading, Spot } from "../facts.ts"
import { kinds } from "../html/elements.ts"
import type { OpenElement } from "../html/open-element.ts"
import { type Collector, tidy } from "./collector.ts"
import type { Spotter } from "./spotter.ts"

const maxHeadings = 2000
const maxTextChars = 4000

interface OpenHeading {
  readonly element: OpenElement
  readonly level: number
  readonly spot: Spot
  readonly parts: string[]
  chars: number
  readonly wordsBefore: number
}

/** Headings with all their content, like a browser's `textContent`. */
export function collectHeadings(
  spotter: Spotter,
  countWords: () => number,
): Collector & { readonly found: () => readonly Heading[] } {
  const headings: OpenHeading[] = []
  const open: OpenHeading[] = []
  return {
    found: () =>
      headings.map(({ level, spot, parts, wordsBefore }) => ({ level, spot, wordsBefore, text: tidy(parts.join("")) })),
    opens: kinds.level,
    open(tag, _place, _flags, element) {
      const level = tag.kind & kinds.level
      if (element === null || headings.length >= maxHeadings) return
      const heading = { element, level, spot: spotter.of(tag), parts: [], chars: 0, wordsBefore: countWords() }
      headings.push(heading)
      open.push(heading)
    },
    close(element) {
      if (open.length === 0) return
      const at = open.findIndex((heading) => heading.element === element)
      if (at >= 0) open.splice(at, 1)
    },
    text(text, _from, _flags, within) {
      if (open.length === 0 || within === "script" || within === "style") return
      for (const heading of open) {
        if (heading.chars > maxTextChars) continue
        heading.parts.push(text.slice(0, maxTextChars))
        heading.chars += text.length
      }
    },
  }
}
