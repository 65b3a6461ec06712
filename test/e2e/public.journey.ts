import { rmSync } from "node:fs"
import { gzipSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { ServerProcess } from "../faults/server-process.ts"
import { makeDataFolder } from "./data-folder.ts"
import { expect, expectSound, inMotion, openAlive, screens, test, unexpected } from "./fixtures.ts"

test.use(inMotion)

const pages = ["/home", "/faq", "/terms", "/privacy", "/contact", "/logo-demo", "/login", "/register"]

test("every internal link leads to a page, and every fragment to a place on it", async ({ request }) => {
  const found = new Map<string, string>()
  const documents = new Map<string, string>()
  for (const path of pages) {
    const html = await (await request.get(path)).text()
    documents.set(path, html)
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"]+)"/g))
      found.set(new URL(href, `http://here${path}`).href.replace("http://here", ""), path)
  }
  expect(found.size).toBeGreaterThan(40)
  for (const [href, from] of found) {
    const [path = "", fragment] = href.split("#")
    const reply = await request.get(path)
    expect([from, href, reply.status()]).toEqual([from, href, 200])
    // An unknown path answers with the landing page, so 200 alone proves nothing.
    const isPage = reply.headers()["content-type"]?.startsWith("text/html") ?? false
    if (isPage && !path.startsWith("/api/")) expect([href, isKnown(path)]).toEqual([href, true])
    if (fragment) expect([href, documents.get(path)?.includes(`id="${fragment}"`)]).toEqual([href, true])
  }
})

const isKnown = (path: string) => [...pages, "/", "/forgot-password", "/simple-checkout", "/checkout"].includes(path)

test.describe("the head for search engines and link previews", () => {
  test("has each page's title, description, canonical, picture and data", async ({ request, baseURL }) => {
    for (const path of ["/home", "/faq"]) {
      const html = await (await request.get(path)).text()
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}" />`)
      expect(html).not.toContain("__ORIGIN__")
      const picture = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? ""
      const png = await (await request.get(picture)).body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    }
    const data = async (path: string) => {
      const html = await (await request.get(path)).text()
      return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "null")["@graph"]
    }
    const [organization, application] = await data("/home")
    expect(organization).toMatchObject({ "@type": "Organization", name: "Search Simple" })
    expect(application).toMatchObject({
      "@type": "SoftwareApplication",
      offers: { "@type": "Offer", price: "9.99", priceCurrency: "USD" },
    })
    const [questions] = await data("/faq")
    expect(questions["@type"]).toBe("FAQPage")
    expect(questions.mainEntity).toHaveLength(25)
  })

  test("robots.txt and the sitemap", async ({ request, baseURL }) => {
    expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
    const map = await (await request.get("/sitemap.xml")).text()
    for (const path of ["/home", "/faq", "/terms", "/privacy"]) expect(map).toContain(`<loc>${baseURL}${path}</loc>`)
    expect(map).not.toContain("/login")
  })
})

test.describe("at the first visit", () => {
  test.use({ isOwnContext: true })

  // React takes 67 of these kilobytes, and the six samples, with their sellers' complete input, ten.
  test("the home page's script is small", async ({ page }) => {
    const scripts: Promise<Buffer>[] = []
    page.on("response", (response) => {
      if (response.url().endsWith(".js") && response.url().includes("/assets/")) scripts.push(response.body())
    })
    await openAlive(page, "/home")
    const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length)
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(116_000)
  })
})

