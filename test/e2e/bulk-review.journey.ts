import { rmSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { Client } from "pg"
import { readCsv } from "../../src/domain/seo/exports/csv.ts"
import { connectionTo, readPidFile } from "../../src/server/db/embedded/postmaster.ts"
import { ServerProcess } from "../faults/server-process.ts"
import { download, startJob } from "./bulk-upload.ts"
import { makeDataFolder } from "./data-folder.ts"
import { test as base, expect, expectSoundOnAllScreens, signInAsDemo, unexpected } from "./fixtures.ts"
import { toastOf } from "./subscriber.ts"

const products = 10_000
const acceptFound = /^Accept ([\d,]+) found$/

/** A server whose database the test can reach: writing ten thousand products would take minutes. */
const test = base.extend<object, { ownServer: { origin: string; query: (statement: string) => Promise<void> } }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const dataDir = makeDataFolder()
      const server = await new ServerProcess({ DATA_DIR: dataDir }).waitUntilReady()
      const query = async (statement: string): Promise<void> => {
        const client = new Client(connectionTo(readPidFile(join(dataDir, "postgres"))?.socketFolder ?? ""))
        await client.connect()
        await client.query(statement).finally(() => client.end())
      }
      await use({ origin: server.origin, query })
      await server.end("SIGTERM")
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.origin),
})

/** The job's only product, many times over, with every score from 40 to 99. */
const multiply = `
  insert into bulk_rows (job_id, position, line, product, texts, cells, state, listing, title, score, version, written_at)
    select job_id, n, n + 2, jsonb_set(product, '{name}', to_jsonb('Mug ' || n)), texts,
      jsonb_build_array(jsonb_build_array('SKU-' || n, 'Mug ' || n, 'A mug', '34.00', 'shelf ' || n)),
      state, listing, title || ' ' || n, 40 + n % 60, version, written_at
    from bulk_rows, generate_series(2, ${products - 1}) n where position = 0;
  update bulk_jobs set total = ${products}`

/** How long something takes until the page shows it. */
async function took(act: () => Promise<void>, shown: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await act()
  await shown()
  return Math.round(performance.now() - startedAt)
}

const heapMegabytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const memory: { usedJSHeapSize?: number } = Object(Reflect.get(performance, "memory"))
    return Math.round((memory.usedJSHeapSize ?? 0) / 2 ** 20)
  })

test("ten thousand products are reviewed page by page, filtered, accepted at once and exported", async ({
  page,
  ownServer,
  faults,
}, testInfo) => {
  await signInAsDemo(page)
  await startJob(page, 2)
  await expect(page.getByText("Done.", { exact: false }).first()).toBeVisible()
  await ownServer.query(multiply)
  const rows = page.getByRole("list", { name: "Products" }).getByRole("listitem")
  const figures: Record<string, number> = {}
  figures.open = await took(
    async () => void (await page.reload()),
    () => expect(page.getByText("Page 1 of 200")).toBeVisible(),
  )
  await expect(rows).toHaveCount(50)
  await expectSoundOnAllScreens(page)
  figures.next = await took(
    () => page.getByRole("button", { name: "Next", exact: true }).click(),
    () => expect(rows.first()).toContainText("Mug 50"),
  )
  figures.last = await took(
    () => page.getByRole("button", { name: "Last page" }).click(),
    () => expect(rows.last()).toContainText("Mug 9999"),
  )
  await expect(page.getByText("Page 200 of 200")).toBeVisible()
  figures.filter = await took(
    async () => {
      await page.getByRole("combobox", { name: "Score" }).click()
      await page.getByRole("option", { name: /^Below/ }).click()
    },
    () => expect(page.getByRole("button", { name: acceptFound })).toBeEnabled(),
  )
  const promised = acceptFound.exec((await page.getByRole("button", { name: acceptFound }).textContent()) ?? "")?.[1]
  figures.acceptFound = await took(
    () => page.getByRole("button", { name: acceptFound }).click(),
    () => expect(toastOf(page, `${promised} products accepted`)).toBeVisible(),
  )
  await page.getByRole("combobox", { name: "Score" }).click()
  await page.getByRole("option", { name: "Any score" }).click()
  figures.acceptAll = await took(
    () => page.getByRole("button", { name: /^Accept all [\d,]+ to review$/ }).click(),
    () => expect(page.getByText("10,000 accepted")).toBeVisible(),
  )
  let file = ""
  figures.export = await took(
    async () => {
      file = await download(page, /^Your file/)
    },
    () => Promise.resolve(),
  )
  expect(readCsv(file)).toHaveLength(products + 1)
  figures.heapMegabytes = await heapMegabytes(page)
  testInfo.annotations.push({ type: "figures", description: JSON.stringify(figures) })
  const limits = { open: 20_000, next: 15_000, last: 15_000, filter: 15_000, acceptAll: 20_000, export: 60_000 }
  const slow = Object.entries(limits).filter(([name, limit]) => (figures[name] ?? Number.POSITIVE_INFINITY) > limit)
  expect(slow.map(([name]) => `${name} took ${figures[name]} ms`)).toEqual([])
  expect(figures.heapMegabytes).toBeLessThan(150)
  expect(unexpected(faults)).toEqual([])
})
