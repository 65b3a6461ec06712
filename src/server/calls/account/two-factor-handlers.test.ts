import { describe, expect, it } from "vitest"
import { openApp, type TestApp } from "../../../../test/app.ts"
import { mailsTo, tokenIn } from "../../../../test/mailbox.ts"
import { makeMember } from "../../../../test/make.ts"
import { pay } from "../../../../test/payer.ts"
import { account } from "../../../contract/account.ts"
import { auth } from "../../../contract/auth.ts"
import { billing } from "../../../contract/billing.ts"
import { recoveryCodes, twoFactor } from "../../db/schema.ts"
import { stepAt, totpCode } from "./totp.ts"

async function enable(app: TestApp) {
  const member = await makeMember(app)
  const { secret } = (await member.browser.call(account.setUpTwoFactor, { body: {} })).json()
  const code = () => totpCode(secret, stepAt(app.clock.now()))
  const reply = await member.browser.call(account.enableTwoFactor, { body: { code: code() } })
  expect(reply.statusCode).toBe(200)
  app.clock.walk({ seconds: 60 })
  const codes: string[] = reply.json().recoveryCodes
  return { ...member, secret, code, codes }
}

async function halfIn(app: TestApp, { username, password }: { username: string; password: string }) {
  const browser = app.browser()
  const reply = await browser.call(auth.signIn, { body: { username, password } })
  expect(reply.json()).toEqual({ twoFactorRequired: true })
  return browser
}

describe("setting up", () => {
  it("shows a secret as text and QR code, and changes nothing until it is confirmed", async () => {
    const app = await openApp()
    const { browser, registration } = await makeMember(app)
    const { secret, otpauthUrl, qrCode } = (await browser.call(account.setUpTwoFactor, { body: {} })).json()
    expect(otpauthUrl).toContain(`secret=${secret}`)
    const svg = Buffer.from(qrCode.replace("data:image/svg+xml;base64,", ""), "base64").toString()
    expect(svg).toMatch(/^<svg .*<\/svg>$/s)
    expect(JSON.stringify(await app.db.select().from(twoFactor))).not.toContain(secret)
    const { username, password } = registration
    const reply = await app.browser().call(auth.signIn, { body: { username, password } })
    expect(reply.json()).toMatchObject({ username, twoFactorEnabled: false })
    const wrong = await browser.call(account.enableTwoFactor, { body: { code: "000000" } })
    expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, "code"])
    expect((await browser.call(account.getTwoFactor, {})).json()).toEqual({ isEnabled: false, recoveryCodesLeft: 0 })
  })

  it("gives ten recovery codes, stored only as hashes", async () => {
    const app = await openApp()
    const { browser, codes, registration } = await enable(app)
    expect(new Set(codes).size).toBe(10)
    const stored = JSON.stringify(await app.db.select().from(recoveryCodes))
    for (const code of codes) expect(stored).not.toContain(code)
    expect((await browser.call(account.getTwoFactor, {})).json()).toEqual({ isEnabled: true, recoveryCodesLeft: 10 })
    expect((await browser.call(auth.getUser, {})).json().twoFactorEnabled).toBe(true)
    expect(await mailsTo(app, registration.email, "two-factor-enabled")).toHaveLength(1)
    for (const call of [
      browser.call(account.setUpTwoFactor, { body: {} }),
      browser.call(account.enableTwoFactor, { body: { code: "000000" } }),
    ])
      expect((await call).json().code).toBe("two_factor_on")
  })

  it("is for the owner only", async () => {
    const app = await openApp()
    const stranger = app.browser()
    for (const call of [account.setUpTwoFactor, account.disableTwoFactor, account.renewRecoveryCodes])
      expect((await stranger.call(call, { body: {} })).statusCode).toBe(401)
    const { browser } = await makeMember(app)
    app.clock.walk({ minutes: 11 })
    expect((await browser.call(account.setUpTwoFactor, { body: {} })).json().code).toBe("proof_required")
    expect((await browser.call(account.enableTwoFactor, { body: { code: "1" } })).json().code).toBe("two_factor_off")
  })
})

