import { rmSync } from "node:fs"
import type { Page } from "@playwright/test"
import { ServerProcess } from "../faults/server-process.ts"
import { makeDataFolder } from "./data-folder.ts"
import { expect, expectSound, test, unexpected } from "./fixtures.ts"

const checkout = {
  clientSecret: "pi_1_secret_2",
  message: "Your checkout is ready.",
  provider: "stripe",
  publishableKey: "pk_test_standin",
  paymentIntentId: "pi_1",
  amountCents: 999,
  renewsAt: "2031-05-01T00:00:00.000Z",
}

/** The part of Stripe.js that the page uses. It records its calls, and does what the test wants next. */
const standIn = `
  window.asked = []
  window.outcome = { paymentIntent: { id: "pi_1", status: "succeeded" } }
  window.Stripe = (key) => {
    asked.push(["Stripe", key])
    return {
      elements: (options) => {
        asked.push(["elements", options.clientSecret, options.appearance.theme])
        return {
          create: (kind, options) => {
            asked.push(["create", kind, options.fields.billingDetails.email])
            const listeners = {}
            return {
              on: (name, listener) => { listeners[name] = listener },
              mount: (place) => { place.textContent = "The provider's card field"; setTimeout(() => listeners.ready()) },
              destroy: () => asked.push(["destroy"]),
            }
          },
        }
      },
      confirmPayment: async ({ confirmParams, redirect }) => {
        asked.push(["confirmPayment", confirmParams.return_url, confirmParams.payment_method_data.billing_details.email, redirect])
        return window.outcome
      },
    }
  }`

const asked = (page: Page) => page.evaluate(() => Object(window).asked)
const payButton = (page: Page) => page.getByRole("button", { name: /^Subscribe for|^Processing/ })

/** A server with Stripe payments, so that its documents have Stripe's permissions and no others. */
const stripeTest = test.extend<object, { stripeServer: ServerProcess }>({
  stripeServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const dataDir = makeDataFolder()
      const server = await new ServerProcess({
        DATA_DIR: dataDir,
        LOG_LEVEL: "silent",
        DEMO_ACCOUNT: "off",
        PAYMENTS: "stripe",
        STRIPE_SECRET_KEY: "sk_test_standin",
        STRIPE_PUBLISHABLE_KEY: "pk_test_standin",
        STRIPE_WEBHOOK_SECRET: "whsec_standin",
        STRIPE_PRICE_ID: "price_launch",
        // Nothing listens there: the tests answer what the server would ask Stripe.
        STRIPE_API_BASE: "http://127.0.0.1:9",
      }).waitUntilReady()
      await use(server)
      await server.end("SIGTERM")
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ stripeServer }, use) => use(stripeServer.origin),
})

// One after another, so that one server is enough.
stripeTest.describe.configure({ mode: "default" })

stripeTest.beforeEach(async ({ page }) => {
  await page.route("https://js.stripe.com/endive/stripe.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: standIn }),
  )
  await page.route("**/api/create-subscription", (route) => route.fulfill({ json: checkout }))
})

stripeTest("Stripe's field is shown under its own rights and pays", async ({ page, faults }) => {
  const paid = { state: "paid", paymentIntentId: "pi_1", amountCents: 999, payer: null, question: null }
  await page.route("**/api/checkout", (route) => route.fulfill({ json: paid }))
  await page.route("**/api/verify-payment", (route) =>
    route.fulfill({ json: { success: true, state: "paid", message: "Verified" } }),
  )
  const [document] = await Promise.all([page.waitForResponse("**/checkout"), page.goto("/checkout")])
  expect(document.headers()["content-security-policy"]).toContain("https://js.stripe.com")
  await expect(page.getByText("The provider's card field")).toBeVisible()
  await expect(page.getByText("Test mode")).toHaveCount(0)
  await expectSound(page)
  await page.getByLabel("Email").fill("payer@shop.example")
  await payButton(page).click()
  const origin = new URL(page.url()).origin
  await expect
    .poll(() => asked(page))
    .toContainEqual(["confirmPayment", `${origin}/payment-success`, "payer@shop.example", "if_required"])
  expect((await asked(page)).slice(0, 3)).toEqual([
    ["Stripe", "pk_test_standin"],
    ["elements", "pi_1_secret_2", "stripe"],
    ["create", "payment", "never"],
  ])
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful")
  expect(unexpected(faults)).toEqual([])
})

stripeTest("the provider's own words are shown when it refuses", async ({ page }) => {
  await page.goto("/checkout")
  await page.getByLabel("Email").fill("payer@shop.example")
  await expect(payButton(page)).toBeEnabled()
  await page.evaluate(() => Object.assign(window, { outcome: { error: { message: "Your card has expired." } } }))
  await payButton(page).click()
  await expect(page.getByRole("region").getByText("Your card has expired.", { exact: true })).toBeVisible()
  await expect(page).toHaveURL("/checkout")
  await expect(payButton(page)).toBeEnabled()
})

stripeTest("a field that does not arrive can be asked for again", async ({ page }) => {
  let isDown = true
  await page.route("https://js.stripe.com/**", (route) =>
    isDown ? route.abort() : route.fulfill({ contentType: "text/javascript", body: standIn }),
  )
  await page.goto("/checkout")
  await expect(page.getByText("The card field could not be loaded")).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
  isDown = false
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByText("The provider's card field")).toBeVisible()
})

stripeTest("the way back from a bank leaves no secret in the address", async ({ page }) => {
  await page.route("**/api/verify-payment", (route) =>
    route.fulfill({ json: { success: true, state: "paid", message: "Verified" } }),
  )
  await page.goto("/payment-success?payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=succeeded")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful")
  await expect(page).toHaveURL("/payment-success?payment_intent=pi_1")
})

stripeTest("no other document may load anything from the provider", async ({ page }) => {
  const reply = await page.goto("/home")
  expect(reply?.headers()["content-security-policy"]).not.toContain("stripe")
})
