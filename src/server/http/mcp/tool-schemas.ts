import * as z from "zod/mini"
import type { Call } from "../../../contract/call.ts"
import { isJson, type Json, tidySchema } from "../api-description/tidy-schema.ts"

const parts = ["params", "query", "body"] as const
type Part = (typeof parts)[number]

/** A tool's input: the whole input of its call, wherever the call expects it. */
export function inputSchemaOf(call: Call): Json {
  const schemas = parts.map((part) => describe(call, part)).filter((schema) => schema !== null)
  const names = schemas.flatMap(({ properties }) => Object.keys(Object(properties)))
  if (new Set(names).size < names.length) throw new Error(`${call.path} has one word in two places`)
  const required = schemas.flatMap((schema) => (Array.isArray(schema.required) ? schema.required : []))
  return {
    type: "object",
    properties: Object.assign({}, ...schemas.map(({ properties }) => properties)),
    ...(required.length > 0 && { required }),
  }
}

/** A tool's answer is an object: a list gets a name in it. */
export function outputSchemaOf({ reply, isPaged }: Call): Json {
  if (typeof reply === "string") return { type: "object", properties: { content: { type: "string" } } }
  const described = tidySchema(z.toJSONSchema(reply, { io: "output", unrepresentable: "any" }), { isOpen: true })
  if (described.type === "object") return described
  const nextCursor = { description: "What `cursor` has to be for more", type: "string" }
  return {
    type: "object",
    properties: { items: described, ...(isPaged && { nextCursor }) },
    required: ["items"],
  }
}

const described = new Map<Call, Map<Part, Json | null>>()

function describe(call: Call, part: Part): Json | null {
  const known = described.get(call) ?? new Map<Part, Json | null>()
  described.set(call, known)
  const schema = call[part]
  const found = known.get(part)
  if (found !== undefined) return found
  const made =
    schema === undefined
      ? null
      : tidySchema(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), { isOpen: false })
  known.set(part, made)
  return made
}

/** A tool's arguments, each where its call expects it. Unknown ones go into the body, whose validation reports them. */
export function splitArguments(call: Call, given: Json): Readonly<Record<Part, Json>> {
  const split: Record<Part, Record<string, unknown>> = { params: {}, query: {}, body: {} }
  for (const [name, value] of Object.entries(given)) {
    const place = parts.find((part) => {
      const properties = describe(call, part)?.properties
      return isJson(properties) && name in properties
    })
    split[place ?? "body"][name] = value
  }
  return split
}
