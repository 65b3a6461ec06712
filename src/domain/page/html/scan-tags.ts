import { EntityReader } from "./decode-entities.ts"
import { type ElementName, elementOf, kinds } from "./elements.ts"
import { readAttribute, type Tag } from "./tag.ts"

/** A file's contents, in order. */
export interface TokenVisitor {
  readonly open: (tag: Tag) => void
  readonly close: (element: ElementName, from: number) => void
  readonly text: (text: string, from: number) => void
  readonly isForeign: () => boolean
}

const maxAttributes = 256
/** Longer than any value that matters, and than most others. */
const maxValueChars = 20_000

/** Splits a file into tags and text according to the HTML standard. Entities arrive as their characters. */
export function scanTags(html: string, visitor: TokenVisitor, { isXml }: { isXml: boolean }): void {
  new Scanner(html, visitor, isXml).scan()
}

const greaterThan = 62
const slash = 47
const equals = 61
const exclamation = 33

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 9 || code === 13 || code === 12
const endsName = (code: number): boolean => code === greaterThan || code === slash || isSpace(code)

/** Every reading method returns the end position. Anything incomplete ends with the file. */
class Scanner {
  readonly #html: string
  readonly #visitor: TokenVisitor
  readonly #isXml: boolean
  readonly #entities: EntityReader
  readonly #take: (text: string, from: number) => void
  #asks = 0
  #names = none
  #values = none

  constructor(html: string, visitor: TokenVisitor, isXml: boolean) {
    this.#html = html
    this.#visitor = visitor
    this.#isXml = isXml
    this.#entities = new EntityReader(html)
    this.#take = (text, from) => visitor.text(text, from)
  }

  scan(): void {
    const { length } = this.#html
    let at = 0
    let textFrom = 0
    while (at < length) {
      const tag = this.#html.indexOf("<", at)
      if (tag === -1 || tag + 1 === length) break
      if (tag > textFrom) this.#text(textFrom, tag)
      textFrom = tag
      at = this.#markup(tag)
      if (at > tag + 1) textFrom = at
    }
    if (textFrom < length) this.#text(textFrom, length)
  }

