import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test"

/** Without scripts, and of our site: for a blank page, Chromium ends the process that has our code compiled. */
const restingPlace = "/robots.txt"

/** What tests listen to. */
const heard = ["console", "dialog", "pageerror", "request", "response"] as const

/** Of a context's options, those that a test may choose in a kept tab. */
interface Begin {
  readonly baseURL: string | undefined
  readonly viewport: BrowserContextOptions["viewport"] | undefined
  readonly permissions: string[] | undefined
  readonly extraHTTPHeaders: Record<string, string> | undefined
  readonly reducedMotion?: BrowserContextOptions["reducedMotion"]
}

type Script = Awaited<ReturnType<Page["addInitScript"]>>

/**
 * One tab for the tests of a worker, each of which begins it again: without cookies, storage, routes, listeners or
 * scripts of the last one. A page that loads in it takes less than half of what it takes in a new context, whose
 * process has to start and to compile all of our code.
 */
export class KeptTab {
  readonly #browser: Browser
  readonly #scripts: Script[] = []
  #context: BrowserContext | undefined

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async begin({ baseURL, viewport, permissions, extraHTTPHeaders, reducedMotion }: Begin): Promise<BrowserContext> {
    // The defaults of a further tab: a test's own options are set below.
    this.#context ??= await this.#browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      viewport: { width: 1280, height: 720 },
      permissions: [],
      extraHTTPHeaders: {},
      reducedMotion: "reduce",
    })
    const context = this.#context
    const page = await this.#leaveAll(context)
    await forgetAll(context, page)
    await page.setExtraHTTPHeaders({})
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await context.clearPermissions()
    await context.grantPermissions(permissions ?? [])
    await page.emulateMedia({ media: null, colorScheme: "light", reducedMotion: reducedMotion ?? "no-preference" })
    if (viewport) await page.setViewportSize(viewport)
    return context
  }

  /** The first tab, at the resting place; all others are closed. */
  async #leaveAll(context: BrowserContext): Promise<Page> {
    await context.setOffline(false)
    const [first, ...others] = context.pages()
    await Promise.all(others.map((other) => other.close()))
    const page = first ?? (await this.#openTab(context))
    for (const place of [context, page]) {
      for (const event of heard) await place.removeAllListeners(event, { behavior: "ignoreErrors" })
      await place.unrouteAll({ behavior: "ignoreErrors" })
    }
    await Promise.all(this.#scripts.splice(0).map((script) => script.dispose()))
    await page.goto(restingPlace)
    return page
  }

  async #openTab(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    const add = page.addInitScript.bind(page)
    const addAndRemember = async (...given: Parameters<typeof add>): Promise<Script> => {
      const script = await add(...given)
      this.#scripts.push(script)
      return script
    }
    return Object.assign(page, { addInitScript: addAndRemember })
  }
}

const sessions = new WeakMap<Page, CDPSession>()

async function forgetAll(context: BrowserContext, page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await context.newCDPSession(page))
  sessions.set(page, session)
  await context.clearCookies()
  const storageTypes = "local_storage,indexeddb,cache_storage,service_workers"
  await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes })
  await page.evaluate(() => {
    sessionStorage.clear()
    window.name = ""
  })
}
