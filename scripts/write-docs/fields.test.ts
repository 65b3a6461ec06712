import { expect, test } from "vitest"
import * as z from "zod/mini"
import { describeFields } from "./fields.ts"

/** The rows of the table, without column padding. */
const row = (schema: z.ZodMiniType) =>
  describeFields("Body", z.object({ it: schema }), { io: "input", known: new Map(), place: "a call" })
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
  [z.int(), "whole number"],
  [z.int().check(z.minimum(0)), "whole number, 0 or more"],
  [z.boolean(), "true or false"],
  [z.enum(["a", "b"]), "`a`, `b`"],
  [z.iso.datetime(), "time (ISO 8601)"],
  [z.email(), "email address"],
  [z.union([z.string(), z.boolean()]), "text or true or false"],
  [z.array(z.string()).check(z.maxLength(20)), "list, up to 20 items"],
])("a field is described in words (%#)", (schema, words) => {
  expect(row(schema)).toEqual([`| \`it\` | ${words} |`])
})

test("inner fields are named with their path", () => {
  const schema = z.array(z.object({ name: z.string() }))
  expect(row(schema)).toEqual(["| `it` | list |", "| `it[].name` | text |"])
  expect(row(z.nullable(z.object({ a: z.object({ b: z.string() }) })))).toEqual([
    "| `it` | object or null |",
    "| `it.a` | object |",
    "| `it.a.b` | text |",
  ])
})

test("fields without names are described as any field", () => {
  const describing = { io: "input", known: new Map(), place: "a call" } as const
  expect(describeFields("In the query", z.record(z.string(), z.string()), describing)).toBe("In the query: any fields.")
})

test("a list is described by its items", () => {
  const describing = { io: "output", known: new Map(), place: "a call" } as const
  expect(describeFields("A list of", z.array(z.object({ a: z.string() })), describing)).toContain("| `a`   | text |")
})

test("a large shape is described once, at the top and inside", () => {
  const large = z.object(Object.fromEntries(["a", "b", "c", "d", "e", "f"].map((name) => [name, z.string()])))
  const known = new Map<string, string>()
  const inWords = (place: string, schema: z.ZodMiniType) =>
    describeFields(place, schema, { io: "output", known, place })
  expect(inWords("One", z.object({ it: z.array(large) }))).toContain("`it[].f`")
  expect(inWords("Two", z.array(large))).toBe("Two: the same as `it[]` of One.")
  expect(inWords("Three", z.object({ other: z.nullable(large) }))).toContain(
    "object or null, the same as `it[]` of One",
  )
})
