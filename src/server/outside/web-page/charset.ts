/** The character set used to decode, and its source. */
export interface Charset {
  readonly name: string
  readonly from: "bom" | "header" | "meta" | "guess"
  /** The header's and the page's values, if any: they may disagree. */
  readonly inHeader: string | null
  readonly inMeta: string | null
  /** Its position in the file, in bytes; browsers look at the first 1,024. */
  readonly metaAt: number | null
}

const prescanBytes = 1024
const lookBytes = 8192

/** The browsers' order of precedence: byte order mark, header, meta, and then detection. */
export function findCharset(bytes: Uint8Array, contentType: string, { isCut = false } = {}): Charset {
  const inHeader = /charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1] ?? null
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, lookBytes)).toString("latin1")
  const meta = findMeta(head)
  const said = { inHeader, inMeta: meta?.label ?? null, metaAt: meta?.at ?? null }
  const bom = bomOf(bytes)
  if (bom !== null) return { name: bom, from: "bom", ...said }
  const byHeader = inHeader === null ? null : nameOf(inHeader)
  if (byHeader !== null) return { name: byHeader, from: "header", ...said }
  const byMeta = meta === null || meta.at > prescanBytes ? null : nameOf(meta.label)
  // A page that was readable up to its meta cannot be UTF-16, whatever it claims.
  if (byMeta !== null)
    return {
      name: /^utf-16/.test(byMeta) ? "utf-8" : byMeta === "x-user-defined" ? "windows-1252" : byMeta,
      from: "meta",
      ...said,
    }
  return { name: isUtf8(bytes, isCut) ? "utf-8" : "windows-1252", from: "guess", ...said }
}

/** Never fails: invalid bytes become the replacement character, as in a browser. */
export const decodeText = (bytes: Uint8Array, { name }: Charset): string => new TextDecoder(name).decode(bytes)

function nameOf(label: string): string | null {
  try {
    return new TextDecoder(label.trim()).encoding
  } catch {
    return null
  }
}

function bomOf(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8"
  if (first === 0xfe && second === 0xff) return "utf-16be"
  if (first === 0xff && second === 0xfe) return "utf-16le"
  return null
}

/** A truncated page may end in the middle of a character. */
function isUtf8(bytes: Uint8Array, isCut: boolean): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut })
    return true
  } catch {
    return false
  }
}

/** The first meta with a character set, outside comments. */
function findMeta(head: string): { label: string; at: number } | null {
  const tags = /<!--.*?(?:-->|$)|<meta[\s/][^>]{0,400}/gis
  for (const { 0: tag, index } of head.matchAll(tags)) {
    if (tag.startsWith("<!")) continue
    const label = /[\s/"']charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(tag)?.[1] ?? contentLabel(tag)
    if (label !== null) return { label, at: index }
  }
  const xml = /^<\?xml[^>]{0,200}encoding\s*=\s*["']([^"']+)/i.exec(head)?.[1]
  return xml === undefined ? null : { label: xml, at: 0 }
}

const contentLabel = (tag: string): string | null =>
  /http-equiv\s*=\s*["']?content-type/i.test(tag) ? (/charset\s*=\s*["']?([^\s"';>]+)/i.exec(tag)?.[1] ?? null) : null
