import type { Anchor, AnchorKind, HeadFacts, PageFacts, PageReading, PageUrl, Spot } from "./facts.ts"
import { inherits } from "./html/open-element.ts"
import { attribute } from "./html/tag.ts"
import { walkHtml } from "./html/walk-html.ts"
import { AnchorCollector, hasLinkAttribute, type RawAnchor } from "./reading/collect-anchors.ts"
import { collectHead } from "./reading/collect-head.ts"
import { collectHeadings } from "./reading/collect-headings.ts"
import { ItemCollector } from "./reading/collect-items.ts"
import { collectMedia } from "./reading/collect-media.ts"
import { collectText } from "./reading/collect-text.ts"
import { type Collector, tidy } from "./reading/collector.ts"
import { measureReading } from "./reading/measure-reading.ts"
import { rankPhrases } from "./reading/rank-phrases.ts"
import { readRobotsHeader } from "./reading/read-directives.ts"
import { openSpotter } from "./reading/spotter.ts"

/** Resolves an address; the domain has no URL parser. */
export type Resolve = (raw: string, base: string) => PageUrl | null

export interface PageSource {
  readonly html: string
  readonly isXml: boolean
  readonly delivery: PageFacts["delivery"]
  readonly charset: PageFacts["charset"]
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly robotsFile: PageReading["robotsFile"]
  readonly now: number
  readonly resolve: Resolve
}

/** Everything that the page itself tells; facts from elsewhere are not read yet. */
export function readPage(given: PageSource): PageReading {
  // Browsers drop this character, and no database accepts it.
  const source = given.html.includes("\0") ? { ...given, html: given.html.replaceAll("\0", "\ufffd") } : given
  const spotter = openSpotter(source.html)
  const text = collectText()
  const head = collectHead(spotter)
  const headings = collectHeadings(spotter, text.countWords)
  const anchors = new AnchorCollector(spotter)
  const media = collectMedia(spotter)
  const items = new ItemCollector(spotter)
  const endedBy = walk(source, [head, text, headings, anchors, media, items], spotter)
  const { delivery } = source
  const resolved = resolver(source, head.found.base)
  const named = readHead(head.found)
  const shown = text.found()
  const headingList = headings.found()
  return {
    ...{ delivery, now: source.now, charset: source.charset, robotsFile: source.robotsFile },
    ...named,
    headings: headingList,
    robotsRules: [...head.found.robotsRules, ...headerRules(source.headers)],
    ...readLinks(head.found, source.headers, resolved),
    canonicalTarget: { unread: "the address that the canonical link names was not fetched" },
    head: { ...endedBy, heads: head.found.heads, bodies: head.found.bodies },
    anchors: anchors.found.map((anchor) => readAnchor(anchor, delivery.url, resolved)),
    linkHealth: { unread: "the links were not followed" },
    images: media.found.images,
    frames: media.found.frames,
    structured: items.found(),
    insecure: delivery.url.protocol === "https:" ? media.found.insecure : [],
    text: { ...shown, mountPoint: media.found.scripts > 0 ? shown.mountPoint : null },
    readability: measureReading(shown.mainText, named.language?.value ?? null),
    phrases: rankPhrases({
      title: named.title ?? "",
      description: named.metaDescription ?? "",
      headings: headingList,
      alts: media.found.images.flatMap(({ alt, isInChrome }) => (alt === null || isInChrome ? [] : [alt])),
      mainText: shown.mainText,
    }),
  }
}

type HeadFound = ReturnType<typeof collectHead>["found"]

/** A title with many entities arrives in many parts. */
const maxTitleChars = 4000

/** The head's statements, and which of several counts. */
function readHead({ titles: raw, descriptions, ...found }: HeadFound) {
  const titles = raw.map(({ parts, place, spot }) => ({
    content: tidy(parts.join("").slice(0, maxTitleChars)),
    place,
    spot,
  }))
  const counts = descriptions.find(({ by, place, content }) => by === "name" && place === "head" && content !== "")
  return {
    titles,
    descriptions,
    title: titles[0]?.content || null,
    metaDescription: counts?.content ?? null,
    metaKeywords: found.metaKeywords,
    language: found.language,
    viewports: found.viewports,
    refreshes: found.refreshes,
    social: { openGraph: found.openGraph, twitter: found.twitter },
    icons: found.icons,
    amp: found.amp,
  }
}

/** Addresses are resolved against the page's base, which may differ from its own address. */
function resolver({ delivery, resolve }: PageSource, base: string | null): Resolved {
  const own = delivery.url.href
  const from = base === null ? own : (resolve(base, own)?.href ?? own)
  const known = new Map<string, PageUrl | null>()
  return (raw) => {
    const before = known.get(raw)
    if (before !== undefined) return before
    const url = resolve(raw, from)
    known.set(raw, url)
    return url
  }
}

function walk(
  source: PageSource,
  collectors: readonly Collector[],
  spotter: ReturnType<typeof openSpotter>,
): Pick<HeadFacts, "endedBy"> {
  const opening = collectors.filter(({ open }) => open !== undefined)
  const closing = collectors.filter(({ close }) => close !== undefined)
  const ofText = collectors.filter(({ text }) => text !== undefined)
  let endedBy: HeadFacts["endedBy"] = null
  walkHtml(
    source.html,
    {
      open(tag, place, flags, element) {
        if ((flags & inherits.template) !== 0) return
        for (const one of opening)
          if (one.opens === undefined || (one.opens & tag.kind) !== 0) one.open?.(tag, place, flags, element)
      },
      close(element) {
        if ((element.flags & inherits.template) !== 0) return
        for (const one of closing) one.close?.(element)
      },
      closeInline(name) {
        for (const one of closing) one.closeInline?.(name)
      },
      text(text, from, flags, within) {
        if ((flags & inherits.template) !== 0) return
        for (const one of ofText) one.text?.(text, from, flags, within)
      },
      headEnded({ name, from, to }) {
        endedBy ??= { name, spot: spotter.at(from, to, name) }
      },
    },
    { isXml: source.isXml },
  )
  return { endedBy }
}

