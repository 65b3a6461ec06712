import type { Page } from "@playwright/test"
import {
  expect,
  expectSound,
  expectSoundOnAllScreens,
  registerOnTheSide,
  screens,
  test,
  unexpected,
} from "./fixtures.ts"

const payButton = (page: Page) => page.getByRole("button", { name: /^Subscribe for|^Processing/ })
const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const toastOf = (page: Page, title: string) => page.getByRole("region").getByText(title, { exact: true })
const pick = (page: Page, card: RegExp) => page.getByRole("radio", { name: card }).check()

/** Ready to be paid: by then, the server has this browser's one checkout. */
async function openCheckout(page: Page, path = "/checkout") {
  await page.goto(path)
  await expect(payButton(page)).toBeVisible()
}

async function pay(page: Page) {
  await payButton(page).click()
  await expect(page).toHaveURL(/\/payment-success/)
  await expect(heading(page)).toHaveText("Payment Successful")
}

async function fillRegistration(page: Page, name: string) {
  await page.getByLabel("First name").fill("Ada")
  await page.getByLabel("Last name").fill("Ng")
  await page.getByLabel("Email").fill(`${name}@shop.example`)
  await page.getByLabel("Username").fill(name)
  await page.locator("#password").fill("kiln-and-glaze-42")
}

// A flow is walked on one screen; every state of it that is checked is checked on both, except the page with the
// countdown, which leads away before a second look. The journey of whose payment it is stops the countdown and looks.
test.describe("on a phone", () => {
  test.use({ viewport: screens.phone })

  test("a new visitor pays first and then signs up", async ({ page, faults }) => {
    await page.goto("/home")
    await page.getByRole("link", { name: "Start Now - Get 50% Off" }).click()
    await expect(heading(page)).toHaveText("Complete Your Subscription")
    await expect(page).toHaveURL("/simple-checkout")
    await expect(page).toHaveTitle("Complete Your Subscription | Search Simple")
    await expect(page.getByText("Test mode: no money moves")).toBeVisible()
    for (const words of ["Unlimited", "50% OFF", "$9.99/month", "Secure & Protected"])
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    await payButton(page).click()
    await expect(page.getByText("Valid email is required")).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.getByLabel("Email").fill("payer@shop.example")
    await payButton(page).click()
    await expect(toastOf(page, "Payment Successful")).toBeVisible()
    await expect(page).toHaveURL("/payment-success")
    await expect(toastOf(page, "Subscription Activated")).toBeVisible()
    await expect(page.getByText(/Redirecting in \d+ seconds/)).toBeVisible()
    await expectSound(page)

    await page.getByRole("button", { name: "Create Your Account" }).click()
    await expect(page).toHaveURL("/welcome")
    await expect(heading(page)).toHaveText("Create your account")
    // Not even for a moment the page for visitors.
    expect(await (await page.reload())?.text()).not.toContain("Make Search Simple with")
    await expect(page.getByText("We received your payment.", { exact: false })).toBeVisible()
    await expectSoundOnAllScreens(page)
    await fillRegistration(page, `payer${Date.now()}`)
    await page.getByRole("button", { name: "Create account" }).click()
    await expect(heading(page)).toHaveText("Welcome, Ada")

    await page.goto("/settings?tab=billing")
    await expect(page.getByText("Monthly Subscription")).toBeVisible()
    await page.goto("/checkout")
    await expect(page.getByText("You're already subscribed")).toBeVisible()
    await expectSoundOnAllScreens(page)
    expect(unexpected(faults.filter((fault) => !/status of 409/.test(fault)))).toEqual([])
  })
})

test("sign-up first, then paying, then the countdown into the dashboard", async ({ page }) => {
  const { firstName, email } = await registerOnTheSide(page)
  await page.goto(`/account-status?status=new_user&email=${email}`)
  await page.getByRole("link", { name: "Start Subscription" }).click()
  await expect(page.getByText(`Paying as ${email}`)).toBeVisible()
  await pay(page)
  await expect(heading(page)).toHaveText(`Welcome, ${firstName}`, { timeout: 20_000 })
  await expect(page).toHaveURL("/welcome")
})

test("the countdown waits for a user who wants to stay", async ({ page }) => {
  await registerOnTheSide(page)
  await openCheckout(page)
  await pay(page)
  await page.getByRole("button", { name: "Stay on this page" }).click()
  await expect(page.getByText(/Redirecting/)).toBeHidden()
  await page.getByRole("button", { name: "Go to Dashboard" }).click()
  await expect(page).toHaveURL("/welcome")
})

test("declined, insufficient funds, and then paid", async ({ page }) => {
  await openCheckout(page)
  await page.getByLabel("Email").fill("payer@shop.example")
  await pick(page, /Is declined/)
  await payButton(page).click()
  await expect(toastOf(page, "Payment Failed")).toBeVisible()
  await expect(page.getByText("Your card was declined. Nothing was charged", { exact: false })).toBeVisible()
  await expectSound(page)
  await pick(page, /insufficient funds/)
  await payButton(page).click()
  await expect(page.getByText("Your card has insufficient funds. Nothing was charged", { exact: false })).toBeVisible()
  await pick(page, /^Succeeds ends/)
  await pay(page)
})

test("any other card number is refused in the page and never sent", async ({ page }) => {
  const sent: string[] = []
  page.on("request", (request) => sent.push(request.postData() ?? ""))
  await openCheckout(page)
  await page.getByLabel("Email").fill("payer@shop.example")
  await page.getByLabel("Card number").fill("5555 5555 5555 4444")
  await payButton(page).click()
  await expect(page.getByText("Please choose one of the test cards")).toBeVisible()
  await expect(page.getByLabel("Card number")).toBeFocused()
  expect(sent.join()).not.toContain("5555")
})

