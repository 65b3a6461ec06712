import { blockElements, headingLevel, scopeBorders, tableParts } from "./elements.ts"
import { inherits, type OpenElement } from "./open-element.ts"
import { hasAttribute, type Tag } from "./tag.ts"

/** As deep as Chromium builds; what is deeper becomes a neighbor instead of a child. */
const maxDepth = 512
const keptNames = ["itemprop", "itemscope", "typeof", "property"]
const passThrough = new Set(["address", "div", "p"])

/** The elements that are open. Blocks always; what stands inside a line only where its end matters to somebody. */
export function openStack(closed: (element: OpenElement) => void) {
  const stack: OpenElement[] = []
  let keptInline = 0

  const top = (): OpenElement | undefined => stack[stack.length - 1]
  const flags = (): number => top()?.flags ?? 0

  function pop(): void {
    const element = stack.pop()
    if (element === undefined) return
    if (!element.isBlock) keptInline -= 1
    closed(element)
  }

  const popTo = (size: number): void => {
    while (stack.length > size) pop()
  }

  function add(name: string, own: number, isBlock: boolean): OpenElement {
    if (stack.length >= maxDepth) pop()
    const element: OpenElement = { name, flags: flags() | own, isBlock, inlineOpen: 0 }
    stack.push(element)
    if (!isBlock) keptInline += 1
    return element
  }

  function push(tag: Tag, own: number): OpenElement | null {
    const isBlock = blockElements.has(tag.name) || (own & inherits.foreign) !== 0
    const matters = own !== 0 || keptInline > 0 || keptNames.some((name) => hasAttribute(tag, name))
    if (isBlock || matters) return add(tag.name, own, isBlock)
    const around = top()
    if (around && tag.name !== "p") around.inlineOpen += 1
    return null
  }

  function pushForeign(tag: Tag, own: number, isHtmlAgain: boolean): OpenElement {
    const element = add(tag.name, own, true)
    if (!isHtmlAgain) return element
    const html = { ...element, flags: element.flags & ~inherits.foreign }
    stack[stack.length - 1] = html
    return html
  }

  /** The place of the innermost open element of these names, or -1 where a border comes first. */
  function find(isWanted: (name: string) => boolean, isBorder: (element: OpenElement) => boolean): number {
    for (let at = stack.length - 1; at >= 0; at -= 1) {
      const element = stack[at]
      if (element === undefined) return -1
      if (isWanted(element.name)) return at
      if (isBorder(element)) return -1
    }
    return -1
  }

  const inScope = (isWanted: (name: string) => boolean): number => find(isWanted, ({ name }) => scopeBorders.has(name))

  /** What a start tag closes before it opens. */
  function makeRoomFor(name: string): void {
    const current = top()
    if (current === undefined) return
    if (headingLevel(name) > 0) {
      if (headingLevel(current.name) > 0 && current.inlineOpen === 0) pop()
    } else if (name === "li") closeNear((open) => open === "li")
    else if (name === "dd" || name === "dt") closeNear((open) => open === "dd" || open === "dt")
    else if (name === "button" || name === "select") closeAt(inScope((open) => open === name))
    else if (name === "input" || name === "textarea") closeAt(inScope((open) => open === "select"))
    else if (tableParts.has(name)) makeRoomInTable(name)
  }

  const closeAt = (at: number): void => {
    if (at >= 0) popTo(at)
  }

  const closeNear = (isWanted: (name: string) => boolean): void =>
    closeAt(find(isWanted, ({ name, isBlock }) => isBlock && !passThrough.has(name)))

  function makeRoomInTable(name: string): void {
    const table = find(
      (open) => open === "table",
      ({ name: open }) => open === "template",
    )
    if (table < 0) return
    const keeps = keptBy(name)
    for (let at = table + 1; at < stack.length; at += 1) {
      const element = stack[at]
      if (element && !keeps.has(element.name)) {
        popTo(at)
        return
      }
    }
  }

  function close(name: string): boolean {
    if (headingLevel(name) > 0) return closeFound(inScope((open) => headingLevel(open) > 0))
    if (freeEnds.has(name)) return closeFound(find((open) => open === name, never))
    if (name === "table" || tableParts.has(name))
      return closeFound(
        find(
          (open) => open === name,
          ({ name: open }) => open === "table" || open === "template",
        ),
      )
    if (blockElements.has(name)) return closeFound(inScope((open) => open === name))
    const around = top()
    const at =
      keptInline === 0
        ? -1
        : find(
            (open) => open === name,
            ({ isBlock }) => isBlock,
          )
    if (at >= 0) return closeFound(at)
    if (around && name !== "p" && around.inlineOpen > 0) around.inlineOpen -= 1
    return false
  }

  function closeFound(at: number): boolean {
    closeAt(at)
    return at >= 0
  }

  /** Whether an end tag was met by something of an svg or math. */
  function closeForeign(name: string): boolean {
    if ((flags() & inherits.foreign) === 0) return false
    const at = find(
      (open) => open === name,
      ({ flags: own }) => (own & inherits.foreign) === 0,
    )
    return closeFound(at)
  }

  const leaveForeign = (): void => {
    while ((flags() & inherits.foreign) !== 0) pop()
  }

  return { flags, push, pushForeign, makeRoomFor, close, closeForeign, leaveForeign, closeAll: () => popTo(0) }
}

const never = (): boolean => false

/** Their end tags find them however much is still open inside. */
const freeEnds = new Set(["template", "svg", "math", "foreignobject", "desc", "title"])

/** What of an open table a new part of it leaves open. */
function keptBy(name: string): ReadonlySet<string> {
  if (name === "td" || name === "th") return cellsIn
  if (name === "tr") return rowsIn
  if (name === "col") return colsIn
  return nothing
}
const cellsIn = new Set(["tbody", "thead", "tfoot", "tr"])
const rowsIn = new Set(["tbody", "thead", "tfoot"])
const colsIn = new Set(["colgroup"])
const nothing = new Set<string>()
