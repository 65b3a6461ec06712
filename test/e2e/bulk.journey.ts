import { readFileSync } from "node:fs"
import { readCsv } from "../../src/domain/seo/exports/csv.ts"
import { choose, download, fileOf, fillShop, heads, rowAt, startJob } from "./bulk-upload.ts"
import {
  expect,
  expectSound,
  expectSoundOnAllScreens,
  registerOnTheSide,
  signInAsDemo,
  test,
  unexpected,
} from "./fixtures.ts"
import { beginAsSubscriber, toastOf } from "./subscriber.ts"

test("a hundred products go from a file into a job, through review, and back into the file", async ({
  page,
  faults,
}) => {
  await beginAsSubscriber(page)
  await choose(page, fileOf(100))
  await expect(page.getByText("100 products in 5 columns.")).toBeVisible()
  await expect(page.getByRole("combobox", { name: "Use of the column Title" })).toHaveText("Product name")
  await expect(page.getByRole("combobox", { name: "Use of the column Warehouse shelf" })).toHaveText("Leave as it is")
  await expectSoundOnAllScreens(page)
  await page.getByRole("button", { name: "Check 100 products" }).click()

  await expect(page.getByRole("heading", { name: "2 of 100 products with errors" })).toBeVisible()
  await expect(page.getByText("Product name: Product name is required")).toBeVisible()
  await page.getByLabel("Product name, row 9").fill("Speckled Mug No. 7")
  await page.getByRole("button", { name: "Apply" }).last().click()
  await expect(page.getByRole("heading", { name: "1 of 100 products with errors" })).toBeVisible()
  await expectSoundOnAllScreens(page)
  await page.getByRole("button", { name: "Continue with 99 products" }).click()

  await expect(page.getByRole("heading", { name: "What do all 99 products share?" })).toBeFocused()
  await page.getByRole("combobox", { name: "Platform" }).click()
  await page.getByRole("option", { name: "Etsy" }).click()
  await page.getByRole("button", { name: "Start writing 99 products" }).click()
  await expect(page.getByRole("alert")).toContainText("Business Name is required")
  await fillShop(page, "Etsy shop name")
  await expectSoundOnAllScreens(page)
  await page.getByRole("button", { name: "Start writing 99 products" }).click()
  await expect(page).toHaveURL(/\/bulk\/[^/]+$/)

  await page.getByRole("button", { name: "Pause" }).click()
  await expect(page.getByText(/^Paused\. \d+ products wait\./)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Paused\. \d+ products wait\./)).toBeVisible()
  await expectSoundOnAllScreens(page)
  await page.getByRole("button", { name: "Resume" }).click()
  await page.reload()
  await expect(page.getByText("99 of 99 products").first()).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText("Done.", { exact: false }).first()).toBeVisible()

  await page.getByLabel("Search the products").fill("No. 42")
  await page.getByRole("button", { name: "Edit Speckled Mug No. 42" }).click()
  const sheet = page.getByRole("dialog", { name: "Speckled Mug No. 42" })
  const title = sheet.getByRole("textbox", { name: "Title", exact: true })
  await title.fill("Forty-Second Speckled Mug, Stoneware Coffee Mug")
  await expect(sheet.getByText("Saved", { exact: true })).toBeVisible()
  await expectSound(page)
  await sheet.getByRole("button", { name: "Rewrite Description", exact: true }).click()
  await page.getByRole("button", { name: "Rewrite", exact: true }).click()
  await expect(page.getByRole("dialog", { name: /^Rewrite/ })).toBeHidden()
  await sheet.getByRole("button", { name: "Accept", exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole("listitem").filter({ hasText: "Speckled Mug No. 42" })).toContainText("Accepted")
  await expect(page.getByText("1 accepted")).toBeVisible()

  const few = readCsv(await download(page, /^Your file/))
  expect(few[0]?.slice(0, 5)).toEqual(heads)
  expect(few).toHaveLength(100)
  const titleAt = few[0]?.indexOf("New title") ?? -1
  const own = few.find(([sku]) => sku === "SKU-42")
  expect(own?.slice(0, 5)).toEqual(rowAt(42))
  expect(own?.[titleAt]).toBe("Forty-Second Speckled Mug, Stoneware Coffee Mug")
  expect(few.find(([sku]) => sku === "SKU-43")?.[titleAt] ?? "").toBe("")

  await page.getByLabel("Search the products").fill("")
  await page.getByRole("button", { name: "Accept all 98 to review" }).click()
  await expect(toastOf(page, "98 products accepted")).toBeVisible()
  const all = readCsv(await download(page, /^Your file/))
  expect(all.slice(1).every((row) => (row[titleAt] ?? "") !== "")).toBe(true)
  expect(all.slice(1).map(([, , , , shelf]) => shelf)).toEqual(
    Array.from({ length: 100 }, (_, at) => at)
      .filter((at) => at !== 3)
      .map((at) => `shelf ${at}`),
  )
  await page.goto("/bulk")
  await expect(page.getByRole("link", { name: "catalog.csv" })).toBeVisible()
  await expectSoundOnAllScreens(page)
  expect(unexpected(faults)).toEqual([])
})

