import * as z from "zod/mini"
import type { Call } from "../../../contract/call.ts"
import { calls } from "../../../contract/index.ts"
import { formSchema } from "../../../contract/seo/form.ts"
import { capitalize } from "./capitalize.ts"
import { describeForms } from "./describe-forms.ts"
import { schemaNames } from "./schema-names.ts"
import { type Json, tidySchema } from "./tidy-schema.ts"

const place = "#/components/schemas/"

/** The schemas of the whole contract by name, and where each of them is used. */
interface CollectedSchemas {
  readonly components: Readonly<Record<string, Json>>
  readonly refOf: (schema: z.ZodMiniType, io: "input" | "output") => Json
}

/**
 * Request and response schemas, each once and named: from the table, or after the first call that uses it. A request
 * may omit fields with a default, so its schema differs from the response's.
 */
export function collectSchemas(): CollectedSchemas {
  const [inputs, outputs] = [z.registry<{ id: string }>(), z.registry<{ id: string }>()]
  for (const [name, schema] of Object.entries(schemaNames)) {
    inputs.add(schema, { id: `${name}Input` })
    outputs.add(schema, { id: name })
  }
  for (const { name, body, answer } of listBodies()) {
    if (body !== undefined && !inputs.has(body)) inputs.add(body, { id: `${name}Body` })
    if (answer !== undefined && !outputs.has(answer)) outputs.add(answer, { id: `${name}Answer` })
  }
  const described = { ...describeAll(inputs, "input"), ...describeAll(outputs, "output") }
  const { components, nameOf } = mergeEqual({ ...described, ...describeForms(described[idOf(inputs, formSchema)]) })
  return {
    components,
    refOf: (schema, io) => ({ $ref: place + nameOf(idOf(io === "input" ? inputs : outputs, schema)) }),
  }
}

type Registry = ReturnType<typeof z.registry<{ id: string }>>

function idOf(registry: Registry, schema: z.ZodMiniType): string {
  const id = registry.get(schema)?.id
  if (id === undefined) throw new Error("a schema of the contract has no name")
  return id
}

const listBodies = () =>
  Object.entries(calls).flatMap(([area, areaCalls]) =>
    Object.entries<Call>(areaCalls).map(([key, call]) => ({
      name: capitalize(area) + capitalize(key),
      body: call.body,
      answer: typeof call.reply === "string" ? undefined : call.reply,
    })),
  )

function describeAll(registry: Registry, io: "input" | "output"): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: "any", uri: (id) => place + id })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, tidySchema(schema, { isOpen: io === "output" })]),
  )
}

/** Merges equal schemas into the first of them, until all differ. */
function mergeEqual(schemas: Record<string, Json>) {
  const merged = new Map<string, string>()
  const nameOf = (id: string): string => {
    const into = merged.get(id)
    return into === undefined ? id : nameOf(into)
  }
  let left = Object.entries(schemas).sort(([a], [b]) => Number(a.endsWith("Input")) - Number(b.endsWith("Input")))
  for (;;) {
    const first = new Map<string, string>()
    const before = left.length
    left = left.filter(([id, schema]) => {
      const text = JSON.stringify(schema)
      const equal = first.get(text)
      if (equal === undefined) first.set(text, id)
      else merged.set(id, equal)
      return equal === undefined
    })
    if (left.length === before) return { components: Object.fromEntries(left), nameOf }
    left = left.map(([id, schema]) => [id, pointAgain(schema, nameOf)])
  }
}

const pointAgain = (schema: Json, nameOf: (id: string) => string): Json =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" && value.startsWith(place)
      ? place + nameOf(value.slice(place.length))
      : value,
  )

/** Reachable from the operations, directly or through others. */
export function keepUsed(components: Readonly<Record<string, Json>>, roots: unknown): Record<string, Json> {
  const used = new Set<string>()
  const visit = (value: unknown) => {
    for (const [, id = ""] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(id)) continue
      used.add(id)
      visit(components[id] ?? {})
    }
  }
  visit(roots)
  return Object.fromEntries(Object.entries(components).filter(([id]) => used.has(id)))
}
