import * as z from "zod/mini"
import { table } from "./table.ts"

type Schema = z.core.JSONSchema.BaseSchema

/**
 * The fields of a schema, or of each item of a list, as a table; inner ones are named by their way, as issues name them:
 * `products[].name`.
 */
export function describeFields(title: string, schema: z.ZodMiniType, io: "input" | "output"): string {
  const shape = z.toJSONSchema(schema, { io, unrepresentable: "any" })
  const items = typeof shape.items === "object" && !Array.isArray(shape.items) ? shape.items : shape
  const rows = fieldsOf(items, "")
  return rows.length === 0 ? `${title}: any fields.` : `${title}:\n\n${table(["Field", "What"], rows)}`
}

function fieldsOf({ properties = {}, required = [] }: Schema, way: string): string[][] {
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === "boolean") return []
    const words = [inWords(property), ...(required.includes(name) ? [] : ["optional"])]
    return [
      [`\`${way}${name}\``, words.join(", ")],
      ...fieldsOf(plain(property), `${way}${name}.`),
      ...itemFields(property, way + name),
    ]
  })
}

function itemFields(schema: Schema, way: string): string[][] {
  const { items } = plain(schema)
  return items !== undefined && typeof items === "object" && !Array.isArray(items) ? fieldsOf(items, `${way}[].`) : []
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
  if (format === "email") return "e-mail address"
  const kinds = kindsOf(schema).filter((kind) => kind !== "null")
  return kinds.map((kind) => kindWords.get(kind) ?? kind).join(" or ") || "anything"
}

function limitsOf({ minLength, maxLength, minimum, maximum, minItems, maxItems }: Schema): string[] {
  const range = (least: number | undefined, most: number | undefined, unit: string) => {
    if (least === undefined && most === undefined) return []
    if (most === undefined) return [`${least} or more${unit}`]
    return [least === undefined ? `up to ${most}${unit}` : `${least} to ${most}${unit}`]
  }
  return [
    ...range(minLength, maxLength, " characters"),
    ...range(minimum, maximum, ""),
    ...range(minItems, maxItems, " items"),
  ]
}
