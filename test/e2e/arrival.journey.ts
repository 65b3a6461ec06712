import {
  expect,
  inMotion,
  notThere,
  openAlive,
  registerOnTheSide,
  setTheme,
  signInAsDemo,
  test,
  unexpected,
} from "./fixtures.ts"

test.use(inMotion)

const headline = "Make Search Simple with Instant AI Optimization"

test.describe("at the first visit", () => {
  test.use({ isOwnContext: true })

  test("a subscriber never sees the landing page, not even for one frame", async ({ page }) => {
    await signInAsDemo(page)
    await page.addInitScript((text) => {
      const seen = { landing: false }
      Object.assign(window, { seen })
      new MutationObserver(() => {
        if (document.body?.textContent?.includes(text)) seen.landing = true
      }).observe(document, { childList: true, subtree: true })
    }, headline)
    for (const path of ["/", "/welcome", "/no/such/page", "/seo-generator"]) {
      await page.goto(path)
      await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible()
      expect([path, await page.evaluate(() => Reflect.get(window, "seen").landing)]).toEqual([path, false])
    }
  })

  test("a prerendered page hydrates in place", async ({ page, faults }) => {
    // Marks the document's elements before any script of ours runs; a rendered element has no mark.
    await page.addInitScript(() => {
      document.addEventListener("readystatechange", () => {
        if (document.readyState !== "interactive") return
        for (const element of document.querySelectorAll<HTMLElement>("#root *")) element.dataset.marked = "true"
      })
    })
    for (const path of ["/home", "/faq", "/login", "/register", "/terms", "/privacy", "/logo-demo"]) {
      await openAlive(page, path)
      for (const part of ["header", "main", "h1", "form", "input", "footer"])
        await expect(page.locator(`${part}:not([data-marked])`)).toHaveCount(0)
      await page.getByRole("button", { name: "Open menu" }).click()
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
    }
    expect(unexpected(faults)).toEqual([])
  })
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("the public pages can be read", async ({ page }) => {
    for (const path of ["/home", "/faq", "/terms", "/privacy", "/login"]) {
      await page.goto(path)
      await expect(page.locator("h1")).toBeVisible()
    }
    await page.goto("/faq")
    await page.getByText("What does Search Simple cost?").click()
    await expect(page.getByText("$9.99 a month")).toBeVisible()
  })
})

test("a visitor at the root or at a tool's address sees the landing page, and stays there", async ({
  page,
  faults,
}) => {
  for (const path of ["/", "/seo-generator", "/settings", "/content-history", "/no/such/page"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline)
    await page.waitForLoadState("networkidle")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline)
  }
  expect(unexpected(faults)).toEqual([notThere])
})

test("a user without a subscription sees the landing page and keeps the session", async ({ page }) => {
  await registerOnTheSide(page)
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline)
  await page.waitForLoadState("networkidle")
  expect((await page.request.get("/api/auth/user")).status()).toBe(200)
})

test("an arrival from the sign-in shows a message and then clears the address", async ({ page }) => {
  await signInAsDemo(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route("**/api/auth/user", async (route) => {
    await held
    await route.continue()
  })
  await page.goto("/?auth_success=true")
  await expect(page.getByText("Completing login...")).toBeVisible()
  letGo()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Demo")
  await expect(page).toHaveURL("/")
})

test("a failed sign-in shows a message and clears the address", async ({ page }) => {
  await page.goto("/?auth_error=true")
  await expect(page).toHaveURL("/")
  await expect(page.getByText(/sign.*did not work|could not be signed in|not.*signed in/i).first()).toBeVisible()
})

test("a dashboard that loses its access leaves with a message", async ({ page }) => {
  await signInAsDemo(page)
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Demo")
  await page.route("**/api/auth/logout", async (route) => {
    await expect(page.getByText("Redirecting to home...")).toBeVisible()
    await route.continue()
  })
  await page.context().clearCookies()
  // Another tab returned from the sign-in page: the user is fetched again.
  await page.evaluate(() => history.pushState(null, "", "/?auth_success=true"))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline)
})

test("the theme is there before the first paint, follows the system, and is remembered", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await page.goto("/home")
  await expect(page.locator("html")).toHaveClass(/dark/)
  await page.getByRole("button", { name: /light/i }).click()
  await expect(page.locator("html")).not.toHaveClass(/dark/)
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light")
  await page.reload()
  await expect(page.locator("html")).not.toHaveClass(/dark/)
})

test("if reduced motion is requested, another theme appears in one step", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/faq")
  const moving = await page.evaluate(() => {
    document.documentElement.classList.toggle("dark")
    return document.getAnimations().length
  })
  expect(moving).toBe(0)
})

test("the theme needs no script of the page itself", async ({ page }) => {
  await setTheme(page, "dark")
  await page.route("**/assets/*.js", (route) => route.abort())
  await page.goto("/home")
  await expect(page.locator("html")).toHaveClass(/dark/)
})

test("old caches and hints are removed, and the version is stamped", async ({ page }) => {
  await page.goto("/faq")
  await page.evaluate(() =>
    Promise.all(["search-simple-v1", "workbox-precache", "somebody-else"].map((name) => caches.open(name))),
  )
  await openAlive(page, "/home")
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["somebody-else"])
  await expect(page.locator("link[rel=preload], link[rel=prefetch]")).toHaveCount(0)
  await expect(page.locator("html")).toHaveAttribute("data-app-version", /\d+\.\d+\.\d+/)
})

test("a page that requires a subscription leads to the checkout, without an error", async ({ page, faults }) => {
  await signInAsDemo(page)
  await page.route("**/api/auth/user", (route) =>
    route.fulfill({
      status: 403,
      json: { message: "An active subscription is needed.", code: "subscription_required" },
    }),
  )
  await page.goto("/faq")
  await expect(page).toHaveURL("/subscribe")
  expect(unexpected(faults).filter((fault) => !/status of 403/.test(fault))).toEqual([])
})

test("the public menu shows the current page, and closes by choosing, by the backdrop and by Escape", async ({
  page,
}) => {
  await page.goto("/home")
  const menu = page.getByRole("navigation", { name: "Main" })
  await page.getByRole("button", { name: "Open menu" }).click()
  await expect(menu.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page")
  await menu.getByRole("link", { name: "FAQ" }).click()
  await expect(page).toHaveURL("/faq")
  await expect(menu).toBeHidden()
  await page.getByRole("button", { name: "Open menu" }).click()
  await page.mouse.click(10, 400)
  await expect(menu).toBeHidden()
  await page.getByRole("button", { name: "Open menu" }).click()
  await page.keyboard.press("Escape")
  await expect(menu).toBeHidden()
  await page.getByRole("button", { name: "Open menu" }).click()
  await menu.getByRole("link", { name: "Login" }).click()
  await expect(page).toHaveURL("/login")
})

test("a page whose code is missing offers a way to continue", async ({ page }) => {
  await openAlive(page, "/home")
  await page.route("**/assets/terms*.js", (route) => route.fulfill({ status: 404, body: "" }))
  await page.getByRole("link", { name: "Terms" }).first().click()
  await expect(page.getByRole("button", { name: /reload|again/i })).toBeVisible()
})

test("an unreachable server causes a message, which disappears when it is back", async ({ page, context }) => {
  await openAlive(page, "/home")
  await context.setOffline(true)
  // A machine without any network does not report losing it.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("offline")))
    await expect(page.getByText(/offline/i)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await context.setOffline(false)
  await expect(page.getByText(/offline/i)).toBeHidden()
})
