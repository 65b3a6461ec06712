import type { Page } from "@playwright/test"
import { expect } from "./fixtures.ts"

export const forSubscribers = [
  "/",
  "/welcome",
  "/dashboard",
  "/seo-generator?platform=etsy",
  "/google-ads",
  "/google-ads-generator",
  "/content-history",
  "/webpage-analyzer",
  "/bulk",
  "/templates",
  "/your-review",
  "/settings",
  "/settings?tab=content",
  "/settings?tab=billing",
  "/settings?tab=privacy",
  "/settings?tab=api",
  "/no/such/page",
]

/** Core Web Vitals call 0.1 good; half of that is invisible. */
const jumpsBelow = 0.05

/** Stores each document's layout shift so far. */
export async function watchJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const score = list.getEntries().reduce((sum, shift) => sum + Number(Reflect.get(shift, "value")), 0)
      const { dataset } = document.documentElement
      dataset.jumped = String(Number(dataset.jumped ?? 0) + score)
    }).observe({ type: "layout-shift", buffered: true })
  })
}

export async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
  expect(Number((await page.locator("html").getAttribute("data-jumped")) ?? 0), path).toBeLessThan(jumpsBelow)
}
