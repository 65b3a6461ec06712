import type { Page } from "@playwright/test"
import { stepAt, totpCode } from "../../src/server/calls/account/totp.ts"
import {
  expect,
  expectSoundOnAllScreens,
  postOnTheSide,
  registerOnTheSide,
  screens,
  test,
  unexpected,
} from "./fixtures.ts"

const newPassword = "a-fresh-kiln-77"

/** Opens the developer's outbox, where the latest email to a person is. */
async function findMail(page: Page, subject: string, to: string) {
  await page.goto("/dev/outbox")
  const mail = page.getByRole("listitem").filter({ hasText: subject }).filter({ hasText: to }).first()
  await expect(async () => {
    await page.getByRole("button", { name: "Look again" }).click()
    await expect(mail).toBeVisible({ timeout: 1000 })
  }).toPass()
  return mail
}

async function followMail(page: Page, subject: string, to: string): Promise<void> {
  const mail = await findMail(page, subject, to)
  await mail.getByRole("link", { name: "Follow the link" }).click()
}

async function typePassword(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/login")
  await page.getByLabel("Username or email").fill(username)
  await page.locator("#password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

// A flow is walked on one screen; every state of it that is checked is checked on both.
test.describe("on a phone", () => {
  // The outbox is only for visitors from this machine.
  test.use({ viewport: screens.phone, extraHTTPHeaders: {} })

  test("a forgotten password is replaced through an emailed link, which works once", async ({ page, faults }) => {
    const { email, username } = await registerOnTheSide(page)
    await page.request.post("/api/auth/logout")
    await page.goto("/login")
    await page.getByRole("link", { name: "Forgot your password?" }).click()
    // The page before has a field whose label says "email", too.
    await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible()
    await page.getByLabel("Email").fill(email)
    await page.getByRole("button", { name: "Send the link" }).click()
    await expect(page.getByText("Check your inbox")).toBeVisible()
    await expectSoundOnAllScreens(page)

    await followMail(page, "Set a new password", email)
    await expect(page.locator("#password")).toBeVisible()
    const link = page.url()
    await page.locator("#password").fill(newPassword)
    await page.getByRole("button", { name: "Set password" }).click()
    await expect(page.getByText("Your password has been changed")).toBeVisible()
    await page.goto(link)
    await page.locator("#password").fill(newPassword)
    await page.getByRole("button", { name: "Set password" }).click()
    await expect(page.getByText("This link doesn't work")).toBeVisible()
    await expectSoundOnAllScreens(page)
    await typePassword(page, username, newPassword)
    await expect(page).toHaveURL(/\/account-status/)
    expect(unexpected(faults).filter((fault) => !fault.includes("status of 410"))).toEqual([])
  })

  test("an address is confirmed by its button, not by opening the link", async ({ page, faults }) => {
    const { email } = await registerOnTheSide(page)
    const mail = await findMail(page, "Confirm your email address", email)
    await expectSoundOnAllScreens(page)
    await mail.getByRole("link", { name: "Follow the link" }).click()
    await expect(page.getByRole("button", { name: "Confirm the address" })).toBeVisible()
    expect((await (await page.request.get("/api/auth/user")).json()).isVerified).toBe(false)
    await page.getByRole("button", { name: "Confirm the address" }).click()
    await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
    expect((await (await page.request.get("/api/auth/user")).json()).isVerified).toBe(true)
    expect(unexpected(faults)).toEqual([])
  })
})

test.describe("on a desktop", () => {
  test.use({ viewport: screens.desktop, extraHTTPHeaders: {} })

  test("a payment made elsewhere belongs to the user who confirms its address", async ({ page, browser, baseURL }) => {
    const { email, firstName } = await registerOnTheSide(page)
    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const { clientSecret } = await (await elsewhere.request.post("/api/create-subscription")).json()
    const card = { number: "4242424242424242", expiry: "12/34", cvc: "123" }
    const paid = await elsewhere.request.post("/api/sandbox-payments/confirm", {
      data: { clientSecret, email, card },
    })
    expect(paid.status()).toBe(200)
    await elsewhere.close()
    expect((await (await page.request.get("/api/auth/user")).json()).hasAccess).toBe(false)
    await followMail(page, "Confirm your email address", email)
    await page.getByRole("button", { name: "Confirm the address" }).click()
    await expect(page.getByText("The payment made with it now belongs to your account.")).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.getByRole("link", { name: "Back to Home" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${firstName}`)
  })

  test("a user locked out by guesses elsewhere learns about the email, and its link unlocks the account", async ({
    page,
  }) => {
    // A hundred wrong guesses take time; their effect is tested with the calls.
    const locked = { code: "sign_in_locked", message: "If it is yours, we have mailed you a link." }
    await page.route("**/api/auth/login", (route) => route.fulfill({ status: 429, json: locked }))
    await typePassword(page, "ada", "kiln-and-glaze-42")
    await expect(page.getByText("Signing in is paused")).toBeVisible()
    await expect(page.getByText("If it is yours, we have mailed you a link.")).toBeVisible()
    await expectSoundOnAllScreens(page)

    await page.goto("/unlock?token=used-up")
    await page.getByRole("button", { name: "Allow sign-in from here" }).click()
    await expect(page.getByText("This link was used already or is too old.", { exact: false })).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.route("**/api/auth/unlock", (route) => route.fulfill({ json: { success: true, message: "Done." } }))
    await page.getByRole("button", { name: "Allow sign-in from here" }).click()
    await expect(page.getByText("You can now sign in from here")).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.getByRole("link", { name: "Sign in" }).click()
    await expect(page).toHaveURL("/login")
    await page.goto("/unlock")
    await expect(page.getByText("This link is incomplete.", { exact: false })).toBeVisible()
  })

  test("a code is required after the password; recovery codes replace a lost device", async ({ page, faults }) => {
    const { username, password } = await registerOnTheSide(page)
    const { secret } = await postOnTheSide(page, "/api/account/two-factor/setup", {})
    const code = (away: number) => totpCode(secret, stepAt(new Date()) + away)
    const { recoveryCodes } = await postOnTheSide(page, "/api/account/two-factor/enable", { code: code(0) })
    await page.request.post("/api/auth/logout")

    await typePassword(page, username, password)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter your code")
    await expectSoundOnAllScreens(page)
    await page.getByLabel("Code").fill("000000")
    await page.getByRole("button", { name: "Sign in" }).click()
    await expect(page.getByText("The code is not right, or it was used already.")).toBeVisible()
    await page.getByLabel("Code").fill(code(1))
    await page.getByRole("button", { name: "Sign in" }).click()
    await expect(page).toHaveURL(/\/account-status/)

    await page.request.post("/api/auth/logout")
    await typePassword(page, username, password)
    await page.getByLabel("Code").fill(recoveryCodes[0])
    await page.getByLabel("Code").press("Enter")
    await expect(page).toHaveURL(/\/account-status/)
    expect(unexpected(faults)).toEqual([])
  })
})
