import type { APIRequestContext } from "@playwright/test"
import { expect, expectSound, test } from "./fixtures.ts"
import { beginAsSubscriber } from "./subscriber.ts"

// Its clock is moved, which only somebody on the machine itself may do; nobody else shares that clock.
test.use({ isOwnServer: true, extraHTTPHeaders: {} })
// One after another, so that one such server is enough.
test.describe.configure({ mode: "default" })

async function signInAgain(request: APIRequestContext, { username, password }: { username: string; password: string }) {
  expect((await request.post("/api/auth/login", { data: { username, password } })).status()).toBe(200)
}

test("a cancelled subscription ends", async ({ page }) => {
  const member = await beginAsSubscriber(page)
  expect((await page.request.post("/api/cancel-subscription")).status()).toBe(200)
  await page.goto("/dev/money")
  await expectSound(page)
  await page.getByRole("button", { name: "1 month" }).click()
  await expect(page.getByText(/^It is now/)).toBeVisible()
  await signInAgain(page.request, member)
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Make Search Simple")
  await page.goto("/settings?tab=billing")
  await expect(page.getByRole("heading", { name: "No Active Subscription" })).toBeVisible()
  await expect(page.getByText("Ended on")).toBeVisible()
  const ended = await (await page.request.get("/api/auth/user")).json()
  expect(ended).toMatchObject({ hasAccess: false, subscriptionStatus: "inactive" })

  await page.goto(`/account-status?status=inactive&email=${member.email}`)
  await page.getByRole("link", { name: "Reactivate Subscription" }).click()
  await expect(page).toHaveURL("/checkout?returning=true")
  await page.getByRole("button", { name: /^Subscribe for/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful")
  await page.goto("/settings?tab=billing")
  await expect(page.getByRole("heading", { name: "Monthly Subscription" })).toBeVisible()
  const back = await (await page.request.get("/api/auth/user")).json()
  expect(back).toMatchObject({ hasAccess: true, subscriptionStatus: "active" })
})

test("a renewal fails and is fixed with another card", async ({ page }) => {
  const member = await beginAsSubscriber(page, "4000000000000341")
  expect((await page.request.post("/api/dev/clock", { data: { days: 31, hours: 2 } })).status()).toBe(200)
  await signInAgain(page.request, member)
  await page.goto("/settings?tab=billing")
  await expect(page.getByText("The last renewal could not be paid.", { exact: false })).toBeVisible()
  await expectSound(page)
  await page.getByRole("button", { name: "Change card" }).click()
  await page.getByRole("button", { name: "Use this card" }).click()
  await expect(page.getByText("The last renewal could not be paid.", { exact: false })).toBeHidden()
  await expect(page.getByText("Next billing")).toBeVisible()
})
