import type { Page } from "@playwright/test"
import {
  expect,
  expectSound,
  expectSoundInBothThemes,
  expectSoundOnAllScreens,
  inMotion,
  openAlive,
  registerOnTheSide,
  screens,
  test,
  unexpected,
} from "./fixtures.ts"

test.use(inMotion)

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const payButton = (page: Page) => page.getByRole("button", { name: /^Subscribe for/ })
const chatButton = (page: Page) => page.getByRole("button", { name: "Open Search Simple Support" })

// A flow is walked on one screen; every state of it that is checked is checked on both.
test.describe("on a desktop", () => {
  test.use({ viewport: screens.desktop })

  test("from the hero to the form of the first listing, without any repeated question", async ({ page, faults }) => {
    await openAlive(page, "/")
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY")
    await page.getByRole("link", { name: "Get 50% Off - Start Now" }).click()
    await expect(page.getByRole("heading", { name: "New to Search Simple?" })).toBeVisible()
    await expect(page.getByText("Get 50% off: $9.99 a month instead of $19.99.", { exact: false })).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.getByRole("link", { name: "Subscribe", exact: true }).click()

    await expect(page.getByText("Total due today")).toBeVisible()
    const form = page.getByRole("region", { name: "Payment" })
    await expect(form.getByText("$9.99", { exact: true })).toBeVisible()
    await expect(form.getByText(/^Renews on [A-Z][a-z]+ \d{1,2}, \d{4} for \$9\.99, then every month\./)).toBeVisible()
    await expect(form.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/api/auth/login")
    await page.getByLabel("Email").fill("nina@shop.example")
    await payButton(page).click()
    await expect(heading(page)).toHaveText("Payment Successful")
    await page.getByRole("button", { name: "Create Your Account" }).click()

    await expect(page.getByLabel("Email")).toHaveValue("nina@shop.example")
    await page.getByLabel("Email").fill(`nina${Date.now()}@shop.example`)
    await page.getByLabel("First name").fill("Nina")
    await page.getByLabel("Last name").fill("Adeyemi")
    await page.getByLabel("Username").fill(`nina${Date.now()}`)
    await page.locator("#password").fill("kiln-and-glaze-42")
    await page.getByRole("button", { name: "Create account" }).click()
    await expect(heading(page)).toHaveText("Welcome, Nina")
    await page.getByRole("link", { name: "Generate SEO Content" }).click()
    await expect(page).toHaveURL("/dashboard")
    expect(unexpected(faults)).toEqual([])
  })
})

test("forgetting the payment also forgets its address", async ({ page }) => {
  await page.goto("/checkout")
  await page.getByLabel("Email").fill("payer@shop.example")
  await payButton(page).click()
  await expect(heading(page)).toHaveText("Payment Successful")
  await page.goto("/welcome")
  await page.getByRole("button", { name: "This isn't me" }).click()
  await page.getByRole("button", { name: "Yes, forget it here" }).click()
  await expect(page).toHaveURL("/home")
  await page.goto("/register")
  await expect(page.getByRole("button", { name: "Create account" })).toBeEnabled()
  await expect(page.getByLabel("Email")).toHaveValue("")
})

test.describe("on a phone", () => {
  test.use({ viewport: screens.phone })

  test("an account without access finds its settings, the sign-out, and the support", async ({ page, faults }) => {
    const { email } = await registerOnTheSide(page)
    for (const path of [`/account-status?status=new_user&email=${email}`, "/checkout"]) {
      await page.goto(path)
      await expect(page.getByRole("link", { name: "Settings" })).toBeVisible()
      await expect(page.getByRole("button", { name: "Logout" })).toBeVisible()
      await expect(page.getByRole("link", { name: "Login" })).toHaveCount(0)
      await expect(chatButton(page)).toBeVisible()
      await expectSoundInBothThemes(page)
    }
    await page.goto("/payment-success")
    await expect(chatButton(page)).toBeVisible()

    await openAlive(page, "/home")
    await expect(page.getByRole("link", { name: "Login" })).toHaveCount(0)
    await page.getByRole("button", { name: "Open menu" }).click()
    const menu = page.getByRole("navigation", { name: "Main" })
    await expect(menu.getByText(email)).toBeVisible()
    await menu.getByRole("link", { name: "Settings" }).click()
    await expect(heading(page)).toHaveText("Settings")
    await page.goto("/account-status?status=new_user")
    await page.getByRole("button", { name: "Logout" }).click()
    await expect(page).toHaveURL("/")
    expect((await page.request.get("/api/auth/user")).status()).toBe(401)
    expect(unexpected(faults)).toEqual([])
  })
})

test("nobody with access is asked to subscribe", async ({ page }) => {
  await page.request.post("/api/auth/login", { data: { username: "demo", password: "search-simple" } })
  await page.goto("/account-status?status=new_user")
  await expect(heading(page)).toHaveText("Your subscription is active")
  await page.getByRole("link", { name: "Go to Dashboard" }).click()
  await expect(page.getByText("Platforms", { exact: true })).toBeVisible()
  await page.getByRole("contentinfo").getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL("/")
})

test("a message reaches the operator's outbox, from the chat too", async ({ page, faults }) => {
  // The outbox is only for visitors from this machine.
  await page.setExtraHTTPHeaders({ "x-forwarded-for": "127.0.0.1" })
  await openAlive(page, "/faq")
  await chatButton(page).click()
  await page.getByPlaceholder("Ask about pricing, subscriptions, platforms...").fill("can I get a refund")
  await page.getByRole("button", { name: "Send" }).click()
  await page.getByRole("log").getByRole("link", { name: "Contact support" }).click()
  await expect(heading(page)).toHaveText("Contact support")
  await page.getByRole("button", { name: "Close chat" }).click()
  await page.getByRole("button", { name: "Send message" }).click()
  await expect(page.getByText("Valid email is required").first()).toBeVisible()
  await expectSound(page)
  const email = `buyer${Date.now()}@shop.example`
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Message").fill("Please refund my second payment.")
  await page.getByRole("button", { name: "Send message" }).click()
  await expect(page.getByText("Message sent")).toBeVisible()
  await page.goto("/dev/outbox")
  const mail = page.getByRole("listitem").filter({ hasText: `Support message from ${email}` })
  await expect(mail.getByText("Please refund my second payment.")).toBeVisible()
  expect(unexpected(faults.filter((fault) => !/status of 400/.test(fault)))).toEqual([])
})

test("too many checkouts say how long to wait", async ({ page }) => {
  await page.route("/api/create-subscription", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "293" },
      json: { message: "There were too many attempts.", code: "too_many_requests" },
    }),
  )
  await page.goto("/checkout")
  await expect(
    page.getByText("There were too many attempts. Try again in 5 minutes. Nothing was charged."),
  ).toBeVisible()
})