test("visitors and users without a subscription find no job page", async ({ page }) => {
  await page.goto("/bulk")
  await expect(page.getByRole("heading", { name: "Bulk", exact: true })).toBeHidden()
  await registerOnTheSide(page)
  await page.goto("/bulk/whatever")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByText("This job no longer exists")).toBeHidden()
})

test("a missing job says so", async ({ page }) => {
  await signInAsDemo(page)
  await page.goto("/bulk/00000000-0000-0000-0000-000000000000")
  await expect(page.getByText("This job no longer exists")).toBeVisible()
  await page.getByRole("link", { name: "All jobs" }).click()
  await expect(page.getByRole("heading", { name: "Bulk", exact: true })).toBeVisible()
})

test("a form begins with the platform of the settings, however late they arrive", async ({ page }) => {
  await signInAsDemo(page)
  const gate = Promise.withResolvers<void>()
  await page.route("**/api/settings", async (route) => {
    await gate.promise
    await route.continue()
  })
  const next = page.getByRole("button", { name: "Check 3 products" })
  await choose(page, fileOf(3))
  await expect(page.getByText("100 of 100 percent").first()).toBeVisible()
  await expect(next).toBeHidden()
  gate.resolve()
  await next.click()
  await page.getByRole("button", { name: /^Continue with/ }).click()
  await expect(page.getByRole("combobox", { name: "Platform" })).toHaveText("Website")
})

test("an interrupted upload says so, and continues where it was", async ({ page }) => {
  await signInAsDemo(page)
  let tries = 0
  await page.route("**/api/bulk-generations/*/rows", (route) => (++tries === 1 ? route.abort() : route.continue()))
  await startJob(page, 3)
  await expect(page.getByText("The job could not be started")).toBeVisible()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByText("3 of 3 products").first()).toBeVisible()
  const jobs = await (await page.request.get("/api/bulk-generations")).json()
  expect(jobs.filter(({ fileName }: { fileName: string }) => fileName === "catalog.csv")).toHaveLength(1)
})

test("failed rows say why, and can be retried; a job can be canceled and deleted", async ({ page }) => {
  await beginAsSubscriber(page)
  await startJob(page, 3)
  // The upload counts products, too; only the job's own page is told about the failure.
  await expect(page).toHaveURL(/\/bulk\/[^/]+$/)
  await expect(page.getByText("3 of 3 products").first()).toBeVisible()
  // The built-in writer does not fail; the browser is told that it did.
  const problem = { code: "provider_timed_out", message: "The writer took too long." }
  await page.route(/bulk-generations\/[^/]+\/rows(\?|$)/, async (route) => {
    const rows = await (await route.fetch()).json()
    await route.fulfill({
      json: [{ ...rows[0], state: "failed", title: null, score: null, problem }, ...rows.slice(1)],
    })
  })
  await page.route(/bulk-generations\/[^/]+$/, async (route) => {
    if (route.request().method() !== "GET") return route.continue()
    const job = await (await route.fetch()).json()
    return route.fulfill({ json: { ...job, counts: { ...job.counts, written: 2, failed: 1 } } })
  })
  await page.reload()
  await expect(page.getByText("The writer took too long.")).toBeVisible()
  await expect(page.getByText("Done, but 1 product failed.")).toBeVisible()
  await expectSoundOnAllScreens(page)
  const asked = page.waitForRequest((request) => request.url().endsWith("/retry"))
  await page.getByRole("button", { name: "Retry 1 failed" }).click()
  await asked
  await page.unrouteAll({ behavior: "wait" })

  await page.goto("/bulk")
  await page.getByRole("button", { name: "Delete catalog.csv" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("No jobs yet")).toBeVisible()
  await expectSoundOnAllScreens(page)
})

test("a canceled job keeps its texts, and every platform has a sample file", async ({ page }) => {
  await beginAsSubscriber(page)
  await startJob(page, 150)
  await page.getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the job" }).click()
  await expect(page.getByText(/^Canceled\. \d+ products were not written\./)).toBeVisible()
  await page.goto("/bulk")
  await expect(page.getByText("Canceled", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Sample files" }).click()
  const downloading = page.waitForEvent("download")
  await page.getByRole("menuitem", { name: /^Shopify/ }).click()
  const sample = readFileSync(await (await downloading).path())
  await page
    .getByLabel("Choose a file, or drop it here")
    .setInputFiles({ name: "shopify-sample.csv", mimeType: "text/csv", buffer: sample })
  await expect(page.getByText("This looks like a Shopify product export: 3 products in 9 columns.")).toBeVisible()
})
