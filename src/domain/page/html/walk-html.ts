import type { Place } from "../facts.ts"
import { type ElementName, htmlInSvg, kinds } from "./elements.ts"
import { flagsOf } from "./flags-of.ts"
import { inherits, type OpenElement } from "./open-element.ts"
import { OpenStack } from "./open-stack.ts"
import { scanTags, type TokenVisitor } from "./scan-tags.ts"
import { attribute, hasAttribute, type Tag } from "./tag.ts"

/** A page's contents as a browser builds them, in file order. */
export interface PageVisitor {
  /** `element` is null for void elements. */
  readonly open: (tag: Tag, place: Place, flags: number, element: OpenElement | null) => void
  readonly close: (element: OpenElement) => void
  readonly text: (text: string, from: number, flags: number, within: string | null) => void
  /** The end tag of an inline element, which the stack does not track. */
  readonly closeInline: (name: string) => void
  readonly headEnded: (by: { readonly name: string; readonly from: number; readonly to: number }) => void
}

type Mode = "before" | "head" | "after-head" | "body" | "frames"

/**
 * Follows the browsers' rules as far as they decide what is in the head, where a block ends, and what is not part of
 * the page. It builds no tree: inline elements, which pages misnest most, are only counted.
 */
export function walkHtml(html: string, visitor: PageVisitor, { isXml }: { isXml: boolean }): void {
  const walker = new Walker(html, visitor, isXml)
  scanTags(html, walker, { isXml })
  walker.end()
}

class Walker implements TokenVisitor {
  readonly #html: string
  readonly #visitor: PageVisitor
  readonly #isXml: boolean
  readonly #stack: OpenStack
  #mode: Mode = "before"
  /** A head without tags ends where the body begins, which is valid. */
  #hasHeadTag = false
  /** An element with only text, and whose end tag must have its name. */
  #textIn: string | null = null
  /** The start of a noscript's content: for a browser with scripts, it is text. */
  #noscriptFrom: number | null = null

  constructor(html: string, visitor: PageVisitor, isXml: boolean) {
    this.#html = html
    this.#visitor = visitor
    this.#isXml = isXml
    this.#stack = new OpenStack(visitor.close)
  }

  isForeign(): boolean {
    return (this.#stack.flags & inherits.foreign) !== 0
  }

  open(tag: Tag): void {
    if (this.#noscriptFrom !== null || this.#textIn !== null) return
    const isForeign = this.isForeign()
    if (isForeign && !leavesForeign(tag)) {
      this.#openForeign(tag)
      return
    }
    if (isForeign) this.#stack.leaveForeign()
    if (tag.name === "html" || tag.name === "body" || tag.name === "head") this.#openFrame(tag)
    else this.#openInPage(tag)
  }

  close(element: ElementName, from: number): void {
    if (this.#noscriptFrom !== null) this.#closeNoscript(element.name, from)
    else if (this.#textIn !== null) {
      if (this.#textIn === element.name) this.#textIn = null
    } else if (!this.#stack.closeForeign(element.name)) this.#closeHtml(element)
  }

  text(value: string, from: number): void {
    if (this.#noscriptFrom !== null) return
    if (this.#mode !== "body" && this.#mode !== "frames" && this.#textIn === null && !this.#isInTemplate()) {
      if (!/\S/.test(value)) return
      if (this.#mode === "head" && this.#hasHeadTag)
        this.#visitor.headEnded({ name: "text", from, to: from + value.length })
      this.#mode = "body"
    }
    if (this.#mode !== "frames") this.#visitor.text(value, from, this.#stack.flags, this.#textIn)
  }

  end(): void {
    this.#stack.closeAll()
  }

  #isInTemplate(): boolean {
    return (this.#stack.flags & inherits.template) !== 0
  }

  #place(): Place {
    return this.#mode === "head" || this.#mode === "after-head" ? "head" : "body"
  }

  #openInPage(tag: Tag): void {
    if (this.#mode !== "body" && !this.#isInTemplate()) this.#settleHead(tag)
    if (this.#mode === "frames" && !framed.has(tag.name)) return
    if (tag.name === "noscript") this.#noscriptFrom = tag.to
    else this.#openHtml(tag)
  }

  #openFrame(tag: Tag): void {
    if (tag.name === "head" && this.#mode === "before") {
      this.#mode = "head"
      this.#hasHeadTag = true
    } else if (tag.name === "body" && this.#mode !== "body" && this.#mode !== "frames") this.#mode = "body"
    const isHead = this.#mode === "head" || this.#mode === "before"
    this.#visitor.open(tag, isHead ? "head" : "body", this.#stack.flags, null)
  }

  /** Head elements after the head's end still belong to it if nothing else came in between. */
  #settleHead(tag: Tag): void {
    if (this.#mode === "frames") return
    if ((tag.kind & kinds.inHead) !== 0) {
      if (this.#mode === "before") this.#mode = "head"
      return
    }
    if (this.#mode === "head" && this.#hasHeadTag) this.#visitor.headEnded(tag)
    this.#mode = tag.name === "frameset" ? "frames" : "body"
  }

  #openHtml(tag: Tag): void {
    const isRoot = tag.name === "svg" || tag.name === "math"
    if ((tag.kind & kinds.holdsText) !== 0) this.#textIn = tag.name
    if ((tag.kind & kinds.empty) !== 0 || this.#textIn !== null || (isRoot && tag.isSelfClosing)) {
      const { flags } = this.#stack
      this.#visitor.open(tag, this.#place(), flags | flagsOf(tag, flags), null)
      if (this.#isXml && tag.isSelfClosing) this.#textIn = null
      return
    }
    this.#stack.makeRoomFor(tag)
    const element = this.#stack.push(tag, isRoot ? inherits.foreign : flagsOf(tag, this.#stack.flags))
    this.#visitor.open(tag, this.#place(), element?.flags ?? this.#stack.flags, element)
    if (this.#isXml && tag.isSelfClosing) this.#stack.close(tag)
  }

  #openForeign(tag: Tag): void {
    const { flags } = this.#stack
    const own = flagsOf(tag, flags)
    const element = tag.isSelfClosing ? null : this.#stack.pushForeign(tag, own, htmlInSvg.has(tag.name))
    this.#visitor.open(tag, this.#place(), flags | own, element)
  }

  #closeNoscript(name: string, from: number): void {
    const begin = this.#noscriptFrom
    if (name !== "noscript" || begin === null) return
    this.#visitor.text(this.#html.slice(begin, from), begin, this.#stack.flags, "noscript")
    this.#noscriptFrom = null
  }

  #closeHtml(element: ElementName): void {
    const { name } = element
    if (name === "head") {
      if (this.#mode === "head" || this.#mode === "before") this.#mode = "after-head"
      return
    }
    if ((name === "body" || name === "html" || name === "br") && this.#mode !== "frames") this.#mode = "body"
    if (!this.#stack.close(element)) this.#visitor.closeInline(name)
  }
}

const framed = new Set(["frame", "frameset", "noframes"])

const leavesForeign = (tag: Tag): boolean =>
  (tag.kind & kinds.breakout) !== 0 ||
  (tag.name === "font" && (hasAttribute(tag, "color") || attribute(tag, "size") !== null))
