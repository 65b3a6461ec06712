import type { Page } from "@playwright/test"
import { expect, signInAsDemo } from "./fixtures.ts"

export const generate = (page: Page) => page.getByRole("button", { name: /^Generate SEO Content/ })
export const text = (page: Page, words: string) => page.getByText(words, { exact: true })
export const field = (page: Page, key: string) => page.locator(`[data-slot="${key}"]`)

export async function open(page: Page, path: string) {
  await signInAsDemo(page)
  await page.goto(path)
}

export const savedTo = (page: Page) =>
  page.waitForResponse((reply) => reply.url().endsWith("/content") && reply.request().method() === "PUT" && reply.ok())

/** The examples are fetched on demand: the form before them belongs to nobody. */
export async function tryExample(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Try an example" }).click()
  await expect(page.getByLabel("Business Name")).not.toHaveValue("")
  return page.getByLabel("Business Name").inputValue()
}

export async function generateExample(page: Page) {
  await tryExample(page)
  await generate(page).click()
  await expect(page).toHaveURL(/item=/)
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
}

/** Enough to be still in progress when the page is loaded again. */
export const manyProducts = Array.from(
  { length: 50 },
  (_, at) =>
    `Speckled Mug ${at + 1}, Mugs, ${`Stoneware mug number ${at + 1} that holds 12 oz with a wide handle. `.repeat(9)}`,
).join("\n")
