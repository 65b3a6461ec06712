import { once } from "node:events"
import { rm } from "node:fs/promises"
import { connect } from "node:net"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { openApp, sharedApp, type TestApp } from "../../../test/app.ts"
import { makeMember, setSubscription } from "../../../test/make.ts"
import { makePages } from "../../../test/make-pages.ts"
import { begin, pay } from "../../../test/payer.ts"
import { calls } from "../../contract/index.ts"
import { onFirstUse } from "../../domain/on-first-use.ts"

const pages = onFirstUse(makePages)
afterAll(async () => rm(await pages(), { recursive: true, force: true }))

const openSite = async (env: Record<string, string> = {}) => openApp({ env, pagesFolder: await pages() })

/** For requests that leave nothing behind but members. */
const oneSite = sharedApp(async () => ({ pagesFolder: await pages() }))
const listeningSite = onFirstUse(async () => {
  const site = await oneSite()
  await site.app.listen({ port: 0, host: "127.0.0.1" })
  return site
})

/** Sends this line unchanged, which no client library would, and returns the status of the answer. */
async function statusOf({ app }: TestApp, line: string): Promise<number> {
  const address = app.server.address()
  const socket = connect(typeof address === "object" && address !== null ? address.port : 0, "127.0.0.1")
  onTestFinished(() => void socket.destroy())
  socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const [answer] = await once(socket, "data")
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(String(answer))?.[1])
}

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://search.example",
  APP_KEY: "k".repeat(32),
  PAYMENTS: "sandbox",
}

describe("pages", () => {
  it.each([
    ["/", "landing", "shell"],
    ["/seo-generator?platform=etsy", "landing", "shell"],
    ["/settings", "landing", "shell"],
    ["/home", "landing", "landing"],
    ["/home/", "landing", "landing"],
    ["/checkout", "shell", "shell"],
    ["/?auth_success=true", "shell", "shell"],
    ["/home?auth_success=true", "landing", "landing"],
  ])("at %s are the %s to a visitor and the %s to a subscriber", async (url, forVisitor, forSubscriber) => {
    const app = await oneSite()
    const { id, browser } = await makeMember(app)
    await setSubscription(app.db, id, { status: "active" })
    const visitor = await app.browser().request({ url })
    expect([visitor.statusCode, visitor.body]).toEqual([200, expect.stringContaining(`<title>${forVisitor}`)])
    const subscriber = await browser.request({ url })
    expect(subscriber.body).toContain(`<title>${forSubscriber}`)
  })

  it.each(["/no/such/page", "/health", "/wp-login"])(
    "at %s, where there is none, show the same as at / and say that there is none",
    async (url) => {
      const app = await oneSite()
      const { id, browser } = await makeMember(app)
      await setSubscription(app.db, id, { status: "active" })
      const visitor = await app.browser().request({ url })
      expect([visitor.statusCode, visitor.body]).toEqual([404, expect.stringContaining("<title>landing")])
      const subscriber = await browser.request({ url, headers: { "if-none-match": String(visitor.headers.etag) } })
      expect([subscriber.statusCode, subscriber.body]).toEqual([404, expect.stringContaining("<title>shell")])
    },
  )

  it("open the settings to signed-in users, and the tools to subscribers only", async () => {
    const app = await openSite()
    const { browser } = await makeMember(app)
    expect((await browser.request({ url: "/settings" })).body).toContain("shell")
    expect((await browser.request({ url: "/seo-generator" })).body).toContain("landing")
  })

  it("have the sign-up form at /welcome after a payment, and show no landing page before it", async () => {
    const app = await openSite()
    const payer = app.browser()
    await begin(payer)
    expect((await payer.request({ url: "/welcome" })).body).toContain("<title>landing")
    await pay(payer)
    const welcome = (await payer.request({ url: "/welcome" })).body
    expect(welcome).toContain("<title>shell")
    // They need not ask who is signed in either: nobody is.
    expect(welcome).toContain('data-visitor="none"')
    expect((await payer.request({ url: "/" })).body).toContain("<title>landing")
    expect((await app.browser().request({ url: "/welcome" })).body).toContain("<title>landing")
  })

  it("know their own origin, and are cached only while nothing changes", async () => {
    const app = await openSite({ PUBLIC_URL: "https://search.example" })
    const first = await app.browser().request({ url: "/home" })
    expect(first.body).toContain('href="https://search.example/home"')
    expect(first.headers).toMatchObject({ "cache-control": "no-cache", vary: expect.stringContaining("Cookie") })
    const again = await app
      .browser()
      .request({ url: "/home", headers: { "if-none-match": String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ""])
  })

  it("that search engines must not index say so", async () => {
    const app = await openSite()
    const robots = async (url: string) => (await app.browser().request({ url })).headers["x-robots-tag"]
    expect(await robots("/home")).toBeUndefined()
    expect(await robots("/checkout")).toBe("noindex")
    expect(await robots("/no/such/page")).toBe("noindex")
  })

  it("say if there is no session, so they need not ask", async () => {
    const app = await openSite()
    expect((await app.browser().request({ url: "/checkout" })).body).toContain('<html data-visitor="none" lang="en">')
    const { browser } = await makeMember(app)
    expect((await browser.request({ url: "/checkout" })).body).toContain('<html lang="en">')
  })

  it("are compressed", async () => {
    const app = await openSite()
    const reply = await app.browser().request({ url: "/home", headers: { "accept-encoding": "br, gzip" } })
    expect(reply.headers["content-encoding"]).toBe("br")
  })

  it("for developers are hidden in production and from other machines", async () => {
    const app = await openSite()
    expect((await app.browser().request({ url: "/dev/parts" })).statusCode).toBe(200)
    expect((await app.browser().request({ url: "/dev/nothing" })).statusCode).toBe(404)
    expect((await app.browser({ address: "10.0.0.1" }).request({ url: "/dev/parts" })).statusCode).toBe(404)
    const closed = await openSite(production)
    expect((await closed.browser().request({ url: "/dev/parts" })).statusCode).toBe(404)
  })
})

describe("assets", () => {
  it("are cached forever, because their names change with them", async () => {
    const app = await openSite()
    const reply = await app
      .browser()
      .request({ url: "/assets/entry-abc123.js", headers: { "accept-encoding": "gzip" } })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "gzip",
      "content-type": expect.stringContaining("javascript"),
    })
  })

  it.each([
    "/assets/gone-123.js",
    "/favicon.gif",
    "/pages.json",
    "/home/index.html",
    "/api/nothing",
    "/..%2fapp.ts",
    "/.well-known/change-password",
  ])("are not found at %s, in JSON", async (url) => {
    const app = await oneSite()
    const reply = await app.browser().request({ url })
    expect([reply.statusCode, reply.json().code]).toEqual([404, "not_found"])
  })

  it("answer HEAD", async () => {
    const app = await openSite()
    for (const url of ["/home", "/favicon.svg"])
      expect((await app.browser().request({ method: "HEAD", url })).statusCode).toBe(200)
  })
})