  #text(from: number, to: number): void {
    this.#entities.text(from, to, this.#take)
  }

  /** The position after a "<" that begins nothing. */
  #markup(from: number): number {
    const code = this.#html.charCodeAt(from + 1)
    if (isLetter(code)) return this.#tag(from)
    if (code === slash) return this.#endTag(from)
    if (code === exclamation) return this.#declaration(from)
    return code === 63 ? this.#after(">", from + 2) : from + 1
  }

  #after(end: string, from: number): number {
    const at = this.#html.indexOf(end, from)
    return at === -1 ? this.#html.length : at + end.length
  }

  #nameEnd(from: number): number {
    let at = from
    while (at < this.#html.length && !endsName(this.#html.charCodeAt(at))) at += 1
    return at
  }

  #skipSpaces(from: number): number {
    let at = from
    while (isSpace(this.#html.charCodeAt(at))) at += 1
    return at
  }

  #endTag(from: number): number {
    if (from + 2 === this.#html.length) return from + 1
    if (!isLetter(this.#html.charCodeAt(from + 2))) return this.#after(">", from + 2)
    const nameEnd = this.#nameEnd(from + 2)
    if (nameEnd === this.#html.length) return nameEnd
    this.#visitor.close(elementOf(this.#html.slice(from + 2, nameEnd)), from)
    return this.#after(">", nameEnd)
  }

  #declaration(from: number): number {
    if (this.#html.startsWith("--", from + 2)) return this.#comment(from + 4)
    if (!this.#html.startsWith("[CDATA[", from + 2) || !(this.#isXml || this.#visitor.isForeign()))
      return this.#after(">", from + 2)
    const end = this.#after("]]>", from + 9)
    this.#visitor.text(this.#html.slice(from + 9, this.#html.endsWith("]]>", end) ? end - 3 : end), from + 9)
    return end
  }

  #comment(from: number): number {
    const html = this.#html
    if (html.charCodeAt(from) === greaterThan) return from + 1
    if (html.startsWith("->", from)) return from + 2
    for (let at = html.indexOf("--", from); at !== -1; at = html.indexOf("--", at + 1)) {
      const next = html.charCodeAt(at + 2)
      if (next === greaterThan) return at + 3
      if (next === exclamation && html.charCodeAt(at + 3) === greaterThan) return at + 4
    }
    return html.length
  }

  #tag(from: number): number {
    const html = this.#html
    const nameEnd = this.#nameEnd(from + 1)
    const { name, kind } = elementOf(html.slice(from + 1, nameEnd))
    const holdsText = (kind & kinds.holdsText) !== 0 && !this.#visitor.isForeign()
    this.#asks = 0
    this.#names = none
    this.#values = none
    let at = this.#skipSpaces(nameEnd)
    let isSelfClosing = false
    while (html.charCodeAt(at) !== greaterThan) {
      if (at >= html.length) return html.length
      if (html.charCodeAt(at) === slash) {
        at = this.#skipSpaces(at + 1)
        isSelfClosing = html.charCodeAt(at) === greaterThan
      } else at = this.#skipSpaces(this.#attribute(at))
    }
    const to = at + 1
    this.#visitor.open({
      name,
      kind,
      asks: this.#asks,
      from,
      to,
      names: this.#names,
      values: this.#values,
      isSelfClosing,
    })
    return holdsText && !(isSelfClosing && this.#isXml) ? this.#textOf(name, to) : to
  }

  #attribute(from: number): number {
    const html = this.#html
    let nameEnd = from + 1
    while (nameEnd < html.length) {
      const code = html.charCodeAt(nameEnd)
      if (code === equals || endsName(code)) break
      nameEnd += 1
    }
    const attribute = readAttribute(html.slice(from, nameEnd))
    const isRead =
      attribute !== undefined && this.#names.length < maxAttributes && !this.#names.includes(attribute.name)
    if (isRead) {
      this.#asks |= attribute.asks
      if (this.#names === none) [this.#names, this.#values] = [[], []]
      this.#names.push(attribute.name)
    }
    const sign = this.#skipSpaces(nameEnd)
    if (html.charCodeAt(sign) !== equals) {
      if (isRead) this.#values.push("")
      return sign
    }
    const begin = this.#skipSpaces(sign + 1)
    const quote = html.charAt(begin)
    const isQuoted = quote === '"' || quote === "'"
    const valueFrom = isQuoted ? begin + 1 : begin
    const valueTo = isQuoted ? html.indexOf(quote, valueFrom) : this.#plainValueEnd(begin)
    if (valueTo === -1) return html.length
    if (isRead) this.#values.push(this.#entities.value(valueFrom, Math.min(valueTo, valueFrom + maxValueChars)))
    return isQuoted ? valueTo + 1 : valueTo
  }

  #plainValueEnd(from: number): number {
    let at = from
    while (at < this.#html.length && this.#html.charCodeAt(at) !== greaterThan && !isSpace(this.#html.charCodeAt(at)))
      at += 1
    return at
  }

  /** Everything up to an end tag of the same name is text, whatever it looks like. */
  #textOf(name: string, from: number): number {
    const html = this.#html
    const end = name === "plaintext" ? html.length : this.#endOf(name, from)
    if (end > from && (name === "title" || name === "textarea")) this.#text(from, end)
    else if (end > from) this.#visitor.text(html.slice(from, end), from)
    return end
  }

  #endOf(name: string, from: number): number {
    const html = this.#html
    for (let at = html.indexOf("</", from); at !== -1; at = html.indexOf("</", at + 2)) {
      const nameEnd = at + 2 + name.length
      if (!endsName(html.charCodeAt(nameEnd))) continue
      if (html.slice(at + 2, nameEnd).toLowerCase() === name) return at
    }
    return html.length
  }
}

/** Most tags have no attribute that matters. */
const none: string[] = []
