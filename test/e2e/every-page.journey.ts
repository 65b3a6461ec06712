import type { Page } from "@playwright/test"
import { expect, expectSoundOnAllScreens, notThere, screens, signInAsDemo, test, unexpected } from "./fixtures.ts"

// What else leads strangers to the landing page is with the arrivals.
const forEverybody = [
  "/home",
  "/faq",
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
  "/no/such/page",
]

test.use({ viewport: screens.phone })

const toldOf = (path: string): string[] => (path === "/no/such/page" ? [notThere] : [])

for (const path of forEverybody)
  test(`${path} is sound for a visitor`, async ({ page, faults }) => {
    await page.goto(path)
    await expectWholeAndSound(page)
    expect(unexpected(faults)).toEqual([])
  })

for (const path of forSubscribers)
  test(`${path} is sound for a subscriber`, async ({ page, faults }) => {
    await signInAsDemo(page)
    await page.goto(path)
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible()
    await expectWholeAndSound(page)
    expect(unexpected(faults)).toEqual(toldOf(path))
  })

test.describe("on the machine itself", () => {
  // Whoever comes through a proxy is not on this machine.
  test.use({ extraHTTPHeaders: {} })

  test("every part in every state is sound", async ({ page, faults }) => {
    await page.goto("/dev/parts")
    await expectWholeAndSound(page)
    expect(unexpected(faults)).toEqual([])
  })
})

async function expectWholeAndSound(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  await expect(page.locator("h1")).toHaveCount(1)
  await expectSoundOnAllScreens(page)
}
