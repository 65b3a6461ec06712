import { type Node, shortName } from "./node.ts"

const maxNodes = 2000
const maxDepth = 12
const maxValueChars = 300

export type JsonLd = { readonly nodes: readonly Node[] } | { readonly why: string; readonly at: number }

/** The items of one script, or the position where its JSON is invalid. */
export function readJsonLd(text: string): JsonLd {
  const json = text.replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, (opening) =>
    " ".repeat(opening.length),
  )
  const cleaned = json.replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/, "")
  if (cleaned.trim() === "") return { why: "is empty", at: 0 }
  let value: unknown
  try {
    value = JSON.parse(cleaned)
  } catch (error) {
    return faultOf(error, cleaned)
  }
  const left = { nodes: maxNodes }
  return { nodes: topNodes(value, left) }
}

function faultOf(error: unknown, text: string): JsonLd {
  const message = error instanceof Error ? error.message : ""
  const at = /position (\d+)/.exec(message)?.[1]
  const place = at === undefined ? text.length : Number(at)
  const why = place >= text.trimEnd().length ? "ends too early" : "is not valid JSON"
  return { why, at: Math.min(place, text.length) }
}

interface Left {
  nodes: number
}

function topNodes(value: unknown, left: Left): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => topNodes(item, left))
  if (typeof value !== "object" || value === null) return []
  const graph: unknown = Reflect.get(value, "@graph")
  const node = nodeOf(value, 0, left)
  const nodes = node === null || (node.types.length === 0 && graph !== undefined) ? [] : [node]
  return graph === undefined ? nodes : [...nodes, ...topNodes(graph, left)]
}

function nodeOf(value: object, depth: number, left: Left): Node | null {
  left.nodes -= 1
  if (left.nodes < 0 || depth > maxDepth) return null
  const properties: Record<string, readonly (Node | string)[]> = {}
  for (const [name, inner] of Object.entries(value)) {
    if (name === "@type" || name === "@context" || name === "@graph") continue
    const values = valuesOf(inner, depth, left)
    if (values.length > 0) properties[shortName(name)] = values
  }
  const type: unknown = Reflect.get(value, "@type")
  const types = (Array.isArray(type) ? type : [type]).flatMap((name: unknown) =>
    typeof name === "string" ? [shortName(name)] : [],
  )
  return { types, properties }
}

function valuesOf(value: unknown, depth: number, left: Left): readonly (Node | string)[] {
  if (Array.isArray(value)) return value.slice(0, 200).flatMap((item: unknown) => valuesOf(item, depth + 1, left))
  if (typeof value === "string") return value.trim() === "" ? [] : [value.slice(0, maxValueChars)]
  if (typeof value === "number" || typeof value === "boolean") return [String(value)]
  if (typeof value !== "object" || value === null) return []
  const node = nodeOf(value, depth + 1, left)
  return node === null ? [] : [node]
}