describe("signing in", () => {
  it("requires the code after the password; in between, nobody is signed in", async () => {
    const app = await openApp()
    const { registration, code } = await enable(app)
    const browser = await halfIn(app, registration)
    expect((await browser.call(auth.getUser, {})).statusCode).toBe(401)
    const wrong = await browser.call(auth.passTwoFactor, { body: { code: "000000" } })
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, "wrong_code"])
    const reply = await browser.call(auth.passTwoFactor, { body: { code: code() } })
    expect([reply.statusCode, reply.json().username]).toEqual([200, registration.username])
    expect((await browser.call(auth.getUser, {})).statusCode).toBe(200)
  })

  it("accepts no code twice, however many try at once, and no code from a minute ago", async () => {
    const app = await openApp()
    const { registration, code, secret } = await enable(app)
    const [one, two] = await Promise.all([halfIn(app, registration), halfIn(app, registration)])
    const both = await Promise.all(
      [one, two].map((browser) => browser.call(auth.passTwoFactor, { body: { code: code() } })),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    app.clock.walk({ seconds: 90 })
    const late = await halfIn(app, registration)
    const old = totpCode(secret, stepAt(app.clock.now()) - 2)
    expect((await late.call(auth.passTwoFactor, { body: { code: old } })).statusCode).toBe(401)
  })

  it("stops the sixth wrong code in 15 minutes, in any browser", async () => {
    const app = await openApp()
    const { registration, code } = await enable(app)
    for (let count = 0; count < 5; count++) {
      const browser = await halfIn(app, registration)
      expect((await browser.call(auth.passTwoFactor, { body: { code: "000000" } })).statusCode).toBe(401)
    }
    const browser = await halfIn(app, registration)
    expect((await browser.call(auth.passTwoFactor, { body: { code: code() } })).statusCode).toBe(429)
  })

  it("accepts a recovery code once, however it is typed, and notifies the owner", async () => {
    const app = await openApp()
    const { registration, codes } = await enable(app)
    const [first = ""] = codes
    const browser = await halfIn(app, registration)
    const typed = first.toLowerCase().replaceAll("-", " ")
    expect((await browser.call(auth.passTwoFactor, { body: { code: typed } })).statusCode).toBe(200)
    expect((await browser.call(account.getTwoFactor, {})).json().recoveryCodesLeft).toBe(9)
    expect(await mailsTo(app, registration.email, "recovery-code-used")).toHaveLength(1)
    const again = await halfIn(app, registration)
    expect((await again.call(auth.passTwoFactor, { body: { code: first } })).statusCode).toBe(401)
  })

  it("forgets the first step after ten minutes, and requires it", async () => {
    const app = await openApp()
    const { registration, code } = await enable(app)
    const browser = await halfIn(app, registration)
    app.clock.walk({ minutes: 10 })
    const late = await browser.call(auth.passTwoFactor, { body: { code: code() } })
    expect([late.statusCode, late.json().code]).toEqual([401, "sign_in_again"])
    expect((await app.browser().call(auth.passTwoFactor, { body: { code: code() } })).statusCode).toBe(401)
  })

  it("asks about this browser's payment once the code is right, however long that takes", async () => {
    const app = await openApp()
    const { registration, code } = await enable(app)
    const { username, password } = registration
    const browser = app.browser()
    await pay(browser)
    await browser.call(auth.signIn, { body: { username, password } })
    app.clock.walk({ minutes: 11 })
    const late = await browser.call(auth.passTwoFactor, { body: { code: code() } })
    expect(late.json().code).toBe("sign_in_again")
    await browser.call(auth.signIn, { body: { username, password } })
    const reply = await browser.call(auth.passTwoFactor, { body: { code: code() } })
    expect(reply.json()).toMatchObject({ hasAccess: false, asksAboutPayment: true })
    const attached = await browser.call(billing.attachPayment, { body: { how: "attach" } })
    expect(attached.json()).toEqual({ state: "claimed" })
  })

  it("still asks for the code after a password reset", async () => {
    const app = await openApp()
    const { registration } = await enable(app)
    const { email, username } = registration
    await app.browser().call(auth.forgotPassword, { body: { email } })
    const token = await tokenIn(app, email, "reset-password")
    const password = "a-fresh-kiln-77"
    await app.browser().call(auth.resetPassword, { body: { token, password } })
    await halfIn(app, { username, password })
  })
})

describe("switching off", () => {
  it("asks for the password or a code, however recently one was given", async () => {
    const app = await openApp()
    const { browser, registration } = await enable(app)
    expect((await browser.call(account.disableTwoFactor, { body: {} })).json().code).toBe("proof_required")
    const wrong = await browser.call(account.disableTwoFactor, { body: { password: "wrong-one" } })
    expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, "password"])
    const { username, password, email } = registration
    expect((await browser.call(account.disableTwoFactor, { body: { password } })).statusCode).toBe(200)
    const reply = await app.browser().call(auth.signIn, { body: { username, password } })
    expect(reply.json()).toMatchObject({ twoFactorEnabled: false })
    expect(await app.db.select().from(recoveryCodes)).toEqual([])
    expect(await mailsTo(app, email, "two-factor-disabled")).toHaveLength(1)
    expect((await browser.call(account.disableTwoFactor, { body: { password } })).json().code).toBe("two_factor_off")
  })

  it("accepts a code; new recovery codes invalidate the old ones", async () => {
    const app = await openApp()
    const { browser, code, codes } = await enable(app)
    const renewed: string[] = (await browser.call(account.renewRecoveryCodes, { body: {} })).json().recoveryCodes
    expect(renewed).toHaveLength(10)
    expect(renewed.some((one) => codes.includes(one))).toBe(false)
    const old = await browser.call(account.disableTwoFactor, { body: { code: codes[0] ?? "" } })
    expect(old.statusCode).toBe(400)
    expect((await browser.call(account.disableTwoFactor, { body: { code: code() } })).statusCode).toBe(200)
  })
})
