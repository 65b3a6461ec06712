import { decodeEntities } from "../../../text/clean/html-entities.ts"

interface Listener {
  readonly open?: (name: string, tag: string) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

const blank = /[\s/>]/

/** Emits tags and texts in order, in one pass. Names lose their prefix; a tag's text stays unchanged. */
export function scanXml(xml: string, { open, text, close }: Listener): void {
  let at = 0
  while (at < xml.length) {
    const begin = xml.indexOf("<", at)
    if (text && begin > at) text(xml.slice(at, begin))
    if (begin === -1) return
    if (xml.startsWith("<![CDATA[", begin)) {
      const end = xml.indexOf("]]>", begin)
      if (end === -1) return
      text?.(xml.slice(begin + 9, end).replaceAll("&", "&amp;"))
      at = end + 3
      continue
    }
    const isComment = xml.startsWith("<!--", begin)
    const end = xml.indexOf(isComment ? "-->" : ">", begin)
    if (end === -1) return
    at = end + (isComment ? 3 : 1)
    const sign = xml[begin + 1]
    if (sign === "!" || sign === "?") continue
    const tag = xml.slice(begin + (sign === "/" ? 2 : 1), end)
    const stop = tag.search(blank)
    const whole = stop === -1 ? tag : tag.slice(0, stop)
    const name = whole.slice(whole.indexOf(":") + 1)
    if (sign === "/") close?.(name)
    else {
      open?.(name, tag)
      if (tag.endsWith("/")) close?.(name)
    }
  }
}

/** The value of an attribute; empty if it is missing. */
export function attributeOf(tag: string, name: string): string {
  const begin = tag.indexOf(` ${name}="`)
  if (begin === -1) return ""
  const from = begin + name.length + 3
  const to = tag.indexOf('"', from)
  return decodeXml(tag.slice(from, to === -1 ? tag.length : to))
}

const coded = /&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/gi
/** Spreadsheets escape characters that XML does not allow as _x000D_. */
const escaped = /_x([\dA-F]{4})_/g

const decodeXml = (text: string): string =>
  text.includes("&") ? text.replace(coded, (entity) => (entity === "&amp;" ? "&" : decodeEntities(entity))) : text

export const decodeCellText = (text: string): string => {
  const decoded = decodeXml(text)
  if (!decoded.includes("_x")) return decoded
  return decoded
    .replace(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n?/g, "\n")
}