describe("files for search engines", () => {
  it("list the pages to index, and keep search engines out of the rest", async () => {
    const app = await openSite({ PUBLIC_URL: "https://search.example" })
    const sitemap = await app.browser().request({ url: "/sitemap.xml" })
    expect(sitemap.headers["content-type"]).toContain("xml")
    expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
      "https://search.example/home",
    ])
    expect(sitemap.body).toContain("<lastmod>2026-11-20</lastmod>")
    const robots = await app.browser().request({ url: "/robots.txt" })
    expect(robots.body).toContain("Disallow: /api/")
    expect(robots.body).toContain("Sitemap: https://search.example/sitemap.xml")
  })
})

describe("a person who found a vulnerability", () => {
  const url = "/.well-known/security.txt"

  it("can read the contact, which is valid for half a year", async () => {
    const app = await openSite({ PUBLIC_URL: "https://search.example", SUPPORT_EMAIL: "help@search.example" })
    const reply = await app.browser().request({ url })
    expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8")
    expect(reply.body.split("\n")).toEqual([
      "Contact: mailto:help@search.example",
      "Expires: 2027-05-20T09:00:00.000Z",
      "Canonical: https://search.example/.well-known/security.txt",
      "Preferred-Languages: en",
      "",
    ])
  })

  it("finds nothing if there is no contact", async () => {
    expect((await (await openSite()).browser().request({ url })).statusCode).toBe(404)
  })
})

describe("headers", () => {
  it.each(["/home", "/api/auth/user", "/api/nothing", "/assets/gone.js"])("guard %s", async (url) => {
    const app = await openSite(production)
    const { headers } = await app.browser().request({ url })
    expect(headers["content-security-policy"]).toContain("script-src 'self';")
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
    })
  })

  it("do not send an address with a query to others", async () => {
    const app = await openSite()
    const { headers } = await app.browser().request({ url: "/home?payment_intent=pi_1" })
    expect(headers["referrer-policy"]).toBe("no-referrer")
  })

  it("name Stripe's hosts on the checkout, and only if Stripe is configured", async () => {
    const stripe = {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_ID: "price_1",
    }
    const policy = async (env: Record<string, string>, url: string) =>
      (await (await openSite(env)).browser().request({ url })).headers["content-security-policy"]
    expect(await policy(stripe, "/checkout")).toContain("https://js.stripe.com")
    expect(await policy(stripe, "/home")).not.toContain("stripe")
    expect(await policy({}, "/checkout")).not.toContain("stripe")
  })
})

describe("the call reference", () => {
  it("lists every call, for programs and for people", async () => {
    const app = await openSite()
    const description = (await app.browser().request({ url: "/api/openapi.json" })).json()
    const page = await app.browser().request({ url: "/api/docs" })
    expect(page.headers["content-type"]).toContain("text/html")
    expect(page.body).not.toMatch(/<script|https?:\/\/(?!localhost)/)
    for (const call of Object.values(calls).flatMap((area) => Object.values(area))) {
      expect(description.paths[call.path.replaceAll(/:(\w+)/g, "{$1}")][call.method.toLowerCase()].summary).toBe(
        call.summary,
      )
      expect(page.body).toContain(call.path)
    }
  })
})

describe("an invalid path", () => {
  it.each(["//", "///", "//[", "//a:b", "/\\", "//%", "/%", "/%E0%A4%A", "/.//[", "/?//[", "//[::1", "/#"])(
    "answers the path %s without a failure",
    async (url) => {
      expect(await statusOf(await listeningSite(), `GET ${url} HTTP/1.1`)).toBeLessThan(500)
    },
  )
})
