import type { Place, Spot } from "../facts.ts"
import { kinds } from "../html/elements.ts"
import { inherits, type OpenElement } from "../html/open-element.ts"
import { attribute, hasAttribute, type Tag } from "../html/tag.ts"
import type { Collector } from "./collector.ts"
import type { Spotter } from "./spotter.ts"

const maxAnchors = 3000
const maxTextChars = 600
const maxPieceChars = 4000
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
 * Links and their content. A link still open where its block ends continues in the next one as a second link, as in
 * browsers.
 */
export class AnchorCollector implements Collector {
  readonly found: RawAnchor[] = []
  readonly #spotter: Spotter
  #depth = 0
  #current: RawAnchor | null = null
  #torn: RawAnchor | null = null

  constructor(spotter: Spotter) {
    this.#spotter = spotter
  }

  open(tag: Tag, _place: Place, flags: number, element: OpenElement | null): void {
    if (element?.isBlock === true) this.#depth += 1
    if ((tag.kind & (kinds.link | kinds.picture)) === 0) return
    if (tag.name === "a") {
      this.#torn = null
      this.#current = this.#begin(tag, flags)
      if (tag.isSelfClosing && (flags & inherits.foreign) !== 0) this.#current = null
    } else if (tag.name === "area") this.#begin(tag, flags)
    else this.#noteImage(tag, flags)
  }

  close(element: OpenElement): void {
    if (!element.isBlock) {
      if (element.name === "a") this.#end()
      return
    }
    this.#depth -= 1
    const isBorder = (element.kind & kinds.border) !== 0
    if (this.#current !== null && this.#depth < this.#current.depth) {
      this.#torn = this.#current
      this.#current = null
    }
    if (isBorder) this.#torn = null
  }

  closeInline(name: string): void {
    if (name === "a") this.#end()
  }

  text(text: string, _from: number, flags: number, within: string | null): void {
    if (within !== null || (this.#current === null && this.#torn === null)) return
    if (text.trim() !== "") this.#mend(flags)
    const anchor = this.#current
    if (anchor === null || anchor.chars > maxTextChars) return
    // For a hidden link, browsers give its whole text; for a visible one, only the visible text.
    if ((flags & ~anchor.flags & inherits.hidden) !== 0) return
    anchor.parts.push(text.slice(0, maxPieceChars))
    anchor.chars += text.length
  }

  #begin(tag: Tag, flags: number, spot?: Spot): RawAnchor | null {
    if (this.found.length >= maxAnchors) return null
    const place = { tag, spot: spot ?? this.#spotter.of(tag), flags, depth: this.#depth }
    const anchor: RawAnchor = { ...place, parts: [], alts: [], chars: 0, hasImage: false }
    this.found.push(anchor)
    return anchor
  }

  #end(): void {
    this.#current = null
    this.#torn = null
  }

  #mend(flags: number): void {
    if (this.#torn === null) return
    this.#current = this.#begin(this.#torn.tag, flags, this.#torn.spot)
    this.#torn = null
  }

  #noteImage(tag: Tag, flags: number): void {
    this.#mend(flags)
    if (this.#current === null) return
    this.#current.hasImage = true
    const alt = attribute(tag, "alt") ?? attribute(tag, "aria-label") ?? attribute(tag, "title")
    if (alt !== null && alt.trim() !== "") this.#current.alts.push(alt)
  }
}
