import { type ElementName, kinds } from "./elements.ts"
import { inherits, type OpenElement } from "./open-element.ts"
import { asks, type Tag } from "./tag.ts"

/** Chromium's maximum depth; deeper elements become siblings instead of children. */
const maxDepth = 512
const passThrough = new Set(["address", "div", "p"])

type IsWanted = (name: string, kind: number) => boolean

/** The open elements: all blocks, and inline elements only if their end matters. */
export class OpenStack {
  readonly #stack: OpenElement[] = []
  readonly #closed: (element: OpenElement) => void
  #keptInline = 0

  constructor(closed: (element: OpenElement) => void) {
    this.#closed = closed
  }

  /** What the innermost element inherits and passes on. */
  get flags(): number {
    return this.#top()?.flags ?? 0
  }

  push(tag: Tag, own: number): OpenElement | null {
    const isBlock = (tag.kind & kinds.block) !== 0 || (own & inherits.foreign) !== 0
    const matters = own !== 0 || this.#keptInline > 0 || (tag.asks & asks.marked) !== 0
    if (isBlock || matters) return this.#add(tag, this.flags | own, isBlock)
    const around = this.#top()
    if (around && tag.name !== "p") around.inlineOpen += 1
    return null
  }

  /** An element in an svg or math; some of them allow HTML again. */
  pushForeign(tag: Tag, own: number, isHtmlAgain: boolean): OpenElement {
    const flags = this.flags | own
    return this.#add(tag, isHtmlAgain ? flags & ~inherits.foreign : flags, true)
  }

  /** Closes what a start tag implies before it opens. */
  makeRoomFor({ name, kind }: ElementName): void {
    const current = this.#top()
    if ((kind & kinds.makesRoom) === 0 || current === undefined) return
    if ((kind & kinds.level) !== 0) {
      if ((current.kind & kinds.level) !== 0 && current.inlineOpen === 0) this.#pop()
    } else if (name === "li") this.#closeNear((open) => open === "li")
    else if (name === "dd" || name === "dt") this.#closeNear((open) => open === "dd" || open === "dt")
    else if (name === "button" || name === "select") this.#closeAt(this.#inScope((open) => open === name))
    else if (name === "input" || name === "textarea") this.#closeAt(this.#inScope((open) => open === "select"))
    else this.#makeRoomInTable(name)
  }

  /** Whether an end tag found its element. */
  close({ name, kind }: ElementName): boolean {
    if ((kind & kinds.level) !== 0) return this.#closeAt(this.#find(isHeading, isBorder))
    if ((kind & kinds.freeEnd) !== 0) return this.#closeAt(this.#find((open) => open === name, never))
    if (name === "table" || (kind & kinds.tablePart) !== 0)
      return this.#closeAt(this.#find((open) => open === name, endsTable))
    if ((kind & kinds.block) !== 0) return this.#closeAt(this.#inScope((open) => open === name))
    const at = this.#keptInline === 0 ? -1 : this.#find((open) => open === name, isBlock)
    if (at >= 0) return this.#closeAt(at)
    const around = this.#top()
    if (around && name !== "p" && around.inlineOpen > 0) around.inlineOpen -= 1
    return false
  }

  /** Whether an end tag matched an element of an svg or math. */
  closeForeign(name: string): boolean {
    if ((this.flags & inherits.foreign) === 0) return false
    return this.#closeAt(this.#find((open) => open === name, isHtml))
  }

  leaveForeign(): void {
    while ((this.flags & inherits.foreign) !== 0) this.#pop()
  }

  closeAll(): void {
    this.#closeAt(0)
  }

  #top(): OpenElement | undefined {
    return this.#stack[this.#stack.length - 1]
  }

  #add({ name, kind }: ElementName, flags: number, isBlock: boolean): OpenElement {
    if (this.#stack.length >= maxDepth) this.#pop()
    const element: OpenElement = { name, kind, flags, isBlock, inlineOpen: 0 }
    this.#stack.push(element)
    if (!isBlock) this.#keptInline += 1
    return element
  }

  #pop(): void {
    const element = this.#stack.pop()
    if (element === undefined) return
    if (!element.isBlock) this.#keptInline -= 1
    this.#closed(element)
  }

  /** Closes this element with everything in it, if it is open. */
  #closeAt(at: number): boolean {
    if (at < 0) return false
    while (this.#stack.length > at) this.#pop()
    return true
  }

  /** The index of the innermost open element with one of these names, or -1 if a boundary comes first. */
  #find(isWanted: IsWanted, isEnd: (element: OpenElement) => boolean): number {
    for (let at = this.#stack.length - 1; at >= 0; at -= 1) {
      const element = this.#stack[at]
      if (element === undefined) return -1
      if (isWanted(element.name, element.kind)) return at
      if (isEnd(element)) return -1
    }
    return -1
  }

  #inScope(isWanted: IsWanted): number {
    return this.#find(isWanted, isBorder)
  }

  #closeNear(isWanted: IsWanted): void {
    this.#closeAt(this.#find(isWanted, ({ name, isBlock: isBordering }) => isBordering && !passThrough.has(name)))
  }

  #makeRoomInTable(name: string): void {
    const table = this.#find((open) => open === "table", isTemplate)
    if (table < 0) return
    const keeps = keptBy(name)
    const at = this.#stack.findIndex((element, place) => place > table && !keeps.has(element.name))
    this.#closeAt(at)
  }
}

const never = (): boolean => false
const isHeading: IsWanted = (_name, kind) => (kind & kinds.level) !== 0
const isBorder = ({ kind }: OpenElement): boolean => (kind & kinds.border) !== 0
const isBlock = (element: OpenElement): boolean => element.isBlock
const isHtml = ({ flags }: OpenElement): boolean => (flags & inherits.foreign) === 0
const isTemplate = ({ name }: OpenElement): boolean => name === "template"
const endsTable = ({ name }: OpenElement): boolean => name === "table" || name === "template"

/** The parts of an open table that stay open when a new part begins. */
function keptBy(name: string): ReadonlySet<string> {
  if (name === "td" || name === "th") return cellsIn
  if (name === "tr") return rowsIn
  return name === "col" ? colsIn : nothing
}
const cellsIn = new Set(["tbody", "thead", "tfoot", "tr"])
const rowsIn = new Set(["tbody", "thead", "tfoot"])
const colsIn = new Set(["colgroup"])
const nothing = new Set<string>()
