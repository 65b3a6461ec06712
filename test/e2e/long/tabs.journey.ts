import type { Page } from "@playwright/test"
import { expect, registerOnTheSide, test, unexpected } from "../fixtures.ts"
import { beginAsSubscriber, generateOnTheSide, heading } from "../subscriber.ts"

const titleField = (page: Page) => page.locator('[data-slot="productTitle"]').getByRole("textbox")
const landing = "Make Search Simple with Instant AI Optimization"

test("going back after signing out shows nothing private", async ({ page, faults }) => {
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

test("signing out in one tab is reported in the other, which can sign in again", async ({ page, context }) => {
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
  await page.getByLabel("Username or email").fill(username)
  await page.locator("#password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto("/content-history")
  await expect(heading(page, "Content History")).toBeVisible()
  await expect(page.getByText("You are signed out")).toBeHidden()
})

test("a listing that another tab deleted accepts no edit, and says so", async ({ page, context }) => {
  await beginAsSubscriber(page)
  const itemId = await generateOnTheSide(page)
  await page.goto(`/seo-generator?item=${itemId}`)
  const title = titleField(page)
  await expect(title).toBeVisible()
  const other = await context.newPage()
  expect((await other.request.delete(`/api/content-history/${itemId}`)).ok()).toBe(true)
  await title.fill("Typed too late")
  await title.blur()
  await expect(page.getByRole("alert").getByText(/^Not saved: this listing was deleted\./)).toBeVisible()
  await expect(title).toHaveValue("Typed too late")
})

test("text typed into the form survives a sign-out in another tab", async ({ page, context }) => {
  const { username, password } = await beginAsSubscriber(page)
  await page.goto("/seo-generator?platform=website")
  await page.getByRole("button", { name: "Try an example" }).click()
  await expect(page.getByLabel("Business Name")).not.toHaveValue("")
  await page.getByLabel("Business Name").fill("Typed before the session ended")
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, value]) => key.startsWith("brief-draft:") && value.includes("Typed before"),
    ),
  )
  const other = await context.newPage()
  await other.goto("/")
  await other.getByRole("button", { name: "Open menu" }).click()
  await other.getByRole("button", { name: "Logout" }).click()
  await expect(heading(other, landing)).toBeVisible()

  await page.getByRole("button", { name: /^Generate/ }).click()
  await page.getByRole("link", { name: "Sign in again" }).click()
  await page.getByLabel("Username or email").fill(username)
  await page.locator("#password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto("/seo-generator")
  await expect(page.getByLabel("Business Name")).toHaveValue("Typed before the session ended")
})

test("if two tabs edit the same listing, the later edit of a field wins, and no other field changes", async ({
  page,
  context,
}) => {
  await beginAsSubscriber(page)
  const itemId = await generateOnTheSide(page)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/seo-generator?item=${itemId}`)
    await expect(titleField(tab)).toBeVisible()
  }
  const save = async (tab: Page, slot: string, text: string) => {
    const saved = tab.waitForResponse((reply) => reply.url().endsWith("/content") && reply.request().method() === "PUT")
    await tab.locator(`[data-slot="${slot}"]`).getByRole("textbox").fill(text)
    expect((await saved).status()).toBe(200)
  }
  await save(page, "productTitle", "A mug from the first tab")
  await save(page, "improvedBodyText", "A text from the first tab.")
  await save(other, "productTitle", "A mug from the second tab")
  await page.reload()
  await expect(titleField(page)).toHaveValue("A mug from the second tab")
  await expect(page.locator('[data-slot="improvedBodyText"]').getByRole("textbox")).toHaveValue(
    "A text from the first tab.",
  )
})

test("a new password signs every other browser out, and no tab of this one", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { username, password } = await beginAsSubscriber(page)
  const elsewhere = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) })
  const signedIn = await elsewhere.request.post("/api/auth/login", { data: { username, password } })
  expect(signedIn.status()).toBe(200)
  const beside = await context.newPage()
  for (const tab of [elsewhere, beside]) {
    await tab.goto("/templates")
    await expect(heading(tab, "Templates")).toBeVisible()
  }
  const changed = await page.request.post("/api/account/password", {
    data: { currentPassword: password, newPassword: "glaze-and-kiln-43" },
  })
  expect(changed.status()).toBe(200)
  for (const tab of [elsewhere, beside]) {
    await tab.getByRole("button", { name: "Open menu" }).click()
    await tab.getByRole("link", { name: "Content History" }).click()
  }
  await expect(elsewhere.getByText("You are signed out")).toBeVisible()
  await expect(heading(beside, "Content History")).toBeVisible()
  await expect(beside.getByText("You are signed out")).toBeHidden()
  await elsewhere.close()
})

test("going back after paying leads to no second payment", async ({ page, context }) => {
  await registerOnTheSide(page)
  await page.goto("/checkout")
  await page.getByRole("button", { name: /^Subscribe for/ }).click()
  await expect(heading(page, "Payment Successful")).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("button", { name: /^Subscribe for/ })).toHaveCount(0)
  const invoices = await (await context.request.get("/api/invoices")).json()
  expect(invoices).toHaveLength(1)
})

test("a page from the browser's cache shows nothing private after the session has ended", async ({ page, context }) => {
  await beginAsSubscriber(page)
  await generateOnTheSide(page)
  await page.goto("/content-history")
  await expect(page.getByText("Saltmarsh Pottery").first()).toBeVisible()
  // By a full navigation, after which a browser may keep the page as it was.
  await page.goto("/terms")
  expect((await context.request.post("/api/auth/logout")).ok()).toBe(true)
  await page.goBack()
  await expect(heading(page, landing)).toBeVisible()
  await expect(page.getByText("Saltmarsh Pottery")).toHaveCount(0)
})

test("going back to a deleted listing says that it is gone", async ({ page, context }) => {
  await beginAsSubscriber(page)
  const itemId = await generateOnTheSide(page)
  await page.goto(`/seo-generator?item=${itemId}`)
  await expect(titleField(page)).toBeVisible()
  await page.goto("/content-history")
  await expect(page.getByText("Saltmarsh Pottery").first()).toBeVisible()
  expect((await context.request.delete(`/api/content-history/${itemId}`)).ok()).toBe(true)
  await page.goBack()
  await expect(page.getByText(/deleted|no longer|nothing here/i).first()).toBeVisible()
  await expect(titleField(page)).toHaveCount(0)
})
