import type { Spot } from "../facts.ts"
import { scopeBorders } from "../html/elements.ts"
import { inherits, type OpenElement } from "../html/open-element.ts"
import { attribute, hasAttribute, type Tag } from "../html/tag.ts"
import type { Collector } from "./collector.ts"
import type { Spotter } from "./spotter.ts"

export const maxAnchors = 6000
const maxTextChars = 600
const linkAttributes = ["target", "download", "ping", "rel", "hreflang", "type", "referrerpolicy"]

export interface RawAnchor {
  readonly tag: Tag
  readonly spot: Spot
  readonly flags: number
  readonly depth: number
  readonly parts: string[]
  readonly alts: string[]
  chars: number
  hasImage: boolean
}

export const hasLinkAttribute = (tag: Tag): boolean => linkAttributes.some((name) => hasAttribute(tag, name))

/**
 * Links, and what stands in them. A link that is still open where its block ends goes on in the next one, and browsers make
 * a second link of it; so does this.
 */
export function collectAnchors(
  spotter: Spotter,
): Collector & { readonly found: RawAnchor[]; readonly count: () => number } {
  const found: RawAnchor[] = []
  let count = 0
  let depth = 0
  let current: RawAnchor | null = null
  let torn: RawAnchor | null = null

  function begin(tag: Tag, flags: number, spot?: Spot): RawAnchor | null {
    count += 1
    if (found.length >= maxAnchors) return null
    const anchor = { tag, spot: spot ?? spotter.of(tag), flags, depth, parts: [], alts: [], chars: 0, hasImage: false }
    found.push(anchor)
    return anchor
  }

  function mend(flags: number): void {
    if (torn === null) return
    current = begin(torn.tag, flags, torn.spot)
    torn = null
  }

  function noteImage(tag: Tag, flags: number): void {
    mend(flags)
    if (current === null) return
    current.hasImage = true
    const alt = attribute(tag, "alt") ?? attribute(tag, "aria-label") ?? attribute(tag, "title")
    if (alt !== null && alt.trim() !== "") current.alts.push(alt)
  }

  return {
    found,
    count: () => count,
    open(tag, _place, flags, element) {
      if (element?.isBlock === true) depth += 1
      if (tag.name === "a") {
        torn = null
        current = begin(tag, flags)
        if (tag.isSelfClosing && (flags & inherits.foreign) !== 0) current = null
      } else if (tag.name === "area") begin(tag, flags)
      else if (tag.name === "img" || tag.name === "svg") noteImage(tag, flags)
    },
    close(element: OpenElement) {
      if (!element.isBlock) {
        if (element.name === "a") current = torn = null
        return
      }
      depth -= 1
      if (current !== null && depth < current.depth) {
        torn = scopeBorders.has(element.name) ? null : current
        current = null
      }
      if (torn !== null && scopeBorders.has(element.name)) torn = null
    },
    closeInline(name) {
      if (name === "a") current = torn = null
    },
    text(text, _from, flags, within) {
      if (within !== null || (current === null && torn === null)) return
      if (torn !== null && text.trim() !== "") mend(flags)
      if (current === null || current.chars > maxTextChars) return
      // Of a link that is not shown browsers give the whole text, of one that is shown only what is shown.
      if ((flags & ~current.flags & inherits.hidden) !== 0) return
      current.parts.push(text)
      current.chars += text.length
    },
  }
}
