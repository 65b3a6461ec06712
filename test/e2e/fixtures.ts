import { rmSync } from "node:fs"
import { type Browser, test as base, chromium, type Locator, type Page, expect as patient } from "@playwright/test"
import { hasRoomInMemory } from "../database.ts"
import { ServerProcess } from "../faults/server-process.ts"
import { makeRegistration } from "../make.ts"
import { openShop, type Shop } from "./analyzer-site.ts"
import { findChromium } from "./chromium.ts"
import { makeDataFolder } from "./data-folder.ts"
import { findFaults, type Rules } from "./find-faults.ts"
import { openReceiver, type Receiver } from "./hook-receiver.ts"
import { KeptTab } from "./kept-tab.ts"

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

interface Workshop {
  /** Playwright starts other workers for another value, and so another server. */
  readonly isOwnServer: boolean
  /** The two sites on this machine that the server may ask: one that it reads, and one that it tells. */
  readonly shop: Shop
  readonly receiver: Receiver
  readonly server: ServerProcess
  readonly browser: Browser
  readonly tab: KeptTab
}

interface Visit {
  /** For a test that sees a first visit, with nothing cached, or that sets the page's clock. */
  readonly isOwnContext: boolean
  /** Every fault the browser told of on this page: errors, refused resources, violations of the content policy. */
  readonly faults: string[]
}

let visitors = 0

/** Each worker has a real server on a database of its own; each test comes from an address of its own. */
export const test = base.extend<Visit, Workshop>({
  isOwnServer: [false, { option: true, scope: "worker" }],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const shop = await openShop()
      await use(shop)
      shop.server.closeAllConnections()
      shop.server.close()
    },
    { scope: "worker" },
  ],
  receiver: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const receiver = await openReceiver()
      await use(receiver)
      receiver.server.closeAllConnections()
      receiver.server.close()
    },
    { scope: "worker" },
  ],
  server: [
    async ({ shop, receiver }, use) => {
      const dataDir = makeDataFolder()
      const server = await new ServerProcess({
        DATA_DIR: dataDir,
        TRUST_PROXY_HOPS: "1",
        ANALYZER_ALLOW_PRIVATE: shop.host,
        WEBHOOK_ALLOW_PRIVATE: receiver.host,
      }).waitUntilReady()
      await use(server)
      await server.end("SIGTERM")
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: "worker", timeout: 120_000 },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: await findChromium(),
        args: quiet,
        // Playwright makes Chromium share memory through files on the disk, which costs a page load a tenth more.
        ignoreDefaultArgs: hasRoomInMemory() ? ["--disable-dev-shm-usage"] : [],
      })
      await use(browser)
      await browser.close()
    },
    { scope: "worker", timeout: 120_000 },
  ],
  tab: [async ({ browser }, use) => use(new KeptTab(browser)), { scope: "worker" }],
  isOwnContext: [false, { option: true }],
  context: async (
    { browser, tab, isOwnContext, javaScriptEnabled, contextOptions, baseURL, viewport, permissions, extraHTTPHeaders },
    use,
  ) => {
    if (isOwnContext || javaScriptEnabled === false) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
    } else await use(await tab.begin({ ...contextOptions, baseURL, viewport, permissions, extraHTTPHeaders }))
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  baseURL: async ({ server }, use) => use(server.origin),
  // biome-ignore lint/correctness/noEmptyPattern: as above; with the server named here, tests with one of their own start two.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors++
    await use({ "x-forwarded-for": `10.${workerIndex}.${visitors >> 8}.${visitors & 255}` })
  },
  faults: async ({ page }, use) => {
    const faults: string[] = []
    page.on("pageerror", (error) => faults.push(`error: ${error.message}`))
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`error: ${message.text()}`)
    })
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      )
    })
    await use(faults)
  },
})

/** Playwright's own describes the whole page each time it looks in vain; this one does so only once it has given up. */
export const expect = patient.extend({
  async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
    const { timeout = this.timeout } = options
    if (this.isNot) await patient(locator).not.toBeVisible({ timeout })
    else {
      const isSeen = await locator.waitFor({ timeout }).then(
        () => true,
        () => false,
      )
      if (!isSeen) await patient(locator).toBeVisible({ timeout: 1 })
    }
    return { pass: !this.isNot, message: () => "" }
  },
})

/** The motion that a browser shows unless it is asked not to, for `test.use`. */
export const inMotion = { contextOptions: { reducedMotion: "no-preference" } } as const

export const screens = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const

/** What a browser says of the 401 by which a page learns that nobody is signed in. */
const expected = /status of 401/

/** And of a path without a page, which shows something all the same. */
export const notThere = "error: Failed to load resource: the server responded with a status of 404 (Not Found)"

export const unexpected = (faults: readonly string[]): string[] => faults.filter((fault) => !expected.test(fault))

/** A prerendered page, and its code too: on a slow machine the line is quiet before the first script is asked for. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener("page-listens", () => document.documentElement.setAttribute("data-listens", "")),
  )
  await page.goto(path)
  await expect(page.locator("html[data-listens]")).toBeAttached()
  await page.waitForLoadState("networkidle")
}

export const setTheme = (page: Page, theme: "light" | "dark") =>
  page.addInitScript((value) => localStorage.setItem("theme", value), theme)

/** No fault of access, and nothing that sticks out sideways. */
export async function expectSound(page: Page, rules?: Rules): Promise<void> {
  // The skeleton shown while a page's code is fetched has none, and is not the page.
  await expect(page.locator("h1").first()).toBeAttached()
  expect(await findFaults(page, rules)).toEqual([])
  await expectInside(page)
}

/** Nothing sticks out sideways. */
export async function expectInside(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

const setDark = (page: Page, isDark: boolean) =>
  page.evaluate((value) => document.documentElement.classList.toggle("dark", value), isDark)

export async function expectSoundInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await lookInBothThemes(page)
}

async function lookInBothThemes(page: Page, ofLight?: Rules): Promise<void> {
  await setDark(page, false)
  await expectSound(page, ofLight)
  // The dark page differs only in its colors.
  await setDark(page, true)
  await expectSound(page, { only: "color-contrast" })
  await setDark(page, false)
}

/** Each screen, one of them in both themes, and then the screen it was on again. The light colors are seen on the phone. */
export async function expectSoundInEveryLook(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await onEachScreen(page, (screen) =>
    screen === "desktop" ? lookInBothThemes(page, { except: "color-contrast" }) : expectSound(page),
  )
}

/** Each screen and each theme once. For a state of a page: the page itself is checked in every look. */
export async function expectSoundOnAllScreens(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await onEachScreen(page, async (screen) => {
    await setDark(page, screen === "desktop")
    await expectSound(page)
  })
  await setDark(page, false)
}

async function onEachScreen(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  const own = page.viewportSize()
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size)
    await look(screen)
  }
  if (own !== null) await page.setViewportSize(own)
}

export async function signInAsDemo(page: Page): Promise<void> {
  const reply = await page.request.post("/api/auth/login", {
    data: { username: "demo", password: "search-simple" },
  })
  expect(reply.status()).toBe(200)
}

/** What the server answers; a refusal is told where it happens and not three steps later. */
export async function postOnTheSide(page: Page, path: string, data: object) {
  const reply = await page.request.post(path, { data })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return reply.json()
}

export async function registerOnTheSide(page: Page) {
  const registration = makeRegistration({
    username: `maker${Date.now()}${visitors}`,
    email: `maker${Date.now()}${visitors}@shop.example`,
  })
  const reply = await page.request.post("/api/auth/register", { data: registration })
  expect(reply.status()).toBe(201)
  return registration
}