test("the second step, declined and then approved", async ({ page }) => {
  await openCheckout(page)
  await page.getByLabel("Email").fill("payer@shop.example")
  await pick(page, /second step/)
  await payButton(page).click()
  await expect(page.getByRole("heading", { name: "Your bank asks: is this you?" })).toBeVisible()
  await expect(page.getByText("Test mode: no money moves")).toBeVisible()
  await expectSound(page)
  await page.getByRole("button", { name: "Decline payment" }).click()
  await expect(page.getByText(/was not authorized.*Nothing was charged/)).toBeVisible()
  await payButton(page).click()
  await page.getByRole("button", { name: "Approve payment" }).click()
  await expect(heading(page)).toHaveText("Payment Successful")
})

test("a reload, a second tab and a double click pay once", async ({ page, context }) => {
  await registerOnTheSide(page)
  const secrets = new Set<string>()
  context.on("response", async (reply) => {
    if (reply.url().endsWith("/api/create-subscription") && reply.ok())
      secrets.add(String((await reply.json()).clientSecret))
  })
  await openCheckout(page)
  await page.reload()
  await expect(payButton(page)).toBeVisible()
  const other = await context.newPage()
  await openCheckout(other, "/subscribe")
  expect(secrets.size).toBe(1)
  await payButton(page).dblclick()
  await expect(heading(page)).toHaveText("Payment Successful")
  await payButton(other).click()
  await expect(heading(other)).toHaveText("Payment Successful")
  expect(await (await page.request.get("/api/invoices")).json()).toHaveLength(1)
  await page.goBack()
  await expect(page.getByText("You're already subscribed")).toBeVisible()
})

test("a lost answer is recovered", async ({ page }) => {
  await registerOnTheSide(page)
  await openCheckout(page)
  await page.route("**/api/sandbox-payments/confirm", async (route) => {
    await route.fetch()
    await route.abort()
  })
  await pay(page)
  expect(await (await page.request.get("/api/invoices")).json()).toHaveLength(1)
})

test("without a connection, nothing is charged, and the form waits", async ({ page }) => {
  await registerOnTheSide(page)
  await openCheckout(page)
  await page.route("**/api/**", (route) => route.abort())
  await payButton(page).click()
  await expect(
    page.getByText("An unexpected error occurred. Please try again. Nothing", { exact: false }),
  ).toBeVisible()
  await page.unroute("**/api/**")
  await pay(page)
})

test("a checkout that cannot be opened says so, and opens on the next attempt", async ({ page }) => {
  let isDown = true
  await page.route("**/api/create-subscription", (route) =>
    isDown ? route.fulfill({ status: 502, json: {} }) : route.continue(),
  )
  await page.goto("/checkout")
  await expect(page.getByText("Failed to initialize checkout. Please try again.").first()).toBeVisible()
  await expectSound(page)
  isDown = false
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(payButton(page)).toBeVisible()
})

test("an answer without a client secret has its own message", async ({ page }) => {
  await page.route("**/api/create-subscription", (route) => route.fulfill({ json: { message: "" } }))
  await page.goto("/checkout")
  await expect(page.getByText("Failed to create payment intent").first()).toBeVisible()
})

test("an unverified payment leads to support, and can be checked again", async ({ page }) => {
  await registerOnTheSide(page)
  await openCheckout(page)
  await page.route("**/api/verify-payment", (route) => route.fulfill({ status: 502, json: {} }))
  await payButton(page).click()
  await expect(page).toHaveURL(/\/payment-success\?payment_intent=/)
  await expect(toastOf(page, "Verification Needed")).toBeVisible()
  await expect(heading(page)).toHaveText("Verification Needed")
  await expectSound(page)
  await page.getByRole("button", { name: "Contact Support" }).click()
  await expect(toastOf(page, "Contact Support")).toBeVisible()
  await expect(heading(page)).toHaveText("Contact support")
  await expect(page.getByLabel("Message")).toHaveValue(/^About payment \S+: $/)
  await page.unroute("**/api/verify-payment")
  await page.goBack()
  await page.getByRole("button", { name: "Check again" }).click()
  await expect(heading(page)).toHaveText("Payment Successful")
})

test("another user's payment shows nothing, and an empty return says so", async ({ page }) => {
  await page.goto("/payment-success?payment_intent=pi_of_somebody_else")
  await expect(heading(page)).toHaveText("Verification Needed")
  await page.goto("/payment-success")
  await expect(heading(page)).toHaveText("No payment was made")
  await page.getByRole("link", { name: "Go to the checkout" }).click()
  await expect(payButton(page)).toBeVisible()
  await page.goto("/payment-success")
  await expect(heading(page)).toHaveText("The payment has not arrived yet")
})

test("a user who has paid and opens the checkout again is redirected", async ({ page }) => {
  await openCheckout(page)
  await page.getByLabel("Email").fill("another@shop.example")
  await pay(page)
  await page.goto("/checkout")
  await expect(page.getByText("You've already paid")).toBeVisible()
  await page.getByRole("link", { name: "Create your account" }).click()
  await expect(heading(page)).toHaveText("Create your account")
})

test("a claim link that is used up or broken says so", async ({ page }) => {
  await page.goto("/claim?token=used-up")
  await page.getByRole("button", { name: "Claim the payment" }).click()
  await expect(page.getByText("This link has been used, or is too old.")).toBeVisible()
  await expectSound(page)
  await page.goto("/claim")
  await expect(page.getByText("This link is incomplete.", { exact: false })).toBeVisible()
})
