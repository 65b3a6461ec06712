import { QuoteType, Tokenizer } from "htmlparser2"
import { readAttributes, type Tag } from "./tag.ts"

/** What a file consists of, in its order. */
export interface TokenVisitor {
  readonly open: (tag: Tag) => void
  readonly close: (name: string, from: number, to: number) => void
  readonly text: (text: string, from: number) => void
  readonly isForeign: () => boolean
}

const maxAttributes = 256

/** Splits a file into tags and text. Entities arrive as the characters they stand for. */
export function scanTags(html: string, visitor: TokenVisitor, { isXml }: { isXml: boolean }): void {
  let name = ""
  let from = 0
  let names: string[] = []
  let values: string[] = []
  let value: string | null = null
  const finish = (to: number, isSelfClosing: boolean): void => {
    visitor.open({ name, from, to, names, values, isSelfClosing })
    names = []
    values = []
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: true, recognizeSelfClosing: isXml },
    {
      onopentagname(start, end) {
        name = lower(html.slice(start, end))
        from = start - 1
      },
      onattribname(start, end) {
        const attribute = lower(html.slice(start, end))
        const isRead = readAttributes.has(attribute) && names.length < maxAttributes && !names.includes(attribute)
        value = isRead ? "" : null
        if (isRead) names.push(attribute)
      },
      onattribdata(start, end) {
        if (value !== null) value += html.slice(start, end)
      },
      onattribentity(codePoint) {
        if (value !== null) value += String.fromCodePoint(codePoint)
      },
      onattribend(quote) {
        if (value !== null) values.push(quote === QuoteType.NoValue ? "" : value)
        value = null
      },
      onopentagend: (end) => finish(end + 1, false),
      onselfclosingtag: (end) => finish(end + 1, true),
      onclosetag: (start, end) => visitor.close(lower(html.slice(start, end)), start - 2, end + 1),
      ontext: (start, end) => visitor.text(html.slice(start, end), start),
      ontextentity: (codePoint, end) => visitor.text(String.fromCodePoint(codePoint), end - 1),
      oncdata: (start, end, offset) => visitor.text(html.slice(start, end - offset), start),
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
      isInForeignContext: () => visitor.isForeign(),
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}

const lower = (name: string): string => (/[A-Z]/.test(name) ? name.toLowerCase() : name)
