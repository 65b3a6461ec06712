import type { LightMyRequestResponse } from "fastify"
import { expect } from "vitest"
import type { BulkJob, BulkRow } from "../src/contract/bulk/job.ts"
import { bulk } from "../src/contract/bulk.ts"
import { openApp } from "./app.ts"
import { FakeWriter } from "./fake-writer.ts"
import { type Member, makeForm, makeSubscriber } from "./make.ts"

export const heads = ["Handle", "Title", "Notes"]
export const source = {
  ...{ fileName: "mugs.csv", platform: null, heads, top: [heads], headAt: 0, separator: "," as const },
}
export const shared = () => {
  const { products: _, ...form } = makeForm(1)
  return form
}
export const rowOf = (
  at: number,
  description = `Speckled mug number ${at}, thrown by hand from stoneware, holds 12 oz.`,
) => ({
  ...{ line: at + 2, texts: { targetKeywords: `mug ${at}` }, cells: [[`mug-${at}`, `Mug ${at}`, `shelf ${at}`]] },
  product: { name: `Mug ${at}`, category: "Mugs", description },
})
export const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => rowOf(at))

export async function openBulk({ writer = new FakeWriter(), env = {} } = {}) {
  const app = await openApp({ env, parts: { writer } })
  const owner = await makeSubscriber(app)
  return { app, owner, writer, ...at(owner) }
}

/** A member's job. */
function at({ browser }: Member) {
  const create = async (): Promise<BulkJob> =>
    (await browser.call(bulk.create, { body: { platform: "etsy", form: shared(), source } })).json()
  const get = async (id: string): Promise<BulkJob> => (await browser.call(bulk.get, { params: { id } })).json()
  const rows = async (id: string, query = {}): Promise<BulkRow[]> =>
    (await browser.call(bulk.listRows, { params: { id }, query })).json()
  const upload = async (count: number): Promise<BulkJob> => {
    const job = await create()
    await browser.call(bulk.addRows, { params: { id: job.id }, body: { from: 0, rows: rowsOf(count) } })
    return job
  }
  const run = async (count: number): Promise<BulkJob> => {
    const { id } = await upload(count)
    await browser.call(bulk.start, { params: { id }, body: { total: count } })
    await expect.poll(async () => (await get(id)).state).toBe("done")
    return get(id)
  }
  const text = async (
    id: string,
    query: { format: "source" | "csv" | "platform"; which?: "all" },
  ): Promise<LightMyRequestResponse> => browser.call(bulk.exportRows, { params: { id }, query })
  return { create, get, rows, upload, run, text }
}
