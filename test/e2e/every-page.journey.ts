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
import { forSubscribers, openStill, watchJumps } from "./jumps.ts"

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
