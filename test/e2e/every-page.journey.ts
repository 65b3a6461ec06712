import { expect, expectSound, screens, setTheme, signInAsDemo, test, themes, unexpected } from "./fixtures.ts"

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
  "/no/such/page",
  "/dev/parts",
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
  "/settings",
  "/no/such/page",
]

for (const theme of themes)
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`${theme} on a ${screen}`, () => {
      test.use({ viewport })

      for (const path of forEverybody)
        test(`${path} is sound for a visitor`, async ({ page, faults }) => {
          await setTheme(page, theme)
          await page.goto(path)
          await expect(page.locator("h1")).toHaveCount(1)
          await page.waitForLoadState("networkidle")
          await expectSound(page)
          expect(unexpected(faults)).toEqual([])
        })

      for (const path of forSubscribers)
        test(`${path} is sound for a subscriber`, async ({ page, faults }) => {
          await setTheme(page, theme)
          await signInAsDemo(page)
          await page.goto(path)
          await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible()
          await expect(page.locator("h1")).toHaveCount(1)
          await page.waitForLoadState("networkidle")
          await expectSound(page)
          expect(unexpected(faults)).toEqual([])
        })
    })
  }
