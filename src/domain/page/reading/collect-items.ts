import type { Spot, Structured } from "../facts.ts"
import type { OpenElement } from "../html/open-element.ts"
import { attribute, hasAttribute, type Tag } from "../html/tag.ts"
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
  /** Where the text goes once the element ends. */
  readonly into: { readonly item: OpenItem; readonly names: readonly string[] } | null
  text: string
}

type Marked = { format: "Microdata" | "RDFa"; types: string | null; names: string | null }

/** What a page says of itself for machines: JSON-LD in scripts, Microdata and RDFa in attributes. */
export function collectItems(spotter: Spotter): Collector & { readonly found: () => Structured } {
  const items: Structured["items"][number][] = []
  const faults: Structured["faults"][number][] = []
  const open: OpenValue[] = []
  let script: { parts: string[]; chars: number; from: number; spot: Spot } | null = null

  function endScript(): void {
    if (script === null) return
    const read = readJsonLd(script.parts.join(""))
    if ("nodes" in read) for (const node of read.nodes) items.push({ format: "JSON-LD", node, spot: script.spot })
    else faults.push({ why: read.why, spot: moved(script, read.at) })
    script = null
  }

  function openMarked(tag: Tag, element: OpenElement | null, marked: Marked): void {
    if (items.length >= maxItems) return
    const outer = open.findLast(({ item }) => item !== null)?.item ?? null
    const names = (marked.names ?? "")
      .split(/\s+/)
      .filter((name) => name !== "")
      .map(shortName)
    const into = outer !== null && names.length > 0 ? { item: outer, names } : null
    if (marked.types !== null) {
      const item: OpenItem = {
        types: marked.types
          .split(/\s+/)
          .filter((type) => type !== "")
          .map(shortName),
        properties: {},
      }
      if (into) add(into, item)
      else items.push({ format: marked.format, node: item, spot: spotter.of(tag) })
      if (element) open.push({ element, item, into: null, text: "" })
      return
    }
    if (into === null) return
    const value = attributeValue(tag)
    if (value !== null || element === null) add(into, value ?? "")
    else open.push({ element, item: null, into, text: "" })
  }

  return {
    found() {
      endScript()
      return { items: items.slice(0, maxItems), faults }
    },
    open(tag, _place, _flags, element) {
      endScript()
      if (tag.name === "script") {
        if (/^\s*application\/ld\+json\b/i.test(attribute(tag, "type") ?? ""))
          script = { parts: [], chars: 0, from: tag.to, spot: spotter.of(tag) }
        return
      }
      const marked = tag.names.length === 0 ? null : markedOf(tag, open.length > 0)
      if (marked) openMarked(tag, element, marked)
    },
    close(element) {
      endScript()
      while (open.length > 0 && open.at(-1)?.element === element) {
        const value = open.pop()
        if (value?.into) add(value.into, tidy(value.text))
      }
    },
    text(text, _from, _flags, within) {
      if (script !== null && within === "script") {
        if (script.chars < maxScriptChars) script.parts.push(text)
        script.chars += text.length
        return
      }
      if (within !== null) return
      for (const value of open) if (value.into && value.text.length < maxValueChars) value.text += text
    },
  }
}

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

/** What the attributes say; null where it is the text. */
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
    ...script.spot,
    line: script.spot.line + lines,
    excerpt: text
      .slice(Math.max(0, at - 60), at + 60)
      .replace(/\s+/g, " ")
      .trim(),
  }
}
