import { expect, test, unexpected } from "./fixtures.ts"
import { beginAsSubscriber, generateOnTheSide, heading } from "./subscriber.ts"

const landing = "Make Search Simple with Instant AI Optimization"

test("the way back after signing out leads to nothing private", async ({ page, faults }) => {
  await beginAsSubscriber(page)
  await generateOnTheSide(page)
  await page.goto("/content-history")
  await expect(page.getByText("Saltmarsh Pottery").first()).toBeVisible()
  await page.getByRole("button", { name: "Open menu" }).click()
  await page.getByRole("button", { name: "Logout" }).click()
  await expect(heading(page, landing)).toBeVisible()
  await page.goBack()
  await expect(heading(page, landing)).toBeVisible()
  await expect(page.getByText("Saltmarsh Pottery")).toHaveCount(0)
  expect(unexpected(faults)).toEqual([])
})

test("who signs out in one tab is told in the other, and signs in again there", async ({ page, context }) => {
  const { username, password } = await beginAsSubscriber(page)
  await page.goto("/templates")
  await expect(heading(page, "Templates")).toBeVisible()
  const other = await context.newPage()
  await other.goto("/")
  await other.getByRole("button", { name: "Open menu" }).click()
  await other.getByRole("button", { name: "Logout" }).click()
  await expect(heading(other, landing)).toBeVisible()

  await page.getByRole("button", { name: "Open menu" }).click()
  await page.getByRole("link", { name: "Content History" }).click()
  await expect(page.getByText("You are signed out")).toBeVisible()
  await page.getByRole("link", { name: "Go to the sign-in page" }).click()
  await page.getByLabel("User name or e-mail").fill(username)
  await page.locator("#password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto("/content-history")
  await expect(heading(page, "Content History")).toBeVisible()
  await expect(page.getByText("You are signed out")).toBeHidden()
})

test("a listing that another tab deleted takes no edit, and says so", async ({ page, context }) => {
  await beginAsSubscriber(page)
  const itemId = await generateOnTheSide(page)
  await page.goto(`/seo-generator?item=${itemId}`)
  const title = page.locator('[data-slot="productTitle"]').getByRole("textbox")
  await expect(title).toBeVisible()
  const other = await context.newPage()
  expect((await other.request.delete(`/api/content-history/${itemId}`)).ok()).toBe(true)
  await title.fill("Typed after it was deleted")
  await title.blur()
  await expect(page.getByText(/deleted|no longer/i).first()).toBeVisible()
  await expect(title).toHaveValue("Typed after it was deleted")
})
