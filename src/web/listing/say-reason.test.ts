import { expect, test } from "vitest"
import { etsy } from "../../domain/platforms/etsy.ts"
import { sayReason } from "./say-reason.ts"

test.each([
  ["edit", "Before you edited it"],
  ["rules", "Before broken rules were fixed"],
  ["rewrite:productTitle", "Before “Title” was written again"],
  ["rewrite:platformFields.materials", "Before “Materials” was written again"],
  ["rewrite:gone", "Before a field was written again"],
  ["anything", "An earlier version"],
])("%s", (reason, expected) => {
  expect(sayReason(reason, etsy.slots)).toBe(expected)
})
