import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import { platforms } from "../../src/domain/platforms/index.ts"
import type { Platform } from "../../src/domain/platforms/platform.ts"
import type { Slot } from "../../src/domain/rule-book/slot.ts"
import { type SlotKey, slotText } from "../../src/domain/seo/listing.ts"
import { expect, expectInside, expectSound, postOnTheSide, screens, test, unexpected } from "./fixtures.ts"
import { field, generateExample, open, savedTo } from "./generator-form.ts"

/** The way after the writing has the same code everywhere: it is walked where the fields differ the most. */
const wholeWays = ["etsy", "shopify", "youtube"]

/** A short text that every listing of this platform has. */
function shortSlotOf({ slots }: Platform): Slot {
  const slot = slots.find(({ kind, isRequired, isLong }) => kind === "text" && isRequired && !isLong)
  if (slot === undefined) throw new Error("no short text is required")
  return slot
}

// Every second one on each screen; that nothing sticks out is checked on both.
for (const [at, platform] of platforms.entries()) {
  const [screen, other] = at % 2 === 0 ? (["phone", "desktop"] as const) : (["desktop", "phone"] as const)
  const isWhole = wholeWays.includes(platform.id)
  const way = isWhole ? "edit, undo, rewrite, copy, export, reload" : "every field, edit, rewrite, reload"
  test.describe(`the generator on a ${screen}`, () => {
    test.use({ viewport: screens[screen], permissions: ["clipboard-read", "clipboard-write"] })

    test(`writes for ${platform.label}: ${way}`, async ({ page, faults }) => {
      await open(page, `/seo-generator?platform=${platform.id}`)
      await generateExample(page)
      for (const { key, isOptional, copyOf } of platform.slots)
        if (!isOptional && copyOf === undefined) await expect(field(page, key).first()).toBeAttached()
      const { key, label } = shortSlotOf(platform)
      const place = field(page, key)
      const input = place.getByRole("textbox")
      const written = await input.inputValue()
      const edited = await edit(page, input)
      if (isWhole) await undoAndRedo(page, input, { written, edited })
      const rewritten = isWhole ? await rewrite(page, place, label) : await rewriteOnTheSide(page, key)
      expect(rewritten).not.toBe(edited)
      if (isWhole) await copyAndExport(page, place, label)

      await page.reload()
      await expect(input).toHaveValue(rewritten)
      await expectSound(page)
      await page.setViewportSize(screens[other])
      await expect(input).toHaveValue(rewritten)
      await expectInside(page)
      expect(unexpected(faults)).toEqual([])
    })
  })
}

async function edit(page: Page, input: Locator): Promise<string> {
  const edited = `${(await input.inputValue()).slice(0, 12)} edited`
  const saved = savedTo(page)
  await input.fill(edited)
  await saved
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
  return edited
}

interface Texts {
  readonly written: string
  readonly edited: string
}

async function undoAndRedo(page: Page, input: Locator, { written, edited }: Texts): Promise<void> {
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(input).toHaveValue(written)
  await page.getByRole("button", { name: "Redo" }).click()
  await expect(input).toHaveValue(edited)
}

async function rewrite(page: Page, place: Locator, label: string): Promise<string> {
  const input = place.getByRole("textbox")
  const before = await input.inputValue()
  await place.getByRole("button", { name: `Rewrite ${label}` }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Rewrite" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(input).not.toHaveValue(before)
  return input.inputValue()
}

async function rewriteOnTheSide(page: Page, key: SlotKey): Promise<string> {
  const historyId = new URL(page.url()).searchParams.get("item") ?? ""
  const item = await (await page.request.get(`/api/content-history/${historyId}`)).json()
  const body = { historyId, productId: item.products[0].id, field: key }
  return slotText(await postOnTheSide(page, "/api/rewrite", body), key)
}

async function copyAndExport(page: Page, place: Locator, label: string): Promise<void> {
  const shown = await place.getByRole("textbox").inputValue()
  await place.getByRole("button", { name: `Copy ${label}` }).click()
  await expect(page.getByText("Copied!", { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown)

  await page.getByRole("button", { name: "Export", exact: true }).click()
  const downloading = page.waitForEvent("download")
  await page.getByRole("menuitem", { name: /^Text/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^seo-content-\d+-products\.txt$/)
  expect(await readFile(await download.path(), "utf8")).toContain(shown)
  await expect(page.getByText("Export Complete", { exact: true })).toBeVisible()
}
