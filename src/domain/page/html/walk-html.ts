import { breakouts, headElements, htmlInSvg, textElements, voidElements } from "./elements.ts"
import { flagsOf } from "./flags-of.ts"
import { inherits, type OpenElement } from "./open-element.ts"
import { openStack } from "./open-stack.ts"
import { scanTags } from "./scan-tags.ts"
import { attribute, hasAttribute, type Tag } from "./tag.ts"

export type Place = "head" | "body"

/** What a page consists of as a browser builds it, in the order of the file. */
export interface PageVisitor {
  /** `element` is null for what holds nothing. */
  readonly open: (tag: Tag, place: Place, flags: number, element: OpenElement | null) => void
  readonly close: (element: OpenElement) => void
  readonly text: (text: string, from: number, flags: number, within: string | null) => void
  /** An end tag of an element inside a line, which no stack follows. */
  readonly closeInline: (name: string, from: number) => void
  readonly headEnded: (by: { readonly name: string; readonly from: number; readonly to: number }) => void
}

type Mode = "before" | "head" | "after-head" | "body" | "frames"

/**
 * Follows the rules by which browsers build a page as far as they decide what is in the head, where a block ends, and what
 * is no part of the page. It builds no tree: elements inside a line, which pages misnest most, are only counted.
 */
export function walkHtml(html: string, visitor: PageVisitor, options: { isXml: boolean }): void {
  const stack = openStack(visitor.close)
  let mode: Mode = "before"
  /** Without a tag of its own, a head ends where the body begins, and that is in order. */
  let hasHeadTag = false
  /** An element whose content is only text, and whose name its end tag has to bear. */
  let textIn: string | null = null
  /** Where the content of a noscript began: to a browser that runs scripts it is text. */
  let noscriptFrom: number | null = null

  function open(tag: Tag): void {
    if (noscriptFrom !== null || textIn !== null) return
    const isForeign = (stack.flags() & inherits.foreign) !== 0
    if (isForeign && !leavesForeign(tag)) {
      openForeign(tag, stack.flags())
      return
    }
    if (isForeign) stack.leaveForeign()
    if (tag.name === "html" || tag.name === "body" || tag.name === "head") openFrame(tag)
    else openInPage(tag)
  }

  function openInPage(tag: Tag): void {
    if (mode !== "body" && (stack.flags() & inherits.template) === 0) settleHead(tag)
    if (mode === "frames" && tag.name !== "frame" && tag.name !== "noframes" && tag.name !== "frameset") return
    if (tag.name === "noscript") noscriptFrom = tag.to
    else openHtml(tag)
  }

  function openFrame(tag: Tag): void {
    if (tag.name === "head" && mode === "before") {
      mode = "head"
      hasHeadTag = true
    } else if (tag.name === "body" && mode !== "body" && mode !== "frames") mode = "body"
    visitor.open(tag, mode === "head" || mode === "before" ? "head" : "body", stack.flags(), null)
  }

  /** Elements of a head that come after its end still land in it, as long as nothing else came between. */
  function settleHead(tag: Tag): void {
    if (mode === "frames") return
    if (headElements.has(tag.name)) {
      if (mode === "before") mode = "head"
      return
    }
    if (mode === "head" && hasHeadTag) visitor.headEnded(tag)
    mode = tag.name === "frameset" ? "frames" : "body"
  }

  const place = (): Place => (mode === "head" || mode === "after-head" ? "head" : "body")

  function openHtml(tag: Tag): void {
    const isRoot = tag.name === "svg" || tag.name === "math"
    if (!isRoot && textElements.has(tag.name)) textIn = tag.name
    if (voidElements.has(tag.name) || textIn !== null || (isRoot && tag.isSelfClosing)) {
      const flags = stack.flags() | flagsOf(tag, stack.flags())
      visitor.open(tag, place(), flags, null)
      if (options.isXml && tag.isSelfClosing) textIn = null
      return
    }
    stack.makeRoomFor(tag.name)
    const element = stack.push(tag, isRoot ? inherits.foreign : flagsOf(tag, stack.flags()))
    visitor.open(tag, place(), element?.flags ?? stack.flags(), element)
    if (options.isXml && tag.isSelfClosing) stack.close(tag.name)
  }

  function openForeign(tag: Tag, flags: number): void {
    const own = flagsOf(tag, flags)
    const element = tag.isSelfClosing ? null : stack.pushForeign(tag, own, htmlInSvg.has(tag.name))
    visitor.open(tag, place(), flags | own, element)
  }

  function close(name: string, from: number): void {
    if (noscriptFrom !== null) {
      if (name !== "noscript") return
      visitor.text(html.slice(noscriptFrom, from), noscriptFrom, stack.flags(), "noscript")
      noscriptFrom = null
      return
    }
    if (textIn !== null) {
      if (textIn === name) textIn = null
      return
    }
    if (stack.closeForeign(name)) return
    if (name === "head") {
      if (mode === "head" || mode === "before") mode = "after-head"
      return
    }
    if ((name === "body" || name === "html" || name === "br") && mode !== "frames") mode = "body"
    if (!stack.close(name)) visitor.closeInline(name, from)
  }

  function text(value: string, from: number): void {
    if (noscriptFrom !== null) return
    if (mode !== "body" && mode !== "frames" && textIn === null && (stack.flags() & inherits.template) === 0) {
      if (isBlank(value)) return
      if (mode === "head" && hasHeadTag) visitor.headEnded({ name: "text", from, to: from + value.length })
      mode = "body"
    }
    if (mode !== "frames") visitor.text(value, from, stack.flags(), textIn)
  }

  scanTags(html, { open, close, text, isForeign: () => (stack.flags() & inherits.foreign) !== 0 }, options)
  stack.closeAll()
}

const leavesForeign = (tag: Tag): boolean =>
  breakouts.has(tag.name) || (tag.name === "font" && (hasAttribute(tag, "color") || attribute(tag, "size") !== null))

const isBlank = (text: string): boolean => !/[^\s]/.test(text)
