import {
  expect,
  expectSoundOnAllScreens,
  registerOnTheSide,
  screens,
  signInAsDemo,
  test,
  unexpected,
} from "./fixtures.ts"

// A flow is walked on one screen; every state of it that is checked is checked on both.
test.describe("on a desktop", () => {
  test.use({ viewport: screens.desktop })

  test("a subscriber signs in, looks around and signs out", async ({ page, faults }) => {
    await page.goto("/home")
    await page.getByRole("link", { name: "Get 50% Off - Start Now" }).first().click()
    await expect(page).toHaveURL("/login")
    await page.getByLabel("Username or email").fill("demo")
    await page.locator("#password").fill("not the password")
    await page.getByRole("button", { name: "Sign in" }).click()
    await expect(page.getByText("The username or the password is not right.")).toBeVisible()
    await expect(page.getByLabel("Username or email")).toHaveValue("demo")
    await expectSoundOnAllScreens(page)
    await page.locator("#password").fill("search-simple")
    await page.locator("#password").press("Enter")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Demo")
    await expect(page).toHaveURL("/")

    await page.getByRole("button", { name: "Open menu" }).click()
    await page.getByRole("link", { name: "Content History" }).click()
    await expect(page).toHaveURL("/content-history")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Demo")

    await page.getByRole("button", { name: "Open menu" }).click()
    await page.getByRole("button", { name: "Logout" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Make Search Simple with Instant AI Optimization")
    expect((await page.request.get("/api/auth/user")).status()).toBe(401)
    expect(unexpected(faults)).toEqual([])
  })

  test("a new user creates an account and is guided further", async ({ page, faults }) => {
    await page.goto("/register")
    await page.getByRole("button", { name: "Create account" }).click()
    for (const message of [
      "First name is required",
      "Last name is required",
      "Valid email is required",
      "Username must be at least 3 characters",
      "Password must be at least 6 characters",
    ])
      await expect(page.getByRole("link", { name: message })).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.getByRole("link", { name: "Valid email is required" }).click()
    await expect(page.getByLabel("Email")).toBeFocused()

    const stamp = `${Date.now()}`
    await page.getByLabel("First name").fill("Ada")
    await page.getByLabel("Last name").fill("Ng")
    await page.getByLabel("Email").fill(`ada${stamp}@shop.example`)
    await page.getByLabel("Username").fill(`ada${stamp}`)
    await page.reload()
    await expect(page.getByLabel("Username")).toHaveValue(`ada${stamp}`)
    await page.locator("#password").fill("123456")
    await page.getByRole("button", { name: "Create account" }).click()
    await expect(page.getByText("one of the most common passwords").first()).toBeVisible()
    await page.locator("#password").fill("kiln-and-glaze-42")
    await page.getByRole("button", { name: "Create account" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Search Simple!")
    await expect(page.getByText(`Account: ada${stamp}@shop.example`)).toBeVisible()
    await page.getByRole("link", { name: "Start Subscription" }).click()
    await expect(page).toHaveURL("/checkout?new_user=true")
    expect(unexpected(faults.filter((fault) => !/status of 400/.test(fault)))).toEqual([])
  })
})

test("a taken username says what to do", async ({ page }) => {
  await page.goto("/register")
  await page.getByLabel("First name").fill("Ada")
  await page.getByLabel("Last name").fill("Ng")
  await page.getByLabel("Email").fill("another@shop.example")
  await page.getByLabel("Username").fill("demo")
  await page.locator("#password").fill("kiln-and-glaze-42")
  await page.getByRole("button", { name: "Create account" }).click()
  await expect(page.getByText("This username is taken.").first()).toBeVisible()
  await expect(page.getByRole("link", { name: "Sign in instead" })).toBeVisible()
})

test("too many tries say how long to wait", async ({ page }) => {
  const { username } = await registerOnTheSide(page)
  await page.context().clearCookies()
  await page.goto("/login")
  await page.getByLabel("Username or email").fill(username)
  for (let tries = 0; tries < 6; tries++) {
    await page.locator("#password").fill("a wrong guess")
    const answered = page.waitForResponse("**/api/auth/login")
    await page.getByRole("button", { name: "Sign in" }).click()
    await answered
  }
  await expect(page.getByText(/15 minutes/)).toBeVisible()
})

test("if the server does not answer, the typed text stays", async ({ page }) => {
  await page.goto("/login")
  await page.route("**/api/auth/login", (route) => route.abort())
  await page.getByLabel("Username or email").fill("demo")
  await page.locator("#password").fill("search-simple")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByRole("alert").first()).toBeVisible()
  await page.unroute("**/api/auth/login")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Demo")
})

test("everything works with the keyboard alone", async ({ page }) => {
  await page.goto("/login")
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled()
  await page.getByLabel("Username or email").focus()
  await page.keyboard.type("demo")
  await page.keyboard.press("Tab")
  await page.keyboard.type("search-simple")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Demo")
  await page.keyboard.press("Control+k")
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.type("etsy")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/seo-generator?platform=etsy")
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await page.getByRole("button", { name: "Open menu" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("link", { name: "Settings" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("link", { name: "Settings" })).toBeHidden()
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused()
})

test("a signed-in user is not asked again", async ({ page }) => {
  await signInAsDemo(page)
  await page.goto("/login")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Demo")
})
