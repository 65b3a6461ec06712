import * as z from "zod/mini"
import { table } from "./table.ts"

type Schema = z.core.JSONSchema.BaseSchema

/** Where each large shape was first described, so that it is described once. */
export type Known = Map<string, string>

interface Describing {
  readonly io: "input" | "output"
  readonly known: Known
  /** The call and the part that later references point to. */
  readonly place: string
}

/** A shape with at least this many fields is referenced instead of repeated. */
const largeFrom = 6

/**
 * The fields of a schema, or of each item of a list, as a table. Inner fields are named by their path, as in issues:
 * `products[].name`.
 */
export function describeFields(title: string, schema: z.ZodMiniType, describing: Describing): string {
  const shape = z.toJSONSchema(schema, { io: describing.io, unrepresentable: "any" })
  const items = typeof shape.items === "object" && !Array.isArray(shape.items) ? shape.items : shape
  const earlier = findEarlier(items, describing)
  if (earlier !== undefined) return `${title}: the same as ${earlier}.`
  const rows = fieldsOf(items, "", describing)
  return rows.length === 0 ? `${title}: any fields.` : `${title}:\n\n${table(["Field", "What"], rows)}`
}

function findEarlier({ properties = {}, required = [] }: Schema, { known, place }: Describing): string | undefined {
  if (Object.keys(properties).length < largeFrom) return undefined
  const shape = JSON.stringify([properties, required])
  const earlier = known.get(shape)
  if (earlier === undefined) known.set(shape, place)
  return earlier
}

function fieldsOf({ properties = {}, required = [] }: Schema, way: string, describing: Describing): string[][] {
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === "boolean") return []
    const { schema, mark } = innerOf(property)
    const inner = { ...describing, place: `\`${way}${name}${mark}\` of ${describing.place}` }
    const earlier = schema && findEarlier(schema, inner)
    const words = [
      inWords(property),
      ...(required.includes(name) ? [] : ["optional"]),
      ...(earlier === undefined ? [] : [`the same as ${earlier}`]),
    ]
    const row = [`\`${way}${name}\``, words.join(", ")]
    return schema === undefined || earlier !== undefined
      ? [row]
      : [row, ...fieldsOf(schema, `${way}${name}${mark}.`, describing)]
  })
}

/** The object inside a property, or inside each item of a list. */
function innerOf(property: Schema): { schema?: Schema; mark: "" | "[]" } {
  const schema = plain(property)
  const { items } = schema
  if (items === undefined) return { schema, mark: "" }
  return typeof items === "object" && !Array.isArray(items) ? { schema: items, mark: "[]" } : { mark: "[]" }
}

const isNull = (schema: unknown): boolean => typeof schema === "object" && Object(schema).type === "null"

/** A schema that also takes null, without the null. */
function plain(schema: Schema): Schema {
  const rest = schema.anyOf?.filter((option) => !isNull(option))
  return rest?.length === 1 && typeof rest[0] === "object" ? rest[0] : schema
}

function inWords(schema: Schema): string {
  const inner = plain(schema)
  const takesNull = schema.anyOf?.some(isNull) || kindsOf(schema).includes("null")
  return [kindOf(inner), ...limitsOf(inner)].join(", ") + (takesNull ? " or null" : "")
}

/** JSON Schema names one type or a list of them. */
const kindsOf = ({ type }: Schema): string[] => [type ?? []].flat().map(String)

const kindWords = new Map([
  ["string", "text"],
  ["integer", "whole number"],
  ["boolean", "true or false"],
  ["array", "list"],
])

function kindOf(schema: Schema): string {
  const { enum: choices, const: only, format, anyOf } = schema
  if (choices) return choices.map((choice) => `\`${choice}\``).join(", ")
  if (only !== undefined) return `\`${only}\``
  if (anyOf) return anyOf.map((option) => (typeof option === "object" ? inWords(option) : "anything")).join(" or ")
  if (format === "date-time") return "time (ISO 8601)"
  if (format === "email") return "email address"
  const kinds = kindsOf(schema).filter((kind) => kind !== "null")
  return kinds.map((kind) => kindWords.get(kind) ?? kind).join(" or ") || "anything"
}

/** Every whole number is a safe integer in JavaScript; readers need not be told. */
const meant = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined

function limitsOf({ minLength, maxLength, minimum, maximum, minItems, maxItems }: Schema): string[] {
  const range = (least: number | undefined, most: number | undefined, unit: string) => {
    if (least === undefined && most === undefined) return []
    if (most === undefined) return [`${least} or more${unit}`]
    return [least === undefined ? `up to ${most}${unit}` : `${least} to ${most}${unit}`]
  }
  return [
    ...range(minLength, maxLength, " characters"),
    ...range(meant(minimum), meant(maximum), ""),
    ...range(minItems, maxItems, " items"),
  ]
}
