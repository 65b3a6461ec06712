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

/** What a model is asked to answer with, as JSON Schema. */
export type DraftSchema = FieldsSchema<TextSchema | ListSchema | FieldsSchema<TextSchema | ListSchema>>

const own = "platformFields"

/**
 * Only the shape: providers refuse lengths and counts in a strict schema, so the limits are told in the prompt. Strict
 * schemas also want every field required; one that stays empty is sent empty.
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
