import { altFor } from "./alt-for.ts"
import { isUnread, type PageFacts, type PageReading } from "./facts.ts"
import { fillBrief, type ReadBrief } from "./fill-brief.ts"
import { missingOf } from "./structured/missing-of.ts"

const maxLinks = 5000
const maxShown = 500
const maxTexts = 2000
const maxTextChars = 1000
const maxAddressChars = 2048

export type PageSummary = ReturnType<typeof summarizePage>

/** A link to another address. */
export interface PageLink {
  readonly url: string
  readonly line: number
  readonly isInternal: boolean
}

/** The reported facts about a page: bounded however large the page is, and plain values throughout. */
export function summarizePage(page: PageReading) {
  const delivery = known(page, "delivery")
  const headings = known(page, "headings") ?? []
  const images = known(page, "images") ?? []
  const phrases = known(page, "phrases") ?? []
  const social = known(page, "social")
  const text = known(page, "text")
  const level = (wanted: number): string[] =>
    headings
      .filter((heading) => heading.level === wanted && heading.text !== "")
      .slice(0, maxTexts)
      .map((heading) => heading.text.slice(0, maxTextChars))
  return {
    title: known(page, "title"),
    metaDescription: known(page, "metaDescription"),
    keywords: phrases.slice(0, 40).map(({ text: phrase }) => phrase),
    internalLinks: linksOf(page, "internal"),
    externalLinks: linksOf(page, "external"),
    contentLength: text?.chars ?? 0,
    headingStructure: { h1: level(1), h2: level(2), h3: level(3) },
    imageAltTags: images
      .flatMap(({ alt }) => (alt === null || alt === "" ? [] : [alt.slice(0, maxTextChars)]))
      .slice(0, maxTexts),
    finalUrl: delivery?.url.href ?? "",
    status: delivery?.status ?? 0,
    redirects: delivery?.hops ?? [],
    bytes: delivery?.bytes ?? 0,
    language: known(page, "language")?.value ?? null,
    wordCount: text?.words ?? 0,
    readability: known(page, "readability"),
    structuredData: (known(page, "structured")?.items ?? []).slice(0, 50).map(({ format, node }) => ({
      format,
      types: node.types,
      missing: missingOf(node).flatMap(({ missing }) => missing),
    })),
    social: { openGraph: social?.openGraph ?? {}, twitter: social?.twitter ?? {} },
    robots: robotsOf(page),
    headings: headings
      .slice(0, maxShown)
      .map((heading) => ({ level: heading.level, text: heading.text.slice(0, 300) })),
    phrases,
    images: { total: images.length, withoutAlt: images.filter(({ alt }) => alt === null).length },
    alts: images
      .filter(({ alt, isHidden }) => alt === null && !isHidden)
      .slice(0, 50)
      .map((image) => ({ src: (image.src ?? image.lazySrc ?? "").slice(0, 500), alt: altFor(image) })),
    head: headOf(page),
    brief: briefOf(page),
    wantedLinks: wantedLinksOf(page),
    canonicalElsewhere: canonicalElsewhere(page),
  }
}

/** A fact, or an empty value if it could not be read. */
const known = <Name extends keyof PageFacts>(page: PageReading, name: Name): PageFacts[Name] | null => {
  const fact: PageFacts[Name] | { readonly unread: string } = page[name]
  return isUnread(fact) ? null : fact
}

/** The page's statements about itself and its business, for improved texts. */
function briefOf(page: PageReading): ReadBrief {
  const delivery = known(page, "delivery")
  const headings = known(page, "headings") ?? []
  const openGraph = known(page, "social")?.openGraph ?? {}
  return fillBrief({
    title: known(page, "title"),
    siteName: openGraph["og:site_name"] || null,
    host: delivery?.url.host ?? "",
    url: delivery?.url.href ?? "",
    mainHeading: headings.find(({ level, text }) => level === 1 && text !== "")?.text ?? null,
    headings: headings.filter(({ level }) => level === 2).map(({ text }) => text),
    metaDescription: known(page, "metaDescription"),
    mainText: known(page, "text")?.mainText ?? "",
    phrases: known(page, "phrases") ?? [],
  })
}

/** Each address once. A link to an anchor on this page links to this page. */
function linksOf(page: PageReading, kind: "internal" | "external"): string[] {
  const found = new Set<string>()
  for (const anchor of known(page, "anchors") ?? []) {
    const isWanted = anchor.kind === kind || (kind === "internal" && anchor.kind === "fragment")
    if (isWanted && anchor.url !== null && !anchor.isInDrawing && /^https?:$/.test(anchor.url.protocol))
      found.add(anchor.url.href)
    if (found.size >= maxLinks) break
  }
  return [...found]
}

/** The links that can be followed, with their positions in the file. */
function wantedLinksOf(page: PageReading): readonly PageLink[] {
  const found = new Map<string, PageLink>()
  for (const { url, kind, spot, isInDrawing } of known(page, "anchors") ?? []) {
    if (
      url === null ||
      url.href.length > maxAddressChars ||
      isInDrawing ||
      (kind !== "internal" && kind !== "external")
    )
      continue
    const href = url.href.replace(/#.*$/, "")
    if (!found.has(href)) found.set(href, { url: href, line: spot.line, isInternal: kind === "internal" })
  }
  return [...found.values()]
}

/** The canonical address, if it differs from the page's own. */
function canonicalElsewhere(page: PageReading): string | null {
  const here = known(page, "delivery")?.url.href
  const target = known(page, "canonicals")?.find(
    ({ place, url }) => place === "head" && url !== null && url.href !== here,
  )
  return target?.url?.href ?? null
}

const headOf = (page: PageReading) => ({
  title: known(page, "title"),
  description: known(page, "metaDescription"),
  canonical: known(page, "canonicals")?.find(({ place }) => place === "head")?.raw ?? null,
  viewport: known(page, "viewports")?.[0]?.content ?? null,
})

function robotsOf(page: PageReading) {
  const file = known(page, "robotsFile")
  return {
    rules: (known(page, "robotsRules") ?? []).map(({ from, agent, directives }) => ({
      ...{ from, agent },
      rule: directives.map(({ name, value }) => (value === "" ? name : `${name}:${value}`)).join(", "),
    })),
    file: file && {
      url: file.url,
      status: file.status,
      isAllowed: file.googlebot.isAllowed && file.everybody.isAllowed,
    },
    canonical: known(page, "canonicals")?.[0]?.url?.href ?? null,
  }
}