test("with live figures, no launch copy is sent or shown", async ({ page, faults }) => {
  const dataDir = makeDataFolder()
  const server = await new ServerProcess({ DATA_DIR: dataDir, LANDING_STATS: "live" }).waitUntilReady()
  try {
    const html = await (await page.request.get(`${server.origin}/home`)).text()
    expect(html).toContain("See It In Action")
    await page.goto(`${server.origin}/home`)
    const figures = page.getByRole("region", { name: "Search Simple in figures" })
    await expect(figures.getByText("contents generated")).toBeVisible()
    const shown = (await page.locator("main").textContent()) ?? ""
    const launch = ["2,847", "18,394", "avg SEO improvement", "uptime", "What sellers say", "Maren O."]
    expect(launch.filter((text) => html.includes(text) || shown.includes(text))).toEqual([])
    expect(unexpected(faults)).toEqual([])
  } finally {
    await server.end("SIGTERM")
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test("on a phone, the chat's button does not cover the way to subscribe", async ({ page }) => {
  await page.setViewportSize(screens.phone)
  await page.goto("/home")
  const [chat, tryNow] = await Promise.all([
    page.getByRole("button", { name: "Open Search Simple Support" }).boundingBox(),
    page.getByRole("link", { name: "Try Now - $9.99/month", exact: true }).boundingBox(),
  ])
  expect(chat?.x).toBeGreaterThan((tryNow?.x ?? 0) + (tryNow?.width ?? 0))
})

test("where the landing page's buttons lead", async ({ page }) => {
  await page.goto("/home")
  const leads = async (name: string) => page.getByRole("link", { name, exact: true }).first().getAttribute("href")
  expect(await leads("Get 50% Off - Start Now")).toBe("/api/auth/login")
  expect(await leads("How It Works")).toBe("/faq")
  expect(await leads("Try Now - $9.99/month")).toBe("/api/auth/login")
  expect(await leads("Try")).toBe("/api/auth/login")
  expect(await leads("Learn More about the ads builder")).toBe("/faq")
  expect(await leads("Start Now - Get 50% Off")).toBe("/simple-checkout")
})

test.describe("the FAQ", () => {
  test("can be searched by question, answer and tags", async ({ page }) => {
    await page.goto("/faq")
    await expect(page.locator("details")).toHaveCount(25)
    await page.getByRole("searchbox").fill("COUPON")
    await expect(page.locator("details")).toHaveCount(1)
    await page.getByRole("searchbox").fill("no such thing")
    await expect(page.getByText("No results found")).toBeVisible()
    await expect(page.getByText("Try adjusting your search terms")).toBeVisible()
  })

  test("opens a question by its own address, with and without a load", async ({ page }) => {
    await page.goto("/faq#refund")
    await expect(page.locator("#refund")).toBeVisible()
    await expect(page.locator("#cancel")).toBeHidden()
    await page.evaluate(() => {
      location.hash = "cancel"
    })
    await expect(page.locator("#cancel")).toBeInViewport()
  })
})

test.describe("the chat", () => {
  const panel = (page: Page) => page.getByRole("region", { name: "Search Simple Support" })

  async function openChat(page: Page, path = "/home") {
    await page.goto(path)
    await page.getByRole("button", { name: "Open Search Simple Support" }).click()
    await expect(panel(page)).toBeVisible()
  }

  test("answers, with the time beside it, and stays on the next page", async ({ page, faults }) => {
    await openChat(page)
    await expect(panel(page).getByText("Online")).toBeVisible()
    await expect(panel(page).getByRole("list", { name: "Quick questions" }).getByRole("button")).toHaveCount(2)
    const input = panel(page).getByPlaceholder("Ask about pricing, subscriptions, platforms...")
    await expect(input).toBeFocused()
    await expect(panel(page).getByRole("button", { name: "Send" })).toBeDisabled()
    await input.fill("   ")
    await expect(panel(page).getByRole("button", { name: "Send" })).toBeDisabled()
    await input.fill("how can I stop my subscription")
    await input.press("Enter")
    await expect(panel(page).getByText(/Cancel in Settings/)).toBeVisible()
    await expect(input).toBeFocused()
    await expect(panel(page).locator("time")).toHaveCount(3)
    await panel(page).getByRole("link", { name: "Read it in the FAQ" }).click()
    await expect(page).toHaveURL("/faq#cancel")
    await expect(page.locator("#cancel")).toBeVisible()
    await page.reload()
    await expect(panel(page).getByText("how can I stop my subscription")).toBeVisible()
    expect(unexpected(faults)).toEqual([])
  })

  test("shows that an answer is on its way, and accepts nothing meanwhile", async ({ page }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route("**/api/support-chat", async (route) => {
      await held
      await route.continue()
    })
    await openChat(page)
    await panel(page).getByRole("button", { name: "What does Search Simple cost?" }).click()
    await expect(panel(page).getByText("Support is typing")).toBeAttached()
    await expect(panel(page).getByRole("textbox")).toBeDisabled()
    letGo()
    await expect(panel(page).getByText(/\$9\.99 a month/)).toBeVisible()
    await expect(panel(page).getByText("Support is typing")).toHaveCount(0)
  })

  test("answers by keywords if the server does not", async ({ page }) => {
    await page.route("**/api/support-chat", (route) => route.abort())
    await openChat(page)
    const ask = async (text: string) => {
      await panel(page).getByRole("textbox").fill(text)
      await panel(page).getByRole("button", { name: "Send" }).click()
    }
    await ask("what is the price")
    await expect(panel(page).getByText(/\$9\.99 a month/)).toBeVisible()
    await ask("zzz")
    await expect(panel(page).getByText(/I'm here to help with Search Simple questions about pricing/)).toBeVisible()
  })

  test("is 96 units high, minimized 16, and returns the focus when it closes", async ({ page }) => {
    await openChat(page)
    // While it rises, it is slightly off.
    const height = async () => Math.round((await panel(page).boundingBox())?.height ?? 0)
    expect(await height()).toBe(384)
    await panel(page).getByRole("button", { name: "Minimize chat" }).click()
    expect(await height()).toBe(64)
    await panel(page).getByRole("button", { name: "Expand chat" }).click()
    await page.keyboard.press("Escape")
    expect(await height()).toBe(64)
    await panel(page).getByRole("button", { name: "Close chat" }).click()
    await expect(page.getByRole("button", { name: "Open Search Simple Support" })).toBeFocused()
  })

  for (const [screen, viewport] of Object.entries(screens))
    test(`has no fault on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: "reduce" })
      await openChat(page, "/faq")
      await panel(page).getByRole("button", { name: "What does Search Simple cost?" }).click()
      await expect(panel(page).getByText(/\$9\.99 a month/)).toBeVisible()
      for (const isDark of [false, true]) {
        await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), isDark)
        await expectSound(page)
      }
    })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the showcase is readable, an answer opens by its address, and there are no dead controls", async ({ page }) => {
    await page.goto("/home")
    await expect(page.getByRole("heading", { name: "See It In Action" })).toBeVisible()
    await expect(page.getByText("Hand-Carved Oak Serving Board").first()).toBeVisible()
    await expect(page.getByRole("button", { name: "Open Search Simple Support" })).toBeHidden()
    await page.goto("/faq#refund")
    await expect(page.locator("#refund")).toBeVisible()
  })
})
