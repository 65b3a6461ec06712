import { expect, test } from "vitest"
import * as z from "zod/mini"
import { describeFields } from "./fields.ts"

/** The rows of the table, without the padding of its columns. */
const row = (schema: z.ZodMiniType) =>
  describeFields("Body", z.object({ it: schema }), "input")
    .replaceAll(/ {2,}/g, " ")
    .split("\n")
    .slice(4)

test.each<[z.ZodMiniType, string]>([
  [z.string(), "text"],
  [z.nullable(z.string()), "text or null"],
  [z.optional(z.string()), "text, optional"],
  [z.string().check(z.minLength(3), z.maxLength(50)), "text, 3 to 50 characters"],
  [z.string().check(z.maxLength(50)), "text, up to 50 characters"],
  [z.string().check(z.minLength(1)), "text, 1 or more characters"],
  [z.int().check(z.minimum(1), z.maximum(100)), "whole number, 1 to 100"],
  [z.boolean(), "true or false"],
  [z.enum(["a", "b"]), "`a`, `b`"],
  [z.iso.datetime(), "time (ISO 8601)"],
  [z.email(), "e-mail address"],
  [z.union([z.string(), z.boolean()]), "text or true or false"],
  [z.array(z.string()).check(z.maxLength(20)), "list, up to 20 items"],
])("a field is put into words (%#)", (schema, words) => {
  expect(row(schema)).toEqual([`| \`it\` | ${words} |`])
})

test("inner fields are named by their way", () => {
  const schema = z.array(z.object({ name: z.string() }))
  expect(row(schema)).toEqual(["| `it` | list |", "| `it[].name` | text |"])
  expect(row(z.nullable(z.object({ a: z.object({ b: z.string() }) })))).toEqual([
    "| `it` | object or null |",
    "| `it.a` | object |",
    "| `it.a.b` | text |",
  ])
})

test("fields without names are said to be any", () => {
  expect(describeFields("In the query", z.record(z.string(), z.string()), "input")).toBe("In the query: any fields.")
})
