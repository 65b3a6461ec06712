import { expect, test } from "vitest"
import type { Template } from "../../contract/templates.ts"
import { findTemplates, sayTemplate } from "./say-template.ts"

const template: Template = {
  id: "t1",
  name: "Oak kitchenware",
  description: "Boards and bowls",
  industry: "Home & Living",
  platform: "etsy",
  isPublic: false,
  isMine: true,
  usageCount: 0,
  author: null,
  createdAt: "2026-11-01T10:00:00Z",
  updatedAt: "2026-11-01T10:00:00Z",
}

test.each([
  [{}, "Etsy · not used yet"],
  [{ usageCount: 1 }, "Etsy · used once"],
  [{ usageCount: 12, author: "Mara L." }, "Etsy · by Mara L. · used 12 times"],
  [{ platform: null }, "not used yet"],
])("%j", (changes, words) => {
  expect(sayTemplate({ ...template, ...changes })).toBe(words)
})

test.each([
  ["", 1],
  ["oak", 1],
  ["OAK  bowl", 1],
  ["etsy living", 1],
  ["oak amazon", 0],
])("%j appears in %d of them", (typed, count) => {
  expect(findTemplates([template], typed)).toHaveLength(count)
})
