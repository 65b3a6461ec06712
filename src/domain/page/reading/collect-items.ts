import type { Place, Spot, Structured } from "../facts.ts"
import type { OpenElement } from "../html/open-element.ts"
import { asks, attribute, hasAttribute, type Tag } from "../html/tag.ts"
import { type Node, shortName } from "../structured/node.ts"
import { readJsonLd } from "../structured/read-json-ld.ts"
import { type Collector, tidy } from "./collector.ts"
import type { Spotter } from "./spotter.ts"

const maxItems = 300
const maxScriptChars = 1_000_000
const maxValueChars = 300

interface OpenItem {
  readonly types: readonly string[]
  readonly properties: Record<string, (Node | string)[]>
}

interface OpenValue {
  readonly element: OpenElement
  readonly item: OpenItem | null
  /** Where the text goes when the element ends. */
  readonly into: { readonly item: OpenItem; readonly names: readonly string[] } | null
  text: string
}

type Marked = { format: "Microdata" | "RDFa"; types: string | null; names: string | null }

interface OpenScript {
  readonly parts: string[]
  readonly spot: Spot
  chars: number
}

/** A page's structured data: JSON-LD in scripts, Microdata and RDFa in attributes. */
export class ItemCollector implements Collector {
  readonly #spotter: Spotter
  readonly #items: Structured["items"][number][] = []
  readonly #faults: Structured["faults"][number][] = []
  readonly #open: OpenValue[] = []
  #script: OpenScript | null = null

  constructor(spotter: Spotter) {
    this.#spotter = spotter
  }

  found(): Structured {
    this.#endScript()
    return { items: this.#items.slice(0, maxItems), faults: this.#faults }
  }

  open(tag: Tag, _place: Place, _flags: number, element: OpenElement | null): void {
    if (this.#script !== null) this.#endScript()
    if (tag.name === "script") {
      if (/^\s*application\/ld\+json\b/i.test(attribute(tag, "type") ?? ""))
        this.#script = { parts: [], chars: 0, spot: this.#spotter.of(tag) }
      return
    }
    const marked = (tag.asks & asks.marked) === 0 ? null : markedOf(tag, this.#open.length > 0)
    if (marked && this.#items.length < maxItems) this.#openMarked(tag, element, marked)
  }

  close(element: OpenElement): void {
    if (this.#script !== null) this.#endScript()
    while (this.#open.length > 0 && this.#open.at(-1)?.element === element) {
      const value = this.#open.pop()
      if (value?.into) add(value.into, tidy(value.text))
    }
  }

  text(text: string, _from: number, _flags: number, within: string | null): void {
    if (this.#script !== null && within === "script") {
      if (this.#script.chars < maxScriptChars) this.#script.parts.push(text)
      this.#script.chars += text.length
    } else if (within === null)
      for (const value of this.#open) if (value.into && value.text.length < maxValueChars) value.text += text
  }

  #endScript(): void {
    const script = this.#script
    if (script === null) return
    this.#script = null
    const read = readJsonLd(script.parts.join(""))
    if ("why" in read) this.#faults.push({ why: read.why, spot: moved(script, read.at) })
    else for (const node of read.nodes) this.#items.push({ format: "JSON-LD", node, spot: script.spot })
  }

  #openMarked(tag: Tag, element: OpenElement | null, { format, types, names }: Marked): void {
    const outer = this.#open.findLast(({ item }) => item !== null)?.item ?? null
    const properties = shortNames(names ?? "")
    const into = outer !== null && properties.length > 0 ? { item: outer, names: properties } : null
    if (types !== null) {
      const item: OpenItem = { types: shortNames(types), properties: {} }
      if (into) add(into, item)
      else this.#items.push({ format, node: item, spot: this.#spotter.of(tag) })
      if (element) this.#open.push({ element, item, into: null, text: "" })
      return
    }
    if (into === null) return
    const value = attributeValue(tag)
    if (value !== null || element === null) add(into, value ?? "")
    else this.#open.push({ element, item: null, into, text: "" })
  }
}

const shortNames = (names: string): readonly string[] =>
  names
    .split(/\s+/)
    .filter((name) => name !== "")
    .map(shortName)

function markedOf(tag: Tag, isInside: boolean): Marked | null {
  const itemprop = attribute(tag, "itemprop")
  if (hasAttribute(tag, "itemscope"))
    return { format: "Microdata", types: attribute(tag, "itemtype") ?? "", names: itemprop }
  if (itemprop !== null) return { format: "Microdata", types: null, names: itemprop }
  const type = attribute(tag, "typeof")
  const property = attribute(tag, "property")
  if (type !== null && /schema\.org|schema:|^[A-Z]/.test(type)) return { format: "RDFa", types: type, names: property }
  return property !== null && isInside && tag.name !== "meta" ? { format: "RDFa", types: null, names: property } : null
}

const add = ({ item, names }: { item: OpenItem; names: readonly string[] }, value: Node | string): void => {
  if (value === "") return
  for (const name of names) {
    const values = item.properties[name] ?? []
    item.properties[name] = values
    if (values.length < 200) values.push(typeof value === "string" ? value.slice(0, maxValueChars) : value)
  }
}

const sources = ["content", "src", "datetime", "href", "data", "value"] as const
const valued = new Set([
  "meta",
  "img",
  "a",
  "link",
  "time",
  "data",
  "source",
  "audio",
  "video",
  "iframe",
  "embed",
  "area",
  "object",
])

/** The value in the attributes; null if it is the text. */
function attributeValue(tag: Tag): string | null {
  const content = attribute(tag, "content")
  if (content !== null) return content
  if (!valued.has(tag.name)) return null
  return sources.map((name) => attribute(tag, name)).find((value) => value !== null) ?? null
}

const moved = (script: { parts: readonly string[]; spot: Spot }, at: number): Spot => {
  const text = script.parts.join("")
  const lines = text.slice(0, at).split("\n").length - 1
  return {
    line: script.spot.line + lines,
    selector: script.spot.selector,
    excerpt: text
      .slice(Math.max(0, at - 60), at + 60)
      .replace(/\s+/g, " ")
      .trim(),
  }
}
