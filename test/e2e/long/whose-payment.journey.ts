import type { Page } from "@playwright/test"
import { stepAt, totpCode } from "../../../src/server/calls/account/totp.ts"
import {
  expect,
  expectSoundInBothThemes,
  expectSoundOnAllScreens,
  postOnTheSide,
  registerOnTheSide,
  screens,
  test,
  unexpected,
} from "../fixtures.ts"
import { beginAsSubscriber } from "../subscriber.ts"

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const toastOf = (page: Page, title: string) => page.getByRole("region").getByText(title, { exact: true })
const question = /^Attach this payment to account [a-z0-9]\*\*\*@shop\.example\?$/

/** Pays without an account, and waits for the page that confirms it. */
async function payAsStranger(page: Page) {
  await page.goto("/checkout")
  await page.getByLabel("Email").fill("payer@shop.example")
  await page.getByRole("button", { name: /^Subscribe for/ }).click()
  await expect(heading(page)).toHaveText("Payment Successful")
}

/** The same by the calls that the page makes. */
async function payOnTheSide(page: Page) {
  const { clientSecret, paymentIntentId } = await postOnTheSide(page, "/api/create-subscription", {})
  const card = { number: "4242424242424242", expiry: "12/34", cvc: "123" }
  await postOnTheSide(page, "/api/sandbox-payments/confirm", { clientSecret, card, email: "payer@shop.example" })
  await postOnTheSide(page, "/api/verify-payment", { paymentIntentId })
}

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto("/login")
  await page.getByLabel("Username or email").fill(username)
  await page.locator("#password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

const userOf = async (page: Page) => (await page.request.get("/api/auth/user")).json()

/** A user with an account, signed out. */
async function makeAccount(page: Page) {
  const member = await registerOnTheSide(page)
  await page.request.post("/api/auth/logout")
  return member
}

test.describe("on a phone", () => {
  test.use({ viewport: screens.phone })

  test("signing in after a payment asks first", async ({ page, faults }) => {
    const member = await makeAccount(page)
    await payAsStranger(page)
    await page.goto("/welcome")
    await page.getByRole("link", { name: "Sign in, and add the payment to it" }).click()
    await page.getByLabel("Username or email").fill(member.username)
    await page.locator("#password").fill(member.password)
    await page.getByRole("button", { name: "Sign in" }).click()
    await expect(page).toHaveURL("/attach-payment")
    await expect(page).toHaveTitle("Attach your payment | Search Simple")
    await expect(heading(page)).toHaveText(question)
    await expect(
      page.getByText("$9.99 was paid by p***@shop.example, and it isn't linked to an account yet."),
    ).toBeVisible()
    await expect(page.getByText("Test mode: no money moves")).toBeVisible()
    await expectSoundOnAllScreens(page)
    expect((await userOf(page)).hasAccess).toBe(false)
    await page.reload()
    await page.getByRole("button", { name: "Attach the payment" }).click()
    await expect(heading(page)).toHaveText(`Welcome, ${member.firstName}`)
    await expect(toastOf(page, "Payment attached")).toBeVisible()
    await page.goBack()
    await expect(heading(page)).toHaveText(`Welcome, ${member.firstName}`)
    await page.goto("/attach-payment")
    await expect(heading(page)).toHaveText("No payment is waiting here")
    await expectSoundOnAllScreens(page)
    expect(unexpected(faults)).toEqual([])
  })

  test("a subscriber gets the second payment back, or continues with it", async ({ page, faults }) => {
    const member = await beginAsSubscriber(page)
    await page.request.post("/api/auth/logout")
    await payOnTheSide(page)
    await signIn(page, member)
    await expect(heading(page)).toHaveText(question)
    await expect(page.getByText("This account already has a paid subscription", { exact: false })).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.getByRole("button", { name: "Refund this payment" }).click()
    await expect(page).toHaveURL("/settings?tab=billing")
    await expect(toastOf(page, "Payment refunded")).toBeVisible()
    await expect(page.getByText("Refunded", { exact: true })).toBeVisible()
    await expect(page.getByText("Monthly Subscription")).toBeVisible()

    await page.request.post("/api/auth/logout")
    await payOnTheSide(page)
    await signIn(page, member)
    await page.getByRole("button", { name: "Replace my subscription with it" }).click()
    await expect(toastOf(page, "Subscription replaced")).toBeVisible()
    await expect(page.getByText("Monthly Subscription")).toBeVisible()
    expect(await (await page.request.get("/api/invoices")).json()).toHaveLength(3)
    expect(unexpected(faults)).toEqual([])
  })
})

test.describe("on a desktop", () => {
  test.use({ viewport: screens.desktop })

  test('"not now" keeps the payment, and the question can be found again', async ({ page, faults }) => {
    const member = await makeAccount(page)
    await payOnTheSide(page)
    await signIn(page, member)
    await page.getByRole("link", { name: "Not now" }).click()
    await expect(heading(page)).toHaveText("Welcome to Search Simple!")
    await expect(page.getByText("A payment waits in this browser")).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.goto("/settings?tab=billing")
    await expect(page.getByText("No Active Subscription")).toBeVisible()
    await expect(page.getByText("A payment waits in this browser")).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.goto("/checkout")
    await expect(page.getByText("You've already paid")).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.getByRole("link", { name: "Choose what to do" }).click()
    await page.getByRole("button", { name: "Attach the payment" }).click()
    await expect(heading(page)).toHaveText(`Welcome, ${member.firstName}`)
    await page.goto("/settings?tab=billing")
    await expect(page.getByText("Monthly Subscription")).toBeVisible()
    await expect(page.getByText("A payment waits in this browser")).toBeHidden()
    expect(unexpected(faults.filter((fault) => !/status of 409/.test(fault)))).toEqual([])
  })
})

// A flow is walked on one screen; every state of it that is checked is checked on both.
test.describe("on a phone", () => {
  test.use({ viewport: screens.phone })

  test("another person at the same browser makes it forget the payment", async ({ page, faults }) => {
    await payOnTheSide(page)
    const notice = page.getByText("Paid by p***@shop.example")
    for (const path of ["/welcome", "/account-status?status=not_found"]) {
      await page.goto(path)
      await expect(notice).toBeVisible()
      await expectSoundOnAllScreens(page)
    }
    await page.goto("/payment-success")
    // Its countdown would lead away before every look is taken.
    await page.getByRole("button", { name: "Stay on this page" }).click()
    await expect(notice).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.getByRole("button", { name: "This isn't me" }).click()
    await expect(page.getByRole("alertdialog")).toContainText("Forget the payment here?")
    await expectSoundOnAllScreens(page)
    await page.getByRole("button", { name: "Keep it" }).click()
    await expect(notice).toBeVisible()
    await page.getByRole("button", { name: "This isn't me" }).press("Enter")
    await page.getByRole("button", { name: "Yes, forget it here" }).click()
    await expect(page).toHaveURL("/home")
    await expect(toastOf(page, "This browser forgot the payment")).toBeVisible()
    await page.goBack()
    await expect(notice).toBeHidden()
    await page.goto("/payment-success")
    await expect(heading(page)).toHaveText("No payment was made")
    await page.goto("/welcome")
    await expect(heading(page)).toContainText("Make Search Simple")
    expect(unexpected(faults)).toEqual([])
  })
})

test("a fresh cookie is set before anything is paid, and another one after it", async ({ page, context }) => {
  const sid = async () => (await context.cookies()).find(({ name }) => name === "sid")?.value
  await page.goto("/checkout")
  await page.getByLabel("Email").fill("payer@shop.example")
  const first = await sid()
  const acknowledged = page.waitForResponse("**/api/checkout")
  await page.reload()
  await acknowledged
  await page.getByLabel("Email").fill("payer@shop.example")
  const second = await sid()
  expect(second).not.toBe(first)
  await page.getByRole("button", { name: /^Subscribe for/ }).dblclick()
  await expect(heading(page)).toHaveText("Payment Successful")
  const third = await sid()
  expect(third).not.toBe(second)
  await page.reload()
  await expect(heading(page)).toHaveText("Payment Successful")
  expect(await sid()).toBe(third)
  // Anything known about it before is worthless.
  for (const old of [first, second]) {
    const reply = await page.request.get("/api/checkout", { headers: { cookie: `sid=${old}` } })
    expect((await reply.json()).state).not.toBe("paid")
  }
})

test("a lost answer with the fresh cookie loses nothing", async ({ page }) => {
  await page.goto("/checkout")
  await page.getByLabel("Email").fill("payer@shop.example")
  const answers: unknown[] = []
  await page.route("**/api/verify-payment", async (route) => {
    const request = route.request()
    // Bypasses the browser, which therefore never receives the cookie.
    const answer = await fetch(request.url(), {
      method: "POST",
      headers: await request.allHeaders(),
      body: request.postData(),
    })
    answers.push(answer.status, answer.headers.get("set-cookie")?.slice(0, 4))
    await route.abort()
  })
  await page.getByRole("button", { name: /^Subscribe for/ }).click()
  await expect(page).toHaveURL(/payment-success\?payment_intent=/)
  await expect(heading(page)).toHaveText("The server could not be reached")
  expect(answers.slice(0, 2)).toEqual([200, "sid="])
  await page.unroute("**/api/verify-payment")
  await page.getByRole("button", { name: "Check again" }).click()
  await expect(heading(page)).toHaveText("Payment Successful")
})

test("two tabs that arrive at once both show the payment, and either can create the account", async ({
  page,
  context,
}) => {
  await page.goto("/checkout")
  await page.getByLabel("Email").fill("payer@shop.example")
  const { paymentIntentId } = await (await page.request.post("/api/create-subscription")).json()
  const other = await context.newPage()
  await page.getByRole("button", { name: /^Subscribe for/ }).click()
  await expect(page).toHaveURL(/\/payment-success/)
  await Promise.all([
    page.goto(`/payment-success?payment_intent=${paymentIntentId}`),
    other.goto(`/payment-success?payment_intent=${paymentIntentId}`),
  ])
  for (const tab of [page, other]) await expect(heading(tab)).toHaveText("Payment Successful")
  await other.getByRole("button", { name: "Create Your Account" }).click()
  await expect(other.getByText("Paid by p***@shop.example")).toBeVisible()
  await registerOnTheSide(page)
  expect((await userOf(page)).hasAccess).toBe(true)
  await other.reload()
  await expect(heading(other)).toHaveText("Welcome, Mara")
})

test("a code after the password is asked for before the question", async ({ page }) => {
  const member = await registerOnTheSide(page)
  const { secret } = await postOnTheSide(page, "/api/account/two-factor/setup", {})
  const code = (away: number) => totpCode(secret, stepAt(new Date()) + away)
  await postOnTheSide(page, "/api/account/two-factor/enable", { code: code(0) })
  await page.request.post("/api/auth/logout")
  await payOnTheSide(page)
  await signIn(page, member)
  // The next code: the last one was used, and an earlier one would be too old if half a minute ended meanwhile.
  await page.getByLabel("Code").fill(code(1))
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(heading(page)).toHaveText(question)
})

test("the question reports errors and what another tab has done", async ({ page }) => {
  const member = await makeAccount(page)
  await page.goto("/attach-payment")
  await expect(heading(page)).toHaveText("No payment is waiting here")
  await payOnTheSide(page)
  await page.goto("/attach-payment")
  await expect(page.getByRole("link", { name: "Create your account" })).toBeVisible()
  await signIn(page, member)
  await page.route("**/api/checkout/attach", (route) => route.abort())
  await page.getByRole("button", { name: "Attach the payment" }).press("Enter")
  await expect(page.getByText("The server could not be reached.", { exact: false }).first()).toBeVisible()
  await expectSoundInBothThemes(page)
  await page.unroute("**/api/checkout/attach")
  await page.request.post("/api/checkout/attach", { data: { how: "attach" } })
  await page.getByRole("button", { name: "Attach the payment" }).click()
  await expect(heading(page)).toHaveText("No payment is waiting here")
  await page.getByRole("link", { name: "See your subscription" }).click()
  await expect(page.getByText("Monthly Subscription")).toBeVisible()

  await page.route("**/api/checkout", (route) => route.abort())
  await page.goto("/attach-payment")
  await expect(page.getByText("We couldn't check for a waiting payment")).toBeVisible({ timeout: 15_000 })
  await expectSoundInBothThemes(page)
  await page.unroute("**/api/checkout")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(heading(page)).toHaveText("No payment is waiting here")
})
