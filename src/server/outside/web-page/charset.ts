/** What the bytes were read as, and who said so. */
export interface Charset {
  readonly name: string
  readonly from: "bom" | "header" | "meta" | "guess"
  /** What the header and the page say, where they say it: they may disagree. */
  readonly inHeader: string | null
  readonly inMeta: string | null
  /** Where in the file the page says it, in bytes; browsers look at the first 1,024. */
  readonly metaAt: number | null
}

const prescanBytes = 1024
const lookBytes = 8192

/** The order in which browsers believe: byte order mark, header, meta, and else what the bytes can be. */
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
  // A page that could be read as far as its meta cannot be UTF-16, whatever it claims.
  if (byMeta !== null)
    return {
      name: /^utf-16/.test(byMeta) ? "utf-8" : byMeta === "x-user-defined" ? "windows-1252" : byMeta,
      from: "meta",
      ...said,
    }
  return { name: isUtf8(bytes, isCut) ? "utf-8" : "windows-1252", from: "guess", ...said }
}

/** Never fails: what is no character becomes the replacement character, as in a browser. */
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

/** What was cut off may end in the middle of a character. */
function isUtf8(bytes: Uint8Array, isCut: boolean): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut })
    return true
  } catch {
    return false
  }
}

/** The first meta that names a character set, outside comments. */
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
