import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"

test.describe("on a slow connection, before the page's code has arrived", () => {
  test.use({ isOwnContext: true })

  /** Holds the code back until it is released. */
  async function holdCode(page: Page) {
    let letGo = () => {}
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route("**/assets/index-*.js", async (route) => {
      await isLetGo
      await route.continue()
    })
    return () => letGo()
  }

  test("a clicked button does its work when it can", async ({ page, faults }) => {
    const letGo = await holdCode(page)
    await page.goto("/home")
    await page.getByRole("button", { name: "Open Search Simple Support" }).click()
    letGo()
    await expect(page.getByRole("region", { name: "Search Simple Support" })).toBeVisible()
    expect(faults).toEqual([])
  })

  test("a typed search runs, and a typed sign-in is sent", async ({ page }) => {
    const letGo = await holdCode(page)
    await page.goto("/faq")
    await page.getByRole("searchbox").fill("COUPON")
    letGo()
    await expect(page.locator("details")).toHaveCount(1)
    await expect(page.getByRole("searchbox")).toHaveValue("COUPON")

    const letGoAgain = await holdCode(page)
    await page.goto("/login")
    await page.getByLabel("Username or email").fill("nobody-of-that-name")
    await page.locator("#password").fill("not-the-password")
    letGoAgain()
    await page.getByRole("button", { name: "Sign in" }).click()
    await expect(page.getByText("The username or the password is not right.")).toBeVisible()
  })
})
