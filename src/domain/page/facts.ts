import type { Node } from "./structured/node.ts"

/** A position in the file, so that its owner finds it. */
export interface Spot {
  readonly line: number
  readonly selector: string
  readonly excerpt: string
}

/** A resolved address, reduced to what audits read. */
export interface PageUrl {
  readonly href: string
  readonly protocol: string
  readonly host: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

export type Place = "head" | "body"

export interface Meta {
  readonly content: string
  readonly place: Place
  readonly spot: Spot
}

export interface Heading {
  readonly level: number
  readonly text: string
  readonly spot: Spot
  /** The words of the main text before it. */
  readonly wordsBefore: number
}

/** How the page was delivered. */
export interface Delivery {
  readonly asked: string
  readonly url: PageUrl
  readonly status: number
  readonly hops: readonly { readonly url: string; readonly status: number }[]
  readonly contentType: string
  readonly bytes: number
  readonly isCut: boolean
  readonly firstByteMs: number
  readonly hasHsts: boolean
  readonly isPacked: boolean
}

export interface Directive {
  readonly name: string
  readonly value: string
}

/** The instructions of one tag or header to robots. */
export interface RobotsRule {
  readonly from: "meta" | "header"
  /** "robots" for all, otherwise the robot's name in lowercase. */
  readonly agent: string
  readonly directives: readonly Directive[]
  readonly place: Place
  readonly spot: Spot
}

export interface RobotsVerdict {
  readonly isAllowed: boolean
  /** The line of robots.txt that decides, and its text. */
  readonly line: number | null
  readonly rule: string | null
}

export interface RobotsFile {
  readonly url: string
  /** Null if the file could not be fetched. */
  readonly status: number | null
  readonly bytes: number
  readonly isCut: boolean
  readonly isHtml: boolean
  readonly googlebot: RobotsVerdict
  readonly everybody: RobotsVerdict
  readonly faults: readonly { readonly line: number; readonly text: string; readonly why: string }[]
  readonly sitemaps: readonly string[]
}

export interface Canonical {
  readonly raw: string
  readonly url: PageUrl | null
  readonly isAbsolute: boolean
  readonly from: "link" | "header"
  readonly place: Place
  readonly spot: Spot
}

export interface Alternate {
  readonly language: string
  readonly raw: string
  readonly href: string | null
  readonly isAbsolute: boolean
  readonly from: "link" | "header"
  readonly place: Place
  readonly spot: Spot
}

export type AnchorKind = "internal" | "external" | "fragment" | "contact" | "script" | "none" | "broken" | "other"

export interface Anchor {
  readonly raw: string | null
  readonly url: PageUrl | null
  readonly kind: AnchorKind
  readonly tag: "a" | "area"
  readonly rel: readonly string[]
  readonly text: string
  /** Its name without text: its label, its title, or the alt texts of its images. */
  readonly name: string
  readonly language: string | null
  readonly role: string | null
  readonly id: string | null
  readonly anchorName: string | null
  /** Attributes that only make sense on a link. */
  readonly hasLinkAttribute: boolean
  readonly hasImage: boolean
  /** A script handles the click, as far as the tag shows. */
  readonly isScripted: boolean
  readonly isInChrome: boolean
  readonly isHidden: boolean
  /** A link in an SVG, which browsers do not list among a page's links. */
  readonly isInDrawing: boolean
  readonly spot: Spot
}

export interface Image {
  readonly src: string | null
  readonly lazySrc: string | null
  readonly hasSrcset: boolean
  readonly alt: string | null
  readonly label: string | null
  readonly title: string | null
  readonly role: string | null
  readonly isHidden: boolean
  readonly isInChrome: boolean
  readonly hasSize: boolean
  readonly isLazy: boolean
  readonly spot: Spot
}

export interface HeadFacts {
  /** What ended the head before its end tag; null if nothing did. */
  readonly endedBy: { readonly name: string; readonly spot: Spot } | null
  readonly heads: number
  readonly bodies: number
}

export interface TextFacts {
  /** Words that a visitor can see, and those outside menus, headers and footers. */
  readonly words: number
  readonly mainWords: number
  readonly chars: number
  readonly mainText: string
  /** Stays empty until a script has run. */
  readonly mountPoint: string | null
  /** Words that `data-nosnippet` keeps out of snippets. */
  readonly withheldWords: number
}

export interface Readability {
  readonly sentences: number
  readonly meanSentenceWords: number
  readonly longSentences: number
  readonly paragraphs: number
  readonly longParagraphs: number
  /** Flesch reading ease, for English only. */
  readonly ease: number | null
}

export interface Phrase {
  readonly text: string
  readonly count: number
  readonly weight: number
  readonly inTitle: boolean
  readonly inDescription: boolean
  readonly inHeadings: boolean
}

export interface StructuredItem {
  readonly format: "JSON-LD" | "Microdata" | "RDFa"
  readonly node: Node
  readonly spot: Spot
}

export interface Structured {
  readonly items: readonly StructuredItem[]
  readonly faults: readonly { readonly why: string; readonly spot: Spot }[]
}

export interface Social {
  readonly openGraph: Readonly<Record<string, string>>
  readonly twitter: Readonly<Record<string, string>>
}

export interface LinkHealth {
  readonly total: number
  readonly checked: number
  readonly fine: number
  readonly broken: readonly { readonly url: string; readonly why: string; readonly line: number }[]
  readonly uncheckable: readonly { readonly url: string; readonly why: string }[]
  readonly redirected: readonly { readonly url: string; readonly to: string }[]
}

/** The target of the canonical address, if it is another page. */
export interface CanonicalTarget {
  readonly url: string
  readonly status: number
  readonly hops: number
  readonly isNoindex: boolean
}

/** All facts about a page. Null: it was looked for, and the page has none. */
export interface PageFacts {
  readonly delivery: Delivery
  readonly now: number
  readonly titles: readonly Meta[]
  readonly descriptions: readonly (Meta & { readonly by: "name" | "property" })[]
  readonly title: string | null
  readonly metaDescription: string | null
  readonly metaKeywords: readonly Meta[]
  readonly headings: readonly Heading[]
  readonly robotsRules: readonly RobotsRule[]
  readonly robotsFile: RobotsFile
  readonly canonicals: readonly Canonical[]
  readonly canonicalTarget: CanonicalTarget | null
  readonly alternates: readonly Alternate[]
  readonly language: { readonly value: string; readonly spot: Spot } | null
  readonly charset: {
    readonly name: string
    readonly from: string
    readonly inHeader: string | null
    readonly inMeta: string | null
    readonly metaAt: number | null
  }
  readonly viewports: readonly Meta[]
  readonly head: HeadFacts
  readonly refreshes: readonly Meta[]
  readonly anchors: readonly Anchor[]
  readonly linkHealth: LinkHealth
  readonly images: readonly Image[]
  readonly frames: readonly { readonly kind: "frame" | "iframe"; readonly src: string; readonly spot: Spot }[]
  readonly structured: Structured
  readonly social: Social
  readonly icons: readonly Spot[]
  /** What an https page fetches or sends over http. */
  readonly insecure: readonly Spot[]
  readonly amp: Spot | null
  readonly text: TextFacts
  readonly readability: Readability
  readonly phrases: readonly Phrase[]
}

export type FactName = keyof PageFacts

/** A fact that could not be read, and why, as the end of a sentence: "the page was cut off after 5 MB". */
export interface Unread {
  readonly unread: string
}

/** The reader's result: each fact, or the reason why it is missing. */
export type PageReading = { readonly [Name in FactName]: PageFacts[Name] | Unread }

export const isUnread = (fact: unknown): fact is Unread => typeof fact === "object" && fact !== null && "unread" in fact
