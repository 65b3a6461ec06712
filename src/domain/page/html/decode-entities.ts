import { DecodingMode, EntityDecoder, htmlDecodeTree } from "entities/decode"

/** Emits a text in pieces: the literal parts, and the character that an entity means. */
export type TakePiece = (text: string, from: number) => void

/** Decodes the entities of one file, in text and attribute values, as browsers do. */
export class EntityReader {
  readonly #html: string
  readonly #decoder: EntityDecoder
  /** The position of the next ampersand, so that it is searched for only once. */
  #next = -1
  #decoded = ""
  #length = 0

  constructor(html: string) {
    this.#html = html
    this.#decoder = new EntityDecoder(htmlDecodeTree, (codePoint, length) => {
      this.#decoded += String.fromCodePoint(codePoint)
      this.#length = length
    })
  }

  text(from: number, to: number, take: TakePiece): void {
    this.#split(from, to, { mode: DecodingMode.Legacy, take })
  }

  value(from: number, to: number): string {
    if (this.#find(from) >= to) return this.#html.slice(from, to)
    let value = ""
    const take = (piece: string): void => {
      value += piece
    }
    this.#split(from, to, { mode: DecodingMode.Attribute, take })
    return value
  }

  #split(from: number, to: number, { mode, take }: { mode: DecodingMode; take: TakePiece }): void {
    let begin = from
    for (let at = this.#find(from); at < to; at = this.#find(at + 1)) {
      if (!this.#decode(at, mode)) continue
      if (at > begin) take(this.#html.slice(begin, at), begin)
      take(this.#decoded, at)
      begin = at + this.#length
    }
    if (begin < to) take(this.#html.slice(begin, to), begin)
  }

  #decode(at: number, mode: DecodingMode): boolean {
    this.#decoded = ""
    this.#decoder.startEntity(mode)
    if (this.#decoder.write(this.#html, at + 1) < 0) this.#decoder.end()
    return this.#decoded !== ""
  }

  #find(from: number): number {
    if (this.#next < from) {
      const at = this.#html.indexOf("&", from)
      this.#next = at === -1 ? Number.POSITIVE_INFINITY : at
    }
    return this.#next
  }
}
