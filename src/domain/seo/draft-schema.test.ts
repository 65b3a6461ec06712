import { expect, test } from "vitest"
import { market } from "../../../test/writing-task.ts"
import { draftSchema } from "./draft-schema.ts"

const text = { type: "string" }
const list = { type: "array", items: text }

test("every slot is a required field, and the platform's own slots are together", () => {
  expect(draftSchema(market.slots)).toEqual({
    type: "object",
    properties: {
      productTitle: text,
      metaDescription: text,
      tags: list,
      improvedBodyText: text,
      platformFields: {
        type: "object",
        properties: { materials: list },
        required: ["materials"],
        additionalProperties: false,
      },
    },
    required: ["productTitle", "metaDescription", "tags", "improvedBodyText", "platformFields"],
    additionalProperties: false,
  })
})

test("a platform without its own fields has no section for them", () => {
  const schema = draftSchema(market.slots.filter(({ key }) => key === "tags"))
  expect([Object.keys(schema.properties), schema.required]).toEqual([["tags"], ["tags"]])
})
