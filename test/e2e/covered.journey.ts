import type { Locator } from "@playwright/test"
import { expect, registerOnTheSide, screens, signInAsDemo, test } from "./fixtures.ts"
import { generate, open } from "./generator-form.ts"
import { toastOf } from "./subscriber.ts"

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) throw new Error("One of the two is not visible")
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test("a failed payment does not cover the button for another attempt", async ({ page }) => {
  await registerOnTheSide(page)
  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport)
    await page.goto("/checkout")
    await page.getByRole("radio", { name: /Is declined/ }).check()
    const pay = page.getByRole("button", { name: /^Subscribe for/ })
    await pay.click()
    const toast = page.locator("[data-toast]")
    await expect(toastOf(page, "Payment Failed")).toBeVisible()
    await expect.poll(() => overlap(toast, pay)).toBe(false)
  }
})

test("the offline notice is below the button and not over it", async ({ page, context }) => {
  await signInAsDemo(page)
  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport)
    await open(page, "/seo-generator?platform=etsy")
    await expect(generate(page)).toBeVisible()
    await context.setOffline(true)
    const notice = page.getByText("You are offline")
    await expect(notice).toBeVisible()
    await expect.poll(() => overlap(notice, generate(page))).toBe(false)
    await context.setOffline(false)
    await expect(notice).toBeHidden()
  }
})

test("the header of the tools is the same on every page", async ({ page }) => {
  await signInAsDemo(page)
  await page.setViewportSize(screens.desktop)
  const starts: (number | undefined)[] = []
  for (const path of ["/seo-generator", "/settings", "/", "/content-history", "/bulk"]) {
    await page.goto(path)
    const logo = page.getByRole("banner").getByRole("link").first()
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible()
    starts.push((await logo.boundingBox())?.x)
  }
  expect(new Set(starts).size).toBe(1)
})