const headerSpot = (name: string, value: string): Spot => ({
  line: 0,
  selector: `${name} header`,
  excerpt: `${name}: ${value}`.slice(0, 200),
})

const headerRules = (headers: PageSource["headers"]): PageFacts["robotsRules"] =>
  headers
    .filter(([name]) => name === "x-robots-tag")
    .flatMap(([, value]) =>
      readRobotsHeader(value).map((rule) => ({
        ...rule,
        from: "header" as const,
        place: "head" as const,
        spot: headerSpot("X-Robots-Tag", value),
      })),
    )

type Resolved = (raw: string) => PageUrl | null

const isAbsolute = (raw: string): boolean => /^\s*https?:\/\//i.test(raw)

function readLinks(
  found: ReturnType<typeof collectHead>["found"],
  headers: PageSource["headers"],
  resolved: Resolved,
): Pick<PageFacts, "canonicals" | "alternates"> {
  const inHeader = headers.filter(([name]) => name === "link").flatMap(([, value]) => readLinkHeader(value))
  return {
    canonicals: [
      ...found.canonicals.map((link) => ({ ...link, url: resolved(link.raw), isAbsolute: isAbsolute(link.raw) })),
      ...inHeader
        .filter(({ rel }) => rel === "canonical")
        .map(({ raw }) => ({
          raw,
          url: resolved(raw),
          isAbsolute: isAbsolute(raw),
          from: "header" as const,
          place: "head" as const,
          spot: headerSpot("Link", raw),
        })),
    ],
    alternates: [
      ...found.alternates.map((link) => ({
        ...link,
        href: resolved(link.raw)?.href ?? null,
        isAbsolute: isAbsolute(link.raw),
        from: "link" as const,
      })),
      ...inHeader.flatMap(({ raw, rel, language }) =>
        rel === "alternate" && language !== null
          ? [
              {
                raw,
                language,
                href: resolved(raw)?.href ?? null,
                isAbsolute: isAbsolute(raw),
                from: "header" as const,
                place: "head" as const,
                spot: headerSpot("Link", raw),
              },
            ]
          : [],
      ),
    ],
  }
}

function readLinkHeader(value: string): { raw: string; rel: string; language: string | null }[] {
  return [...value.slice(0, 20_000).matchAll(/<([^<>]*)>([^<]*)/g)].map(([, raw = "", parameters = ""]) => ({
    raw,
    rel: /;\s*rel\s*=\s*"?\s*([a-z-]+)/i.exec(parameters)?.[1]?.toLowerCase() ?? "",
    language: /;\s*hreflang\s*=\s*"?\s*([\w-]+)/i.exec(parameters)?.[1] ?? null,
  }))
}

function readAnchor(anchor: RawAnchor, page: PageUrl, resolved: Resolved): Anchor {
  const { tag, flags } = anchor
  const raw = attribute(tag, "href") ?? attribute(tag, "xlink:href")
  const url = raw === null ? null : resolved(raw)
  const text = tidy(anchor.parts.join(""))
  return {
    raw: raw === null ? null : raw.slice(0, 2048),
    url,
    kind: kindOf(raw, url, page),
    tag: tag.name === "area" ? "area" : "a",
    rel: relOf(tag),
    text,
    name: text || nameOf(anchor),
    language: attribute(tag, "lang"),
    role: attribute(tag, "role"),
    id: attribute(tag, "id"),
    anchorName: attribute(tag, "name"),
    hasLinkAttribute: hasLinkAttribute(tag),
    hasImage: anchor.hasImage,
    isScripted: attribute(tag, "onclick") !== null || attribute(tag, "routerlink") !== null,
    isInChrome: (flags & inherits.chrome) !== 0,
    isHidden: (flags & inherits.hidden) !== 0,
    isInDrawing: (flags & inherits.foreign) !== 0,
    spot: anchor.spot,
  }
}

function relOf(tag: RawAnchor["tag"]): readonly string[] {
  const rel = attribute(tag, "rel")
  if (rel === null) return []
  return rel
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
}

function nameOf({ tag, alts }: RawAnchor): string {
  const named = [attribute(tag, "aria-label"), attribute(tag, "title"), alts.join(" "), attribute(tag, "alt")]
  return tidy(named.find((name) => name !== null && name.trim() !== "") ?? "")
}

function kindOf(raw: string | null, url: PageUrl | null, page: PageUrl): AnchorKind {
  if (raw === null) return "none"
  if (/^\s*javascript:/i.test(raw)) return "script"
  if (url === null) return "broken"
  if (/^(mailto|tel|sms|whatsapp|skype):$/.test(url.protocol)) return "contact"
  if (url.protocol !== "http:" && url.protocol !== "https:") return "other"
  const isHere = url.host === page.host && url.pathname === page.pathname && url.search === page.search
  if (isHere && (url.hash !== "" || raw.trim().startsWith("#"))) return "fragment"
  return url.host === page.host ? "internal" : "external"
}
