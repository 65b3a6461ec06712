import { describe, expect, it } from "vitest"
import { openApp, type TestApp } from "../../../../test/app.ts"
import { mailsTo } from "../../../../test/mailbox.ts"
import { makeMember } from "../../../../test/make.ts"
import { account, type Settings } from "../../../contract/account.ts"
import { auth, type SessionView } from "../../../contract/auth.ts"

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18 Safari/604.1"

async function openTwo() {
  const app = await openApp()
  const member = await makeMember(app)
  const other = app.browser({ address: "203.0.113.9" })
  const { username, password } = member.registration
  app.clock.walk({ minutes: 2 })
  await other.call(auth.signIn, { body: { username, password } }, { "user-agent": phone })
  return { app, ...member, other }
}

const isIn = async (browser: ReturnType<TestApp["browser"]>) =>
  (await browser.call(auth.getUser, {})).statusCode === 200

describe("sessions", () => {
  it("are listed for their owner, without any token", async () => {
    const { app, browser, other } = await openTwo()
    app.clock.walk({ minutes: 1 })
    const reply = await browser.call(auth.listSessions, {})
    const list: SessionView[] = reply.json()
    expect(list.map(({ isCurrent, device, address }) => ({ isCurrent, device, address }))).toEqual([
      { isCurrent: true, device: "An unknown browser", address: "127.0.0.…" },
      { isCurrent: false, device: "Safari on iOS", address: "203.0.113.…" },
    ])
    for (const token of [browser, other].map(({ cookies }) => cookies.get("sid") ?? ""))
      expect(reply.body).not.toContain(token)
  })

  it("end one by one, and nobody can end another user's", async () => {
    const { app, browser, other } = await openTwo()
    const thief = await makeMember(app)
    const list: SessionView[] = (await browser.call(auth.listSessions, {})).json()
    const id = list.find(({ isCurrent }) => !isCurrent)?.id ?? ""
    expect((await thief.browser.call(auth.endSession, { params: { id } })).statusCode).toBe(404)
    expect((await app.browser().call(auth.endSession, { params: { id } })).statusCode).toBe(401)
    expect((await browser.call(auth.endSession, { params: { id } })).statusCode).toBe(204)
    expect((await browser.call(auth.endSession, { params: { id } })).statusCode).toBe(404)
    expect([await isIn(browser), await isIn(other), await isIn(thief.browser)]).toEqual([true, false, true])
  })

  it("end everywhere else, or everywhere", async () => {
    const { browser, other } = await openTwo()
    expect((await browser.call(auth.endSessions, { query: { keep: "current" } })).json()).toEqual({ ended: 1 })
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false])
    expect((await browser.call(auth.endSessions, {})).json()).toEqual({ ended: 1 })
    expect(await isIn(browser)).toBe(false)
  })

  it("are in the security log, which only the owner sees", async () => {
    const { app, browser, registration } = await openTwo()
    app.clock.walk({ minutes: 1 })
    await browser.call(auth.endSessions, { query: { keep: "current" } })
    const entries: { event: string }[] = (await browser.call(account.listSecurityLog, {})).json()
    expect(entries.map(({ event }) => event)).toEqual(["sessions-ended", "signed-in", "signed-in"])
    const { browser: stranger } = await makeMember(app)
    expect((await stranger.call(account.listSecurityLog, {})).json()).toHaveLength(1)
    expect(await mailsTo(app, registration.email, "new-sign-in")).toHaveLength(1)
  })

  it("from another browser cause an email only if the user wants it", async () => {
    const app = await openApp()
    const { browser, registration } = await makeMember(app)
    const settings: Settings = (await browser.call(account.getSettings, {})).json()
    await browser.call(account.saveSettings, { body: { ...settings, emailNotifications: false } })
    const { username, password, email } = registration
    await app.browser().call(auth.signIn, { body: { username, password } }, { "user-agent": phone })
    expect(await mailsTo(app, email, "new-sign-in")).toEqual([])
  })
})

describe("the session timeout", () => {
  const save = async (browser: ReturnType<TestApp["browser"]>, sessionTimeout: Settings["sessionTimeout"]) => {
    const settings: Settings = (await browser.call(account.getSettings, {})).json()
    await browser.call(account.saveSettings, { body: { ...settings, sessionTimeout } })
  }

  it("applies at once, to open sessions", async () => {
    const { app, browser, other } = await openTwo()
    await save(browser, 15)
    app.clock.walk({ minutes: 14 })
    expect(await isIn(browser)).toBe(true)
    app.clock.walk({ minutes: 2 })
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false])
    app.clock.walk({ minutes: 15 })
    expect(await isIn(browser)).toBe(false)
  })

  it("set to never ends no open session and restores none", async () => {
    const { app, browser, other } = await openTwo()
    app.clock.walk({ minutes: 27 })
    expect(await isIn(browser)).toBe(true)
    app.clock.walk({ minutes: 4 })
    await save(browser, "never")
    expect(await isIn(other)).toBe(false)
    app.clock.walk({ days: 20 })
    expect(await isIn(browser)).toBe(true)
    app.clock.walk({ days: 11 })
    expect(await isIn(browser)).toBe(false)
  })
})
