import { strFromU8, unzipSync } from "fflate"
import { expect, onTestFinished, test, vi } from "vitest"
import { appstore } from "../../platforms/appstore.ts"
import { etsy } from "../../platforms/etsy.ts"
import type { Platform } from "../../platforms/platform.ts"
import { shopify } from "../../platforms/shopify.ts"
import type { ExportFile } from "./export-file.ts"
import { packExport, packExports } from "./pack-exports.ts"
import { writeZip } from "./zip.ts"

interface Given {
  readonly platform: Platform
  readonly count: number
  readonly file: ExportFile
}

const packAll = (given: readonly Given[]) =>
  packExports(given.map(({ file, ...rest }) => ({ ...rest, ...packExport(file) })))

const text = (content: string, missing: string[] = []): ExportFile => ({
  ...{ name: "listings.txt", mediaType: "text/plain; charset=utf-8", content, missing },
})

const bytesOf = (given: readonly Given[]): Uint8Array =>
  Uint8Array.from([...packAll(given).pieces].flatMap((piece) => [...piece]))

const unpack = (exported: readonly Given[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytesOf(exported))).map(([path, bytes]) => [path, strFromU8(bytes)] as const),
  )

test("each platform has its folder, and each of its files has one inside if there are several", () => {
  const exported = [
    { platform: etsy, count: 2, file: text("Größe") },
    { platform: shopify, count: 1, file: text("b") },
    { platform: etsy, count: 3, file: text("c") },
  ]
  expect(unpack(exported)).toEqual({
    "etsy/1/listings.txt": "Größe",
    "etsy/2/listings.txt": "c",
    "shopify/listings.txt": "b",
  })
  expect(packAll(exported)).toMatchObject({ name: "seo-content-6-products.zip", mediaType: "application/zip" })
})

test("an archive becomes a folder, and a workbook stays a file", () => {
  const content = writeZip({ "metadata/name.txt": "Tide Times", "metadata/en-US/subtitle.txt": "Tides" })
  const archive = { name: "metadata.zip", mediaType: "application/zip", content, missing: [] }
  const workbook = { ...archive, name: "rows.xlsx", mediaType: "application/vnd.openxmlformats" }
  expect(Object.keys(unpack([{ platform: appstore, count: 1, file: archive }]))).toEqual([
    "appstore/metadata/name.txt",
    "appstore/metadata/en-US/subtitle.txt",
  ])
  expect(Object.keys(unpack([{ platform: appstore, count: 1, file: workbook }]))).toEqual(["appstore/rows.xlsx"])
})

test("missing cells are listed once for each platform", () => {
  const { missing } = packAll([
    { platform: shopify, count: 1, file: text("a", ["Price", "SKU"]) },
    { platform: shopify, count: 1, file: text("b", ["Price"]) },
    { platform: etsy, count: 1, file: text("c", ["Price"]) },
  ])
  expect(missing).toEqual(["Shopify: Price", "Shopify: SKU", "Etsy: Price"])
})

test("the same files give the same bytes at any time", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T09:00:00Z") })
  onTestFinished(() => void vi.useRealTimers())
  const exported = [{ platform: etsy, count: 1, file: text("a") }]
  const today = bytesOf(exported)
  vi.setSystemTime(new Date("2027-01-01T09:00:00Z"))
  expect(bytesOf(exported)).toEqual(today)
})
