import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { writeCsv } from "../../src/domain/seo/exports/csv.ts"

export const heads = ["SKU", "Title", "Description", "Price", "Warehouse shelf"]

export const rowAt = (at: number): string[] => [
  `SKU-${at}`,
  at === 7 ? "" : `Speckled Mug No. ${at}`,
  at === 3
    ? "Short"
    : `Wheel-thrown stoneware mug number ${at}. Holds ${8 + (at % 5)} oz, dishwasher safe, speckled glaze.`,
  "34.00",
  `shelf ${at}`,
]

export const fileOf = (count: number, name = "catalog.csv") => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(writeCsv([heads, ...Array.from({ length: count }, (_, at) => rowAt(at))])),
})

type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

export async function choose(page: Page, file: Upload): Promise<void> {
  await page.goto("/bulk")
  await page.getByLabel("Choose a file, or drop it here").setInputFiles(file)
}

export async function fillShop(page: Page, shopField: string | null): Promise<void> {
  await page.getByLabel("Business Name").fill("Saltmarsh Pottery")
  await page.getByLabel("Industry").fill("Home & Living")
  await page
    .getByRole("textbox", { name: /^Description/ })
    .fill("Stoneware tableware, thrown and glazed by one potter in Rye.")
  if (shopField !== null) await page.getByLabel(shopField).fill("SaltmarshPottery")
}

export async function download(page: Page, format: RegExp): Promise<string> {
  await page.getByRole("button", { name: "Export", exact: true }).click()
  await page.getByRole("radio", { name: format }).check()
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download" }).click()
  const file = await downloading
  return readFileSync(await file.path(), "utf8")
}

export async function startJob(page: Page, count: number): Promise<void> {
  await choose(page, fileOf(count))
  await page.getByRole("button", { name: `Check ${count} products` }).click()
  await page.getByRole("button", { name: /^Continue with/ }).click()
  await fillShop(page, null)
  await page.getByRole("button", { name: /^Start writing/ }).click()
}
