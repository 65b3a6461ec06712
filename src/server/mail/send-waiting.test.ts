import { sql } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { appKey, openApp, type TestApp } from "../../../test/app.ts"
import { readConfig } from "../config.ts"
import { mailedToken, queueMail } from "../db/mail/outbox.ts"
import { outbox } from "../db/schema.ts"
import type { Delivery, Mailer, OutgoingMail } from "../outside/mail/mailer.ts"
import { assembleParts } from "../parts.ts"
import { openSecrets } from "../secrets.ts"

/** Records its calls, and answers as configured. */
class TestMailer implements Mailer {
  readonly sent: OutgoingMail[] = []
  answer: Delivery = { outcome: "sent" }
  readonly close = () => {}
  async deliver(mail: OutgoingMail): Promise<Delivery> {
    this.sent.push(mail)
    return this.answer
  }
}

async function openRoom() {
  const app = await openApp()
  const mailer = new TestMailer()
  const config = readConfig({ PUBLIC_URL: "https://shop.example", APP_KEY: appKey })
  const open = () => assembleParts({ config, db: app.db, now: app.clock.now, mailer }).mail
  return { app, mailer, open }
}

const sealedToken = openSecrets({ appKeys: [appKey], dataDir: "" }).seal("secret-token", mailedToken)

const queue = ({ db }: TestApp, dedupeKey: string, template = "reset-password") =>
  queueMail(db, { dedupeKey, userId: null, toAddress: "ada@shop.example", template, data: { sealedToken } })

/** As if the waiting time, or a lease, had ended. */
const letWaitingEnd = ({ db }: TestApp) => db.update(outbox).set({ nextAt: sql`now() - interval '1 second'` })
const rowsOf = ({ db }: TestApp) => db.select().from(outbox)

describe("the outbox", () => {
  it("sends each email once, however many processes send, and then removes the secret from it", async () => {
    const { app, mailer, open } = await openRoom()
    for (let count = 0; count < 20; count++) await queue(app, `mail ${count}`)
    await queue(app, "mail 0")
    const sent = await Promise.all([1, 2, 3, 4].map(() => open().sendWaiting()))
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(new Set(mailer.sent.map(({ messageId }) => messageId)).size).toBe(20)
    expect(mailer.sent).toHaveLength(20)
    expect(mailer.sent[0]?.text).toContain("https://shop.example/reset-password?token=secret-token")
    expect(mailer.sent[0]?.messageId).toMatch(/^<[\w-]+@shop\.example>$/)
    const rows = await rowsOf(app)
    expect(rows.every(({ state }) => state === "sent")).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(sealedToken)
    expect(await open().sendWaiting()).toBe(0)
  })

  it("tries again after a while, with the same id, and gives up after a day", async () => {
    const { app, mailer, open } = await openRoom()
    await queue(app, "one")
    mailer.answer = { outcome: "later", reason: "ECONNREFUSED" }
    await open().sendWaiting()
    expect(await open().sendWaiting()).toBe(0)
    expect(mailer.sent).toHaveLength(1)
    for (let attempt = 2; attempt <= 9; attempt++) {
      await letWaitingEnd(app)
      await open().sendWaiting()
    }
    expect(mailer.sent).toHaveLength(9)
    expect(new Set(mailer.sent.map(({ messageId }) => messageId)).size).toBe(1)
    expect(await rowsOf(app)).toMatchObject([{ state: "failed", lastError: "ECONNREFUSED", attempts: 9 }])
    await letWaitingEnd(app)
    await open().sendWaiting()
    expect(mailer.sent).toHaveLength(9)
  })

  it("does not retry what the other side will never accept", async () => {
    const { app, mailer, open } = await openRoom()
    await queue(app, "one")
    mailer.answer = { outcome: "never", reason: "EENVELOPE 550" }
    await open().sendWaiting()
    await letWaitingEnd(app)
    await open().sendWaiting()
    expect(mailer.sent).toHaveLength(1)
    expect(await rowsOf(app)).toMatchObject([{ state: "suppressed", data: {} }])
  })

  it("takes over the emails of a killed process, and none before", async () => {
    const { app, mailer, open } = await openRoom()
    await queue(app, "one")
    const taken = Promise.withResolvers<void>()
    mailer.deliver = async () => {
      taken.resolve()
      return new Promise(() => {})
    }
    void open().sendWaiting()
    await taken.promise
    const next = new TestMailer()
    const other = assembleParts({ config: readConfig({}), db: app.db, now: app.clock.now, mailer: next }).mail
    expect(await other.sendWaiting()).toBe(0)
    await letWaitingEnd(app)
    expect(await other.sendWaiting()).toBe(1)
    expect(await rowsOf(app)).toMatchObject([{ state: "sent", attempts: 2 }])
  })

  it("sends an email that may have arrived at most twice, and then leaves it to an operator", async () => {
    const { app, mailer, open } = await openRoom()
    await queue(app, "one")
    for (let time = 1; time <= 4; time++) {
      const taken = Promise.withResolvers<void>()
      const dying = open()
      mailer.deliver = async (mail) => {
        mailer.sent.push(mail)
        taken.resolve()
        return new Promise(() => {})
      }
      if (time <= 2) {
        void dying.sendWaiting()
        await taken.promise
      } else expect(await dying.sendWaiting()).toBe(0)
      await letWaitingEnd(app)
    }
    expect(mailer.sent.map(({ messageId }) => messageId)).toEqual(Array(2).fill(mailer.sent[0]?.messageId))
    expect(await rowsOf(app)).toMatchObject([
      { state: "failed", attempts: 2, lastError: expect.stringContaining("may have arrived") },
    ])
  })

  it("does not count an attempt with a known failure as uncertain", async () => {
    const { app, mailer, open } = await openRoom()
    await queue(app, "one")
    mailer.answer = { outcome: "later", reason: "ECONNREFUSED" }
    for (let time = 0; time < 4; time++) {
      await open().sendWaiting()
      await letWaitingEnd(app)
    }
    mailer.answer = { outcome: "sent" }
    expect(await open().sendWaiting()).toBe(1)
    expect(await rowsOf(app)).toMatchObject([{ state: "sent", attempts: 5, lastError: null }])
  })

  it("says only for news where to unsubscribe", async () => {
    const { app, mailer, open } = await openRoom()
    await queue(app, "one")
    await queue(app, "two", "news")
    await open().sendWaiting()
    expect(mailer.sent.map(({ unsubscribe }) => unsubscribe)).toEqual([null, "https://shop.example/settings"])
  })

  it("is not blocked by a letter that we no longer use", async () => {
    const { app, mailer, open } = await openRoom()
    await queue(app, "old", "no-such-letter")
    await queue(app, "new")
    expect(await open().sendWaiting()).toBe(1)
    expect(mailer.sent).toHaveLength(1)
  })

  it("keeps everything if there is no mail server", async () => {
    const app = await openApp()
    await queue(app, "one")
    const { mail } = assembleParts({ config: readConfig({}), db: app.db, now: app.clock.now })
    expect(await mail.sendWaiting()).toBe(0)
    expect(await rowsOf(app)).toMatchObject([{ state: "queued", attempts: 0, data: { sealedToken } }])
  })
})
