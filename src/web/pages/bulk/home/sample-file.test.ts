import { expect, test } from "vitest"
import { platformSummaries } from "../../../../domain/platform-summaries.ts"
import { FileDesk } from "../reading/file-desk.ts"
import { sampleFile } from "./sample-file.ts"

test.each(platformSummaries.map(({ id }) => [id]))("the sample for %s is read without an error", (platform) => {
  const desk = new FileDesk()
  const file = desk.open(new TextEncoder().encode(sampleFile(platform).text), () => {})
  if ("kind" in file) throw new Error(file.kind)
  const uses = file.matches.map(({ use }) => use)
  expect(uses).toContain("name")
  expect(uses).toContain("description")
  expect(desk.check(uses, () => {})).toMatchObject({ faultyCount: 0, repeatedCount: 0 })
  if (["shopify", "etsy", "ebay", "amazon"].includes(platform)) expect(file.source.platform).toBe(platform)
})
