import type { Page } from "@playwright/test"
import { expect, expectSound, screens, signInAsDemo, test, unexpected } from "./fixtures.ts"

const forEverybody = [
  "/",
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
  "/no/such/page",
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
  "/templates",
  "/your-review",
  "/settings",
  "/no/such/page",
]

for (const [screen, viewport] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport })

    for (const path of forEverybody)
      test(`${path} is sound for a visitor`, async ({ page, faults }) => {
        await page.goto(path)
        await page.waitForLoadState("networkidle")
        await expectSoundInBothThemes(page)
        expect(unexpected(faults)).toEqual([])
      })

    for (const path of forSubscribers)
      test(`${path} is sound for a subscriber`, async ({ page, faults }) => {
        await signInAsDemo(page)
        await page.goto(path)
        await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible()
        await page.waitForLoadState("networkidle")
        await expectSoundInBothThemes(page)
        expect(unexpected(faults)).toEqual([])
      })
  })

test.describe("on the machine itself", () => {
  // Whoever comes through a proxy is not on this machine.
  test.use({ extraHTTPHeaders: {} })

  for (const [screen, viewport] of Object.entries(screens))
    test(`every part in every state is sound on a ${screen}`, async ({ page, faults }) => {
      await page.setViewportSize(viewport)
      await page.goto("/dev/parts")
      await page.waitForLoadState("networkidle")
      await expectSoundInBothThemes(page)
      expect(unexpected(faults)).toEqual([])
    })
})

async function expectSoundInBothThemes(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.evaluate(() => document.documentElement.classList.remove("dark"))
  await expectSound(page)
  // The dark page differs in nothing but its colours.
  await page.evaluate(() => document.documentElement.classList.add("dark"))
  await expectSound(page, ["color-contrast"])
}
