import { expect } from "vitest"
import { bulk } from "../src/contract/bulk.ts"
import type { TestBrowser } from "./app.ts"
import { makeForm } from "./make.ts"

export const bulkRow = (name: string) => ({
  line: 2,
  product: { name, description: "Speckled, thrown by hand from stoneware." },
})

/** One job with a written product, and one without any product yet. */
export async function beginBulkJobs(browser: TestBrowser): Promise<{ doneJobId: string; newJobId: string }> {
  const { products: _, ...form } = makeForm(1)
  const source = { fileName: "mugs.csv", platform: null, heads: [], top: [], headAt: null, separator: "," as const }
  const begin = async (): Promise<string> =>
    (await browser.call(bulk.create, { body: { platform: "etsy", form, source } })).json().id
  const doneJobId = await begin()
  const params = { id: doneJobId }
  await browser.call(bulk.addRows, { params, body: { from: 0, rows: [bulkRow("Mug")] } })
  await browser.call(bulk.start, { params, body: { total: 1 } })
  await expect.poll(async () => (await browser.call(bulk.get, { params })).json().state).toBe("done")
  return { doneJobId, newJobId: await begin() }
}
