import type { Canonical, Meta, PageFacts, Place, Spot } from "../facts.ts"
import { kinds } from "../html/elements.ts"
import { inherits } from "../html/open-element.ts"
import { attribute, hasAttribute, type Tag } from "../html/tag.ts"
import { type Collector, tidy } from "./collector.ts"
import { readDirectives } from "./read-directives.ts"
import type { Spotter } from "./spotter.ts"

/** A link before the page's base is known. */
interface RawLink {
  readonly raw: string
  readonly place: Place
  readonly spot: Spot
}

interface HeadFound {
  readonly titles: { readonly parts: string[]; readonly place: Place; readonly spot: Spot }[]
  readonly descriptions: (Meta & { readonly by: "name" | "property" })[]
  readonly metaKeywords: Meta[]
  readonly viewports: Meta[]
  readonly refreshes: Meta[]
  readonly robotsRules: PageFacts["robotsRules"][number][]
  readonly canonicals: (RawLink & Pick<Canonical, "from">)[]
  readonly alternates: (RawLink & { readonly language: string })[]
  readonly openGraph: Record<string, string>
  readonly twitter: Record<string, string>
  readonly icons: Spot[]
  base: string | null
  amp: Spot | null
  language: PageFacts["language"]
  heads: number
  bodies: number
}

const robots = new Set(["robots", "googlebot", "googlebot-news", "bingbot", "duckduckbot", "slurp", "msnbot"])
const maxKept = 200
const maxTitleChars = 4000

/** Titles, metas and links anywhere in the page, with the place that decides whether they count. */
export function collectHead(spotter: Spotter): Collector & { readonly found: HeadFound } {
  const found: HeadFound = {
    ...{ titles: [], descriptions: [], metaKeywords: [], viewports: [], refreshes: [], robotsRules: [] },
    ...{ canonicals: [], alternates: [], openGraph: {}, twitter: {}, icons: [] },
    ...{ base: null, amp: null, language: null, heads: 0, bodies: 0 },
  }
  return {
    found,
    opens: kinds.ofPage,
    open(tag, place, flags) {
      if (tag.name === "title") {
        if ((flags & inherits.foreign) === 0) keep(found.titles, { parts: [], place, spot: spotter.of(tag) })
      } else if (tag.name === "meta") readMeta(tag, place, { found, spotter })
      else if (tag.name === "link") readLink(tag, place, { found, spotter })
      else if (tag.name === "base") found.base ??= attribute(tag, "href")
      else if (tag.name === "html") readRoot(tag, { found, spotter })
      else if (tag.name === "head") found.heads += 1
      else if (tag.name === "body") found.bodies += 1
    },
    text(text, _from, _flags, within) {
      if (within === "title") found.titles.at(-1)?.parts.push(text.slice(0, maxTitleChars))
    },
  }
}

interface Into {
  readonly found: HeadFound
  readonly spotter: Spotter
}

function readRoot(tag: Tag, { found, spotter }: Into): void {
  const value = attribute(tag, "lang") ?? attribute(tag, "xml:lang")
  if (value !== null) found.language ??= { value: value.trim(), spot: spotter.of(tag) }
  if (hasAttribute(tag, "amp") || hasAttribute(tag, "⚡")) found.amp = spotter.of(tag)
}

function readMeta(tag: Tag, place: Place, { found, spotter }: Into): void {
  const content = attribute(tag, "content")
  if (content === null) return
  const name = (attribute(tag, "name") ?? "").trim().toLowerCase()
  const property = (attribute(tag, "property") ?? "").trim().toLowerCase()
  const equiv = (attribute(tag, "http-equiv") ?? "").trim().toLowerCase()
  const meta = (): Meta => ({ content: tidy(content), place, spot: spotter.of(tag) })
  if (name === "description") keep(found.descriptions, { ...meta(), by: "name" })
  else if (property === "description") keep(found.descriptions, { ...meta(), by: "property" })
  else if (name === "keywords") keep(found.metaKeywords, meta())
  else if (name === "viewport") keep(found.viewports, meta())
  else if (equiv === "refresh") keep(found.refreshes, meta())
  else if (robots.has(name))
    keep(found.robotsRules, {
      from: "meta",
      agent: name,
      directives: readDirectives(content),
      place,
      spot: spotter.of(tag),
    })
  const card = property || name
  if (/^(?:og|article|product):[\w:.-]{1,60}$/.test(card)) keepCard(found.openGraph, card, content)
  else if (/^twitter:[\w:.-]{1,60}$/.test(card)) keepCard(found.twitter, card, content)
}

function readLink(tag: Tag, place: Place, { found, spotter }: Into): void {
  const rel = (attribute(tag, "rel") ?? "").toLowerCase().split(/\s+/)
  const raw = attribute(tag, "href")
  if (raw === null) return
  if (rel.includes("canonical")) keep(found.canonicals, { raw, from: "link", place, spot: spotter.of(tag) })
  const language = attribute(tag, "hreflang")
  if (rel.includes("alternate") && language !== null)
    keep(found.alternates, { raw, language: language.trim(), place, spot: spotter.of(tag) })
  if (rel.includes("icon") || rel.includes("apple-touch-icon")) keep(found.icons, spotter.of(tag))
}

function keepCard(cards: Record<string, string>, name: string, content: string): void {
  if (cards[name] === undefined && Object.keys(cards).length < maxKept) cards[name] = tidy(content)
}

function keep<Item>(list: Item[], item: Item): void {
  if (list.length < maxKept) list.push(item)
}
