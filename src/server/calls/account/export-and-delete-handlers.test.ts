import { unzipSync } from "fflate"
import { describe, expect, it } from "vitest"
import { openApp } from "../../../../test/app.ts"
import { FakeWriter } from "../../../../test/fake-writer.ts"
import { mailsTo } from "../../../../test/mailbox.ts"
import { makeForm, makeMember, makeSubscriber } from "../../../../test/make.ts"
import { makePayer } from "../../../../test/payer.ts"
import { account } from "../../../contract/account.ts"
import { auth } from "../../../contract/auth.ts"
import { bulk } from "../../../contract/bulk.ts"
import { seo } from "../../../contract/seo.ts"
import { billingSubscriptions, contentHistory, payments, users } from "../../db/schema.ts"

describe("everything about me", () => {
  it("is one JSON file with my own data, nobody else's, and without secrets", async () => {
    const app = await openApp({ parts: { writer: new FakeWriter() } })
    const { browser, registration } = await makeSubscriber(app)
    const stranger = await makeSubscriber(app)
    await stranger.browser.call(seo.generate, { body: { ...makeForm(), businessName: "Somebody Else" } })
    await browser.call(seo.generate, { body: makeForm() })
    const reply = await browser.call(account.exportAll, { query: { format: "json" } })
    expect(reply.headers["content-disposition"]).toContain("my-data-2026-11-21.json")
    const data = reply.json()
    expect(data.users).toMatchObject([{ email: registration.email }])
    expect(data.content_history).toHaveLength(1)
    expect(data.seo_content).toHaveLength(1)
    expect(data.products).toMatchObject([{ name: "Speckled Mug No. 1" }])
    expect(data.security_log.length).toBeGreaterThan(0)
    for (const secret of ["Somebody Else", stranger.registration.email, "$argon2", "tokenHash", "searchText"])
      expect(reply.body).not.toContain(secret)
  })

  it("has each product of a long bulk job once", async () => {
    const app = await openApp({ parts: { writer: new FakeWriter() } })
    const { browser } = await makeSubscriber(app)
    const { products: _, ...form } = makeForm(1)
    const source = { fileName: "mugs.csv", platform: null, heads: [], top: [], headAt: null, separator: "," as const }
    const { id } = (await browser.call(bulk.create, { body: { platform: "etsy", form, source } })).json()
    const product = { name: "Mug", description: "Thrown by hand from speckled stoneware." }
    for (const from of [400, 200, 0]) {
      const rows = Array.from({ length: 200 }, (_, at) => ({ line: from + at + 2, product }))
      await browser.call(bulk.addRows, { params: { id }, body: { from, rows } })
    }
    const { bulk_rows } = (await browser.call(account.exportAll, { query: { format: "json" } })).json()
    expect(new Set(bulk_rows.map(({ position }: { position: number }) => position)).size).toBe(600)
  })

  it("is an archive with a file for each kind", async () => {
    const app = await openApp({ parts: { writer: new FakeWriter() } })
    const { browser, registration } = await makeMember(app)
    const reply = await browser.call(account.exportAll, {})
    expect(reply.headers["content-type"]).toBe("application/zip")
    const files = unzipSync(reply.rawPayload)
    expect(JSON.parse(new TextDecoder().decode(files["users.json"]))).toMatchObject([{ email: registration.email }])
    expect(new TextDecoder().decode(files["content_history.json"])).toBe("[]")
  })

  it("requires a recent proof of ownership", async () => {
    const app = await openApp({ parts: { writer: new FakeWriter() } })
    const { browser, registration } = await makeMember(app)
    app.clock.walk({ minutes: 11 })
    expect((await browser.call(account.exportAll, {})).json().code).toBe("proof_required")
    await browser.call(account.confirm, { body: { password: registration.password } })
    expect((await browser.call(account.exportAll, {})).statusCode).toBe(200)
    expect((await app.browser().call(account.exportAll, {})).statusCode).toBe(401)
  })
})

describe("deleting the account", () => {
  it("asks for the password, and then deletes everything except what accounting requires", async () => {
    const app = await openApp({ parts: { writer: new FakeWriter() } })
    const { browser, registration, id } = await makePayer(app)
    const other = app.browser()
    const { username, password, email } = registration
    await other.call(auth.signIn, { body: { username, password } })
    await browser.call(seo.generate, { body: makeForm() })
    expect((await browser.call(account.remove, { body: {} })).json().code).toBe("proof_required")
    expect((await browser.call(account.remove, { body: { password: "wrong-one" } })).statusCode).toBe(400)
    const reply = await browser.call(account.remove, { body: { password } })
    expect(reply.json()).toMatchObject({ success: true, kept: expect.arrayContaining([expect.any(String)]) })
    for (const one of [browser, other]) expect((await one.call(auth.getUser, {})).statusCode).toBe(401)
    expect((await other.call(auth.signIn, { body: { username, password } })).statusCode).toBe(401)
    expect((await app.db.select().from(users)).map((user) => user.id)).not.toContain(id)
    expect(await app.db.select().from(contentHistory)).toEqual([])
    expect(await app.db.select().from(payments)).toMatchObject([{ userId: null, amountCents: 999 }])
    expect(await app.db.select().from(billingSubscriptions)).toMatchObject([{ userId: null, cancelAtPeriodEnd: true }])
    expect(await mailsTo(app, email, "account-deleted")).toHaveLength(1)
  })

  it("leaves other users alone, and requires a session", async () => {
    const app = await openApp({ parts: { writer: new FakeWriter() } })
    const { browser, registration } = await makeMember(app)
    const stays = await makeSubscriber(app)
    await stays.browser.call(seo.generate, { body: makeForm() })
    expect((await app.browser().call(account.remove, { body: {} })).statusCode).toBe(401)
    expect((await browser.call(account.remove, { body: { password: registration.password } })).statusCode).toBe(200)
    expect((await stays.browser.call(auth.getUser, {})).statusCode).toBe(200)
    expect(await app.db.select().from(contentHistory)).toHaveLength(1)
  })

  it("frees the names for the next user", async () => {
    const app = await openApp({ parts: { writer: new FakeWriter() } })
    const { browser, registration } = await makeMember(app)
    await browser.call(account.remove, { body: { password: registration.password } })
    expect((await app.browser().call(auth.register, { body: registration })).statusCode).toBe(201)
  })
})
