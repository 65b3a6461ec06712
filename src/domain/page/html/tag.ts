/** A start tag with its relevant attributes. */
export interface Tag {
  readonly name: string
  /** `kinds` flags. */
  readonly kind: number
  /** `asks` flags. */
  readonly asks: number
  /** Its start and end in the file. */
  readonly from: number
  readonly to: number
  readonly names: readonly string[]
  readonly values: readonly string[]
  readonly isSelfClosing: boolean
}

export function attribute(tag: Tag, name: string): string | null {
  const at = tag.names.indexOf(name)
  return at === -1 ? null : (tag.values[at] ?? null)
}

export const hasAttribute = (tag: Tag, name: string): boolean => tag.names.includes(name)

/** The topics of a tag's attributes, as bit flags. */
export const asks = {
  /** The element's content is hidden or otherwise affected as a whole. */
  content: 1,
  /** It is marked up for machines. */
  marked: 2,
} as const

export interface AttributeName {
  readonly name: string
  readonly asks: number
}

const read = (names: string, about: number): [string, AttributeName][] =>
  names.split(/\s+/).map((name) => [name, { name, asks: about }])

/** The relevant attributes; the values of others are not even kept. */
const readAttributes: ReadonlyMap<string, AttributeName> = new Map([
  ...read(
    `action alt amp aria-label aria-labelledby charset class content crossorigin data data-src datetime download height href
    hreflang http-equiv id itemid itemtype lang loading media method name onclick ping poster referrerpolicy rel routerlink
    shadowrootmode sizes src srcset target title type ⚡ value vocab width xlink:href xml:lang`,
    0,
  ),
  ...read("aria-hidden data-nosnippet hidden role style", asks.content),
  ...read("itemprop itemscope property typeof", asks.marked),
])

/** By its name as written in the page. */
export const readAttribute = (written: string): AttributeName | undefined =>
  readAttributes.get(written) ?? (/[A-Z]/.test(written) ? readAttributes.get(written.toLowerCase()) : undefined)
