import { describe, expect, it } from "vitest"
import { openApp, type TestBrowser } from "../../../test/app.ts"
import { makeSubscriber } from "../../../test/make.ts"
import { account } from "../../contract/account.ts"
import { history } from "../../contract/history.ts"
import { outbox } from "../db/schema.ts"

const saveDraft = (browser: TestBrowser, notes = "a note") =>
  browser.call(history.save, {
    body: { businessName: "A Kiln", platform: "etsy", contentType: "draft", notes, form: {} },
  })

describe("the storage of a user", () => {
  it("is reported at four fifths, refused when full, and free again for the next save", async () => {
    const app = await openApp({ env: { STORAGE_MAX_ITEMS: "5" } })
    const { browser } = await makeSubscriber(app)
    const replies = []
    for (let count = 0; count < 6; count++) replies.push(await saveDraft(browser))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 413])
    expect(replies.map(({ headers }) => headers["x-storage-notice"] ?? null)).toEqual([
      ...[null, null, null],
      expect.stringMatching(/^Your storage is 80% full\. Delete what you no longer need/),
      expect.stringMatching(/^Your storage is full/),
      null,
    ])
    expect(replies[5]?.json()).toMatchObject({
      code: "storage_full",
      message: expect.stringMatching(/^Your storage is full, so nothing new can be saved\. Delete/),
    })
    await browser.call(history.remove, { params: { id: replies[0]?.json().id } })
    app.clock.walk({ seconds: 6 })
    expect((await saveDraft(browser)).statusCode).toBe(200)
    const other = await makeSubscriber(app)
    expect((await saveDraft(other.browser)).statusCode).toBe(200)
  })

  it("is limited in bytes, including drafts and many simultaneous saves", async () => {
    const app = await openApp({ env: { STORAGE_MAX_MB: "1" } })
    const { browser } = await makeSubscriber(app)
    const form = { products: [{ name: "Mug", description: "x".repeat(200_000) }] }
    const save = () =>
      browser.request({
        method: "POST",
        url: history.save.path,
        payload: { businessName: "A Kiln", platform: "etsy", contentType: "draft", form },
      })
    const statuses = await Promise.all(Array.from({ length: 12 }, save))
    // A fifth one might be the last that fits.
    expect(statuses.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(5)
    expect((await browser.call(account.getStorage, {})).json()).toMatchObject({ maxBytes: 1_000_000 })
  })
})

describe("an emailed link", () => {
  it("cannot be read from the table in which its email waits", async () => {
    const app = await openApp()
    await makeSubscriber(app)
    const [letter] = (await app.browser().request({ url: "/api/dev/outbox" }))
      .json()
      .filter(({ kind }: { kind: string }) => kind === "verify-email")
    const token = new URL(letter.link).searchParams.get("token") ?? ""
    expect(token).toHaveLength(43)
    expect(JSON.stringify(await app.db.select().from(outbox))).not.toContain(token)
  })
})
