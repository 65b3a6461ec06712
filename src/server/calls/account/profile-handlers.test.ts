import { describe, expect, it } from "vitest"
import { openApp } from "../../../../test/app.ts"
import { mailsTo } from "../../../../test/mailbox.ts"
import { makeMember } from "../../../../test/make.ts"
import { client, startProvider } from "../../../../test/open-id-provider.ts"
import { account } from "../../../contract/account.ts"
import { auth } from "../../../contract/auth.ts"

const picture = `data:image/png;base64,${"A".repeat(100)}`

describe("the profile", () => {
  it("changes the fields that are given and no others", async () => {
    const app = await openApp()
    const { browser } = await makeMember(app)
    const stranger = await makeMember(app)
    const body = { firstName: "  Ada ", profileImageUrl: picture }
    const reply = await browser.call(account.changeProfile, { body })
    expect(reply.json()).toMatchObject({ name: "Ada Lindqvist", profileImageUrl: picture })
    expect((await browser.call(auth.getUser, {})).json()).toEqual(reply.json())
    expect((await browser.call(account.changeProfile, { body: {} })).json().firstName).toBe("Ada")
    const bare = await browser.call(account.changeProfile, { body: { profileImageUrl: null } })
    expect(bare.json().profileImageUrl).toBeNull()
    expect((await stranger.browser.call(auth.getUser, {})).json().firstName).toBe("Mara")
  })

  it.each([
    [{ firstName: " " }, "First name is required"],
    [{ lastName: "x".repeat(201) }, "Too long"],
    [{ profileImageUrl: "javascript:alert(1)" }, "The picture must be a PNG, JPEG or WebP"],
    [{ profileImageUrl: "https://elsewhere.example/ada.png" }, "The picture must be a PNG, JPEG or WebP"],
    [{ profileImageUrl: "data:image/svg+xml;base64,AAAA" }, "The picture must be a PNG, JPEG or WebP"],
    [{ profileImageUrl: `data:image/png;base64,${"A".repeat(48_000)}` }, "The picture is too large"],
  ])("refuses %j", async (body, message) => {
    const { browser } = await makeMember(await openApp())
    const reply = await browser.call(account.changeProfile, { body })
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  })

  it("ignores what only we decide, and requires a session", async () => {
    const app = await openApp()
    const { browser } = await makeMember(app)
    const reply = await browser.request({
      method: "PATCH",
      url: account.changeProfile.path,
      payload: { subscriptionStatus: "active", isVerified: true },
    })
    expect(reply.statusCode).toBe(400)
    expect((await app.browser().call(account.changeProfile, { body: {} })).statusCode).toBe(401)
  })
})

describe("the password", () => {
  const newPassword = "a-fresh-kiln-77"

  it("changes for a user who knows the old one, and ends every other session", async () => {
    const app = await openApp()
    const { browser, registration } = await makeMember(app)
    const { username, password: currentPassword, email } = registration
    const other = app.browser()
    await other.call(auth.signIn, { body: { username, password: currentPassword } })
    const body = { currentPassword, newPassword, confirmPassword: newPassword }
    expect((await browser.call(account.changePassword, { body })).statusCode).toBe(200)
    expect((await browser.call(auth.getUser, {})).statusCode).toBe(200)
    expect((await other.call(auth.getUser, {})).statusCode).toBe(401)
    const again = await app.browser().call(auth.signIn, { body: { username, password: newPassword } })
    expect(again.statusCode).toBe(200)
    expect(await mailsTo(app, email, "password-changed")).toHaveLength(1)
  })

  it.each([
    [{ currentPassword: "wrong-one" }, "currentPassword", "The password is not right."],
    [{ confirmPassword: "something-else" }, "confirmPassword", "The new passwords don't match"],
    [{ newPassword: "12345" }, "newPassword", "Password must be at least 6 characters"],
    [{ newPassword: "123456" }, "newPassword", "This is one of the most common passwords. Please choose another one."],
  ])("stays with %j", async (changes, path, message) => {
    const app = await openApp()
    const { browser, registration } = await makeMember(app)
    const { username, password } = registration
    const reply = await browser.call(account.changePassword, {
      body: { currentPassword: password, newPassword, ...changes },
    })
    expect([reply.statusCode, reply.json().issues]).toEqual([400, [{ path, message }]])
    expect((await app.browser().call(auth.signIn, { body: { username, password } })).statusCode).toBe(200)
  })

  it("cannot be guessed by somebody at an open browser", async () => {
    const { browser } = await makeMember(await openApp())
    const body = { currentPassword: "wrong-one", newPassword }
    for (let count = 0; count < 10; count++)
      expect((await browser.call(account.changePassword, { body })).statusCode).toBe(400)
    expect((await browser.call(account.changePassword, { body })).statusCode).toBe(429)
  })
})

it("is reported missing for an account without one, which proves ownership by signing in again", async () => {
  const provider = await startProvider(
    [{ sub: "ada", email: "ada@shop.example", email_verified: true, given_name: "Ada", family_name: "Ng" }],
    ["http://localhost:3000/api/auth/callback"],
  )
  const env = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret }
  const app = await openApp({ env })
  const browser = app.browser()
  const { location } = (await browser.call(auth.openSignIn, {})).headers
  const { pathname, search } = new URL(await provider.signIn(String(location), "ada"))
  await browser.request({ url: `${pathname}${search}` })
  const body = { currentPassword: "nothing", newPassword: "a-fresh-kiln-77" }
  expect((await browser.call(account.changePassword, { body })).json().code).toBe("no_password")
  app.clock.walk({ minutes: 11 })
  const late = await browser.call(account.remove, { body: {} })
  expect([late.statusCode, late.json().message]).toEqual([403, "Please sign in again, and do this within ten minutes."])
})
