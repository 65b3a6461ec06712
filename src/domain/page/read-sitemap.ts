const maxAddresses = 1000

export interface Sitemap {
  readonly pages: readonly string[]
  readonly sitemaps: readonly string[]
}

/** A sitemap, a sitemap index, or a plain list of addresses, one per line. */
export function readSitemap(text: string): Sitemap {
  if (!text.includes("<")) return { pages: linesOf(text), sitemaps: [] }
  const found: string[] = []
  for (const [, address = ""] of text.matchAll(/<(?:\w{1,20}:)?loc\s*>([^<]{1,4096})</gi)) {
    const plain = unescapeXml(address.replace(/^<!\[CDATA\[|\]\]>$/g, "")).trim()
    if (/^https?:\/\//i.test(plain)) found.push(plain)
    if (found.length >= maxAddresses) break
  }
  return /<(?:\w{1,20}:)?sitemapindex[\s>]/i.test(text)
    ? { pages: [], sitemaps: found }
    : { pages: found, sitemaps: [] }
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/, maxAddresses)
    .map((line) => line.trim())
    .filter((line) => /^https?:\/\//i.test(line))

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }
const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole)
