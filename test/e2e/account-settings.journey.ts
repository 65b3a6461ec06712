import type { Page } from "@playwright/test"
import { stepAt, totpCode } from "../../src/server/calls/account/totp.ts"
import { expect, expectSound, registerOnTheSide, test } from "./fixtures.ts"

const toastOf = (page: Page, title: string) => page.getByRole("region").getByText(title, { exact: true })
const heading = (page: Page) => page.getByRole("heading", { level: 1 })

async function confirmWith(page: Page, password: string, label: string) {
  await page.getByRole("dialog").locator("#proof").fill(password)
  await page.getByRole("dialog").getByRole("button", { name: label }).click()
}

async function signIn(page: Page, username: string, password: string) {
  await page.goto("/login")
  await page.getByLabel("Username or email").fill(username)
  await page.locator("#password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

test("name and picture are saved with the settings", async ({ page }) => {
  await registerOnTheSide(page)
  await page.goto("/settings")
  await page.getByLabel("First name").fill("")
  await page.getByRole("button", { name: "Save Settings" }).click()
  await expect(page.getByText("First name is required").first()).toBeVisible()
  await page.getByLabel("First name").fill("Grace")
  await page.getByLabel("Profile picture").setInputFiles("src/web/public/icon-512.png")
  await expect(page.getByRole("img", { name: "You" })).toBeVisible()
  await page.getByRole("button", { name: "Save Settings" }).click()
  await expect(toastOf(page, "Settings saved")).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("First name")).toHaveValue("Grace")
  await expect(page.getByRole("img", { name: "You" })).toBeVisible()
  await page.getByLabel("Profile picture").setInputFiles("package.json")
  await expect(toastOf(page, "This picture can't be used")).toBeVisible()
})

test("a new password requires the old one, and the same text twice", async ({ page }) => {
  const { username, password } = await registerOnTheSide(page)
  await page.goto("/settings")
  await page.locator("#currentPassword").fill("not the one")
  await page.locator("#newPassword").fill("kiln-and-wheel-43")
  await page.locator("#confirmPassword").fill("kiln-and-wheel-44")
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(page.getByText("The new passwords don't match")).toBeVisible()
  await page.locator("#confirmPassword").fill("kiln-and-wheel-43")
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(toastOf(page, "The password was not changed")).toBeVisible()
  await expect(page.locator("#newPassword")).toHaveValue("kiln-and-wheel-43")
  await page.locator("#currentPassword").fill(password)
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(toastOf(page, "Password changed")).toBeVisible()
  await page.context().clearCookies()
  await signIn(page, username, "kiln-and-wheel-43")
  await expect(heading(page)).toHaveText("Welcome to Search Simple!")
})

test("two-factor sign-in is set up, used with a recovery code, and turned off", async ({ page }) => {
  const { username, password } = await registerOnTheSide(page)
  await page.goto("/settings?tab=privacy")
  await page.getByRole("button", { name: "Set up two-factor sign-in" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  const picture = dialog.getByRole("img", { name: "QR code for the authenticator app" })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectSound(page)
  const secret = (await dialog.locator("code").textContent()) ?? ""
  await dialog.getByLabel("Code").fill("000000")
  await dialog.getByRole("button", { name: "Switch it on" }).click()
  await expect(dialog.getByText("The code is not right", { exact: false })).toBeVisible()
  await dialog.getByLabel("Code").fill(totpCode(secret, stepAt(new Date())))
  await dialog.getByRole("button", { name: "Switch it on" }).click()
  await expect(dialog.getByRole("listitem")).toHaveCount(10)
  const recoveryCode = (await dialog.getByRole("listitem").first().textContent()) ?? ""
  await expectSound(page)
  await dialog.getByRole("button", { name: "I have kept them" }).click()
  await expect(page.getByText("10 recovery codes left")).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, username, password)
  await page.getByLabel(/code/i).first().fill(recoveryCode)
  await page.getByRole("button", { name: /sign in|go on|continue/i }).click()
  await expect(heading(page)).toHaveText("Welcome to Search Simple!")
  await page.goto("/settings?tab=privacy")
  await expect(page.getByText("9 recovery codes left")).toBeVisible()
  await page.getByRole("button", { name: "Switch off" }).click()
  await confirmWith(page, "not the one", "Switch it off")
  await expect(dialog.locator("#proof-error")).toBeVisible()
  await confirmWith(page, password, "Switch it off")
  await expect(toastOf(page, "Two-factor sign-in is off")).toBeVisible()
  await page.getByText("Security log", { exact: true }).click()
  await expect(page.getByText("A recovery code was used")).toBeVisible()
})

test("other browsers are listed and signed out", async ({ page, browser, baseURL }) => {
  const { username, password } = await registerOnTheSide(page)
  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const reply = await elsewhere.request.post("/api/auth/login", { data: { username, password } })
  expect(reply.status()).toBe(200)
  await page.goto("/settings?tab=privacy")
  await expect(page.getByText("This browser", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Sign out everywhere else" }).click()
  await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toBeHidden()
  expect((await elsewhere.request.get("/api/auth/user")).status()).toBe(401)
  await elsewhere.close()
  await page.getByRole("button", { name: "Sign out everywhere" }).click()
  await expect(heading(page)).toContainText("Make Search Simple")
})

test("with many sessions, a few are listed, this browser first, and the others on request", async ({
  page,
  browser,
  baseURL,
}) => {
  const { username, password } = await registerOnTheSide(page)
  for (let times = 0; times < 6; times++) {
    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const reply = await elsewhere.request.post("/api/auth/login", { data: { username, password } })
    expect(reply.status()).toBe(200)
    await elsewhere.close()
  }
  await page.goto("/settings?tab=privacy")
  const sessions = page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem")
  await expect(sessions).toHaveCount(5)
  await expect(sessions.first()).toContainText("This browser")
  await page.getByRole("button", { name: "Show all 7 sessions" }).click()
  await expect(sessions).toHaveCount(7)
})

test("all data can be exported, and the account deleted", async ({ page }) => {
  const { username, password } = await registerOnTheSide(page)
  await page.goto("/settings?tab=privacy")
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download everything" }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)
  await page.getByRole("button", { name: "Delete account" }).click()
  await confirmWith(page, "not the one", "Delete my account")
  await expect(page.locator("#proof-error")).toBeVisible()
  await confirmWith(page, password, "Delete my account")
  await expect(page.getByRole("dialog", { name: "Your account is deleted" })).toBeVisible()
  await page.getByRole("button", { name: "Close" }).click()
  await expect(page).toHaveURL("/home")
  expect((await page.request.post("/api/auth/login", { data: { username, password } })).status()).toBe(401)
})

test("a link is emailed to the new address", async ({ page }) => {
  await registerOnTheSide(page)
  await page.goto("/settings")
  await page.getByLabel("New email address").fill("not an address")
  await page.getByRole("button", { name: "Change email" }).click()
  await expect(page.getByText("Valid email is required")).toBeVisible()
  await page.getByLabel("New email address").fill(`another${Date.now()}@shop.example`)
  await page.getByRole("button", { name: "Change email" }).click()
  await expect(toastOf(page, "Check your email")).toBeVisible()
})

test.describe("on the machine itself", () => {
  // Emails are only shown there.
  test.use({ extraHTTPHeaders: {} })

  test("a payment made elsewhere is claimed through its emailed link", async ({ page, browser, baseURL }) => {
    const email = `elsewhere${Date.now()}@shop.example`
    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const { clientSecret } = await (await elsewhere.request.post("/api/create-subscription")).json()
    const card = { number: "4242424242424242", expiry: "12/34", cvc: "123" }
    const paid = await elsewhere.request.post("/api/sandbox-payments/confirm", { data: { clientSecret, email, card } })
    expect(paid.status()).toBe(200)
    await elsewhere.close()

    const findLink = async () => {
      const mails: { to: string; link: string | null }[] = await (await page.request.get("/api/dev/outbox")).json()
      return mails.find(({ to, link }) => to === email && link?.includes("/claim"))?.link ?? ""
    }
    await expect.poll(findLink).toContain("/claim")
    const link = new URL(await findLink(), baseURL)
    await page.goto(link.pathname + link.search)
    await page.getByRole("button", { name: "Claim the payment" }).click()
    await expect(heading(page)).toHaveText("Create your account")
    const name = `elsewhere${Date.now()}`
    await page.getByLabel("First name").fill("Ada")
    await page.getByLabel("Last name").fill("Ng")
    await page.getByLabel("Email").fill(`${name}@shop.example`)
    await page.getByLabel("Username").fill(name)
    await page.locator("#password").fill("kiln-and-glaze-42")
    await page.getByRole("button", { name: "Create account" }).click()
    await expect(heading(page)).toHaveText("Welcome, Ada")
  })
})
