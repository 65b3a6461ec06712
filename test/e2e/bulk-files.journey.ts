import { writeFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { readCsv, writeCsv } from "../../src/domain/seo/exports/csv.ts"
import { choose, download, fileOf, fillShop, heads } from "./bulk-upload.ts"
import { expect, expectSoundOnAllScreens, signInAsDemo, test, unexpected } from "./fixtures.ts"
import { toastOf } from "./subscriber.ts"

test("a Shopify export keeps its variants and its unknown columns", async ({ page }) => {
  await signInAsDemo(page)
  const text = `Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Warehouse shelf
linen-shirt,Linen Shirt,"<p>Woven of European linen &amp; sewn in Porto. Two chest pockets.</p>",Salt,Shirts,linen,Size,S,S-1,69.00,A-4
linen-shirt,,,,,,,M,S-2,69.00,A-5
canvas-tote,Canvas Tote,"<p>Heavy cotton canvas with a flat base and inner pocket.</p>",Salt,Bags,tote,Title,Default Title,T-1,29.00,B-1
`
  await choose(page, { name: "products_export.csv", mimeType: "text/csv", buffer: Buffer.from(text) })
  await expect(page.getByText("This looks like a Shopify product export: 2 products in 11 columns.")).toBeVisible()
  await page.getByRole("button", { name: "Check 2 products" }).click()
  await expect(page.getByText("2 variants")).toBeVisible()
  await page.getByRole("button", { name: "Continue with 2 products" }).click()
  await expect(page.getByRole("combobox", { name: "Platform" })).toHaveText("Shopify")
  await fillShop(page, "Shopify store name")
  await page.getByRole("button", { name: "Start writing 2 products" }).click()
  await expect(page.getByText("2 of 2 products").first()).toBeVisible()
  await page.getByRole("button", { name: "Accept all 2 to review" }).click()
  await expect(toastOf(page, "2 products accepted")).toBeVisible()
  const rows = readCsv(await download(page, /^Your file/))
  const [columns = [], shirt = [], medium = [], tote = []] = rows
  const cell = (row: readonly string[], head: string) => row[columns.indexOf(head)]
  expect(rows).toHaveLength(4)
  expect(columns.slice(0, 11)).toEqual((text.split("\n")[0] ?? "").split(","))
  expect(cell(shirt, "Title")).not.toBe("")
  expect(cell(shirt, "Body (HTML)")).toContain("<p>")
  expect([shirt, medium, tote].map((row) => cell(row, "Warehouse shelf"))).toEqual(["A-4", "A-5", "B-1"])
  expect([shirt, medium, tote].map((row) => cell(row, "Variant SKU"))).toEqual(["S-1", "S-2", "T-1"])
  expect(cell(medium, "Title")).toBe("")
  expect(cell(tote, "SEO title")).not.toBe("")
})

/** The box is checked once the file has been read again, which `check()` does not wait for. */
async function takeFirstRowAsHeads(page: Page): Promise<void> {
  const box = page.getByLabel("The first row holds the names of the columns")
  await box.click()
  await expect(box).toBeChecked()
}

test("columns matched by hand are matched the same way again, and a table may have no headers", async ({ page }) => {
  await signInAsDemo(page)
  const file = {
    ...{ name: "list.csv", mimeType: "text/csv" },
    buffer: Buffer.from(
      "Label,Words,Note\nMug,A mug that holds twelve ounces of tea,Blue\nBowl,A wide bowl for two portions of soup,Red\n",
    ),
  }
  await choose(page, file)
  await expect(page.getByText("3 products in 3 columns.")).toBeVisible()
  await takeFirstRowAsHeads(page)
  await expect(page.getByText("2 products in 3 columns.")).toBeVisible()
  await page.getByRole("combobox", { name: "Use of the column Note" }).click()
  await page.getByRole("option", { name: /^A fact about the product/ }).click()
  await page.getByRole("button", { name: "Check 2 products" }).click()
  await expect(page.getByText("Note: Blue")).toBeVisible()
  await page.getByRole("button", { name: "Choose another file" }).click()
  await choose(page, file)
  await takeFirstRowAsHeads(page)
  await expect(page.getByText("The columns are matched as you matched them the last time.")).toBeVisible()
  await expect(page.getByRole("combobox", { name: "Use of the column Note" })).toHaveText("A fact about the product")
})

test("a broken file says what is wrong with it, and the user can choose another one at once", async ({
  page,
  faults,
}) => {
  await signInAsDemo(page)
  const broken = (name: string, content: string | Uint8Array) => ({
    ...{ name, mimeType: "text/csv" },
    buffer: Buffer.from(content),
  })
  await choose(page, broken("open.csv", 'Title,Description\nMug,"Holds tea\nBowl,Holds soup\n'))
  await expect(page.getByText("A quotation mark in line 2 never closes")).toBeVisible()
  await page.getByLabel("Choose the file again").setInputFiles(broken("heads.csv", "Title,Description\n"))
  await expect(page.getByText("There are no products in this file")).toBeVisible()
  await page
    .getByLabel("Choose the file again")
    .setInputFiles(broken("old.xls", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])))
  await expect(page.getByText("This workbook can't be opened")).toBeVisible()
  await expectSoundOnAllScreens(page)
  await page.getByLabel("Choose the file again").setInputFiles(fileOf(2))
  await expect(page.getByText("2 products in 5 columns.")).toBeVisible()
  expect(unexpected(faults)).toEqual([])
})

test("ten thousand products are read while the page stays responsive", async ({ page }, testInfo) => {
  await signInAsDemo(page)
  await page.goto("/bulk")
  // Counted while no file is open: a page that reads the file itself would freeze until it is done.
  await page.evaluate(() => {
    const count = (beats: number) => {
      document.documentElement.dataset.beats = String(beats)
      if (!document.body.innerText.includes("Check 10,000 products")) setTimeout(count, 10, beats + 1)
    }
    document.addEventListener("change", () => count(0), { once: true, capture: true })
  })
  const long = "Thrown by hand from speckled stoneware and fired twice. ".repeat(30)
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    `SKU-${at}`,
    `Mug ${at}`,
    `${long} Number ${at}.`,
    "34",
    "shelf",
  ])
  // By its path: the page would have to make a file out of bytes.
  const path = testInfo.outputPath("all.csv")
  writeFileSync(path, writeCsv([heads, ...rows]))
  await page.getByLabel("Choose a file, or drop it here").setInputFiles(path)
  await page.getByRole("button", { name: "Check 10,000 products" }).click()
  await expect(page.getByRole("heading", { name: "10,000 products, no errors" })).toBeVisible()
  await page.getByRole("button", { name: "Next", exact: true }).click()
  await expect(page.getByText("21–40 of 10,000 products")).toBeVisible()
  expect(Number(await page.locator("html").getAttribute("data-beats"))).toBeGreaterThan(10)
})
