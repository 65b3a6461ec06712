import type { Page } from "@playwright/test"
import {
  expect,
  expectSoundInEveryLook,
  inMotion,
  notThere,
  screens,
  signInAsDemo,
  test,
  unexpected,
} from "./fixtures.ts"

// Other ways to the landing page are tested with the arrivals.
const forEverybody = [
  "/home",
  "/faq",
  "/contact",
  "/terms",
  "/privacy",
  "/logo-demo",
  "/login",
  "/register",
  "/checkout",
  "/simple-checkout",
  "/subscribe",
  "/payment-success",
  "/account-status",
  "/account-status?status=new_user&email=ada@shop.example",
  "/forgot-password",
  "/reset-password?token=x",
  "/verify-email?token=x",
  "/unlock?token=x",
  "/claim?token=x",
  "/attach-payment",
  "/api/docs",
]

const forSubscribers = [
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

test.use({ ...inMotion, isOwnContext: true, viewport: screens.phone })
test.describe.configure({ timeout: 300_000 })

const toldOf = (path: string): string[] => (path === "/no/such/page" ? [notThere] : [])

// One visit for all pages, as people make it: a browser of its own for each page would cost half a second of a processor.
test("no page has a fault for a visitor", async ({ page, faults }) => {
  await watchJumps(page)
  for (const path of forEverybody)
    await test.step(path, async () => {
      await openStill(page, path)
      await expectWholeAndSound(page)
      expect(unexpected(faults.splice(0)), path).toEqual([])
    })
})

test("no page has a fault for a subscriber", async ({ page, faults }) => {
  await signInAsDemo(page)
  await watchJumps(page)
  for (const path of forSubscribers)
    await test.step(path, async () => {
      await openStill(page, path)
      await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible()
      await expectWholeAndSound(page)
      expect(unexpected(faults.splice(0)), path).toEqual(toldOf(path))
    })
})

for (const [screen, viewport] of Object.entries({ tablet: { width: 768, height: 1024 }, desktop: screens.desktop }))
  test(`no page of a subscriber jumps while it loads, on a ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signInAsDemo(page)
    await watchJumps(page)
    for (const path of forSubscribers) await openStill(page, path)
  })

test.describe("on the machine itself", () => {
  // Visitors through a proxy are not on this machine.
  test.use({ extraHTTPHeaders: {} })

  test("every part in every state has no fault", async ({ page, faults }) => {
    await page.goto("/dev/parts")
    await expectWholeAndSound(page)
    expect(unexpected(faults)).toEqual([])
  })
})

async function expectWholeAndSound(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  await expect(page.locator("h1")).toHaveCount(1)
  await expectSoundInEveryLook(page)
}

/** Core Web Vitals call 0.1 good; half of that is invisible. */
const jumpsBelow = 0.05

/** Stores each document's layout shift so far. */
async function watchJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const score = list.getEntries().reduce((sum, shift) => sum + Number(Reflect.get(shift, "value")), 0)
      const { dataset } = document.documentElement
      dataset.jumped = String(Number(dataset.jumped ?? 0) + score)
    }).observe({ type: "layout-shift", buffered: true })
  })
}

async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
  expect(Number((await page.locator("html").getAttribute("data-jumped")) ?? 0), path).toBeLessThan(jumpsBelow)
}
