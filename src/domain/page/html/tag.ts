/** A start tag with those of its attributes that somebody reads. */
export interface Tag {
  readonly name: string
  /** Where it begins in the file, and where it ends. */
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

/** The attributes that are read; of the others not even the value is kept. */
export const readAttributes: ReadonlySet<string> = new Set(
  `action alt amp aria-hidden aria-label aria-labelledby charset class content crossorigin data data-nosnippet data-src
  datetime download height hidden href hreflang http-equiv id itemid itemprop itemscope itemtype lang loading media method
  name onclick ping poster property referrerpolicy rel role routerlink shadowrootmode sizes src srcset style target title
  type typeof ⚡ value vocab width xlink:href xml:lang`.split(/\s+/),
)
