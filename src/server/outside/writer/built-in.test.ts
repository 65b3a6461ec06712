import { expect, test } from "vitest"
import { patience } from "../../../../test/model-writer.ts"
import { workers } from "../../../../test/workers.ts"
import { makeTask } from "../../../../test/writing-task.ts"
import { etsy } from "../../../domain/platforms/etsy.ts"
import type { Listing } from "../../../domain/seo/listing.ts"
import { compose } from "../../../domain/writer/compose.ts"
import { openBuiltInWriter } from "./built-in.ts"

const writer = openBuiltInWriter(workers)
const task = makeTask({ platform: etsy })

test("writes under its own name, at no cost, and the same each time", async () => {
  const written = await writer.write(task, patience)
  expect(written).toMatchObject({ writer: { kind: "built-in" }, tokensIn: 0, tokensOut: 0, costMicros: 0 })
  expect(written.draft.productTitle).not.toBe("")
  expect(await writer.write(task, patience)).toEqual(written)
})

test("rewrites one field, as the next variation, and returns that field alone", async () => {
  const { draft } = await writer.write(task, patience)
  const listing: Listing = {
    productTitle: "",
    titleTag: "",
    metaDescription: "",
    improvedBodyText: "",
    keywords: [],
    bulletPoints: [],
    tags: [],
    searchTerms: [],
    platformFields: {},
    ...draft,
  }
  const texts: unknown[] = []
  for (const times of [0, 1, 2, 3]) {
    const again = { listing, field: "improvedBodyText" as const, instruction: "", times }
    const next = await writer.write({ ...task, again }, patience)
    const { improvedBodyText } = compose(task.brief, task.subject, task.platform, { variation: times + 1 })
    expect(next.draft).toEqual({ productName: task.subject.name, improvedBodyText })
    texts.push(improvedBodyText)
  }
  expect(new Set(texts).size).toBeGreaterThan(1)
})

test("stops when it is told to", async () => {
  await expect(writer.write(task, AbortSignal.abort(new Error("cancelled")))).rejects.toThrow("cancelled")
})
