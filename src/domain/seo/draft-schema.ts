import type { Slot } from "../rule-book/slot.ts"

interface TextSchema {
  type: "string"
}

interface ListSchema {
  type: "array"
  items: TextSchema
}

interface FieldsSchema<Field> {
  type: "object"
  properties: Record<string, Field>
  required: string[]
  additionalProperties: false
}

/** The shape of a model's answer, as JSON Schema. */
export type DraftSchema = FieldsSchema<TextSchema | ListSchema | FieldsSchema<TextSchema | ListSchema>>

const own = "platformFields"

/**
 * Only the shape: providers reject lengths and counts in a strict schema, so the prompt states the limits. Strict
 * schemas also require every field; an empty one is sent empty.
 */
export function draftSchema(slots: readonly Slot[]): DraftSchema {
  const common: DraftSchema["properties"] = {}
  const ofPlatform: Record<string, TextSchema | ListSchema> = {}
  for (const { key, kind } of slots) {
    const field: TextSchema | ListSchema =
      kind === "text" ? { type: "string" } : { type: "array", items: { type: "string" } }
    if (key.startsWith(`${own}.`)) ofPlatform[key.slice(own.length + 1)] = field
    else common[key] = field
  }
  if (Object.keys(ofPlatform).length > 0) common[own] = fieldsSchema(ofPlatform)
  return fieldsSchema(common)
}

const fieldsSchema = <Field>(properties: Record<string, Field>): FieldsSchema<Field> => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
