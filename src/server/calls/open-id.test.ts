import { describe, expect, it } from "vitest"
import { openApp, type TestApp, type TestBrowser } from "../../../test/app.ts"
import { makeMember, setSubscription } from "../../../test/make.ts"
import { client, startProvider, type TestProvider } from "../../../test/open-id-provider.ts"
import { pay } from "../../../test/payer.ts"
import { auth } from "../../contract/auth.ts"

const callback = "http://localhost:3000/api/auth/callback"
const people = [
  { sub: "ada", email: "ada@shop.example", email_verified: true, given_name: "Ada", family_name: "Ng" },
  { sub: "bo", email: "bo@shop.example", email_verified: false, given_name: "Bo", family_name: "Ek" },
]

async function openWithProvider(): Promise<{ app: TestApp; provider: TestProvider }> {
  const provider = await startProvider(people, [callback])
  const env = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret }
  return { app: await openApp({ env }), provider }
}

const begin = async (browser: TestBrowser) => String((await browser.call(auth.openSignIn, {})).headers.location)

const comeBack = async (browser: TestBrowser, url: string) => {
  const { pathname, search } = new URL(url)
  return (await browser.request({ url: `${pathname}${search}` })).headers.location
}

describe("sign-in through an OpenID provider", () => {
  it("creates an account the first time and finds it the second", async () => {
    const { app, provider } = await openWithProvider()
    const first = app.browser()
    const arrival = await comeBack(first, await provider.signIn(await begin(first), "ada"))
    expect(arrival).toBe("/account-status?status=new_user&email=ada%40shop.example")
    const user = (await first.call(auth.getUser, {})).json()
    expect(user).toMatchObject({ username: null, email: "ada@shop.example", name: "Ada Ng", hasAccess: false })
    await setSubscription(app.db, user.id, { status: "active" })
    const second = app.browser()
    expect(await comeBack(second, await provider.signIn(await begin(second), "ada"))).toBe("/?auth_success=true")
    expect((await second.call(auth.getUser, {})).json().id).toBe(user.id)
  })

  it("finds this browser's earlier payment, even after a failed attempt", async () => {
    const { app, provider } = await openWithProvider()
    const browser = app.browser()
    await pay(browser)
    await comeBack(browser, await provider.signIn(await begin(browser), "bo"))
    expect(await comeBack(browser, await provider.signIn(await begin(browser), "ada"))).toBe("/?auth_success=true")
    expect((await browser.call(auth.getUser, {})).json()).toMatchObject({ hasAccess: true })
  })

  it("drops the session that started the sign-in", async () => {
    const { app, provider } = await openWithProvider()
    const browser = app.browser()
    const url = await begin(browser)
    const before = browser.cookies.get("sid")
    await comeBack(browser, await provider.signIn(url, "ada"))
    expect(browser.cookies.get("sid")).not.toBe(before)
  })

  it("creates no account for an address that the provider does not vouch for", async () => {
    const { app, provider } = await openWithProvider()
    const browser = app.browser()
    const arrival = await comeBack(browser, await provider.signIn(await begin(browser), "bo"))
    expect(arrival).toBe("/account-status?status=not_found&email=bo%40shop.example")
    expect((await browser.call(auth.getUser, {})).statusCode).toBe(401)
  })

  it("gives no access to an existing account with the same address", async () => {
    const { app, provider } = await openWithProvider()
    await makeMember(app, { email: "ADA@shop.example" })
    const browser = app.browser()
    const arrival = await comeBack(browser, await provider.signIn(await begin(browser), "ada"))
    expect(arrival).toContain("status=not_found")
    expect((await browser.call(auth.getUser, {})).statusCode).toBe(401)
  })

  it.each([
    ["another state", (url: URL) => url.searchParams.set("state", "guessed")],
    ["another code", (url: URL) => url.searchParams.set("code", "guessed")],
    ["another issuer", (url: URL) => url.searchParams.set("iss", "https://evil.example")],
    ["no code", (url: URL) => url.searchParams.delete("code")],
    ["the provider's refusal", (url: URL) => url.searchParams.set("error", "access_denied")],
  ])("refuses an answer with %s", async (_name, change) => {
    const { app, provider } = await openWithProvider()
    const browser = app.browser()
    const answer = new URL(await provider.signIn(await begin(browser), "ada"))
    change(answer)
    expect(await comeBack(browser, answer.href)).toBe("/?auth_error=true")
    expect((await browser.call(auth.getUser, {})).statusCode).toBe(401)
  })

  it("refuses an answer meant for another browser, and one that was already used", async () => {
    const { app, provider } = await openWithProvider()
    const victim = app.browser()
    const thief = app.browser()
    const answer = await provider.signIn(await begin(thief), "ada")
    await begin(victim)
    expect(await comeBack(victim, answer)).toBe("/?auth_error=true")
    expect(await comeBack(app.browser(), answer)).toBe("/?auth_error=true")
    expect(await comeBack(thief, answer)).toContain("/account-status")
    expect(await comeBack(thief, answer)).toBe("/?auth_error=true")
  })

  it("forgets an attempt after ten minutes", async () => {
    const { app, provider } = await openWithProvider()
    const browser = app.browser()
    const answer = await provider.signIn(await begin(browser), "ada")
    app.clock.walk({ minutes: 10 })
    expect(await comeBack(browser, answer)).toBe("/?auth_error=true")
  })

  it("continues when the provider signs with new keys", async () => {
    const { app, provider } = await openWithProvider()
    const first = app.browser()
    await comeBack(first, await provider.signIn(await begin(first), "ada"))
    const { id } = (await first.call(auth.getUser, {})).json()
    provider.changeKeys()
    const second = app.browser()
    await comeBack(second, await provider.signIn(await begin(second), "ada"))
    expect((await second.call(auth.getUser, {})).json()).toMatchObject({ id })
  })

  it("says so when the provider is down, and works once it is back", async () => {
    const env = { OIDC_ISSUER: "http://127.0.0.1:9", OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret }
    const { browser } = await openApp({ env })
    expect(await begin(browser())).toBe("/?auth_error=true")
  })
})
