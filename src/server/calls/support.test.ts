import { describe, expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { type Behaviour, openFakeModel } from "../../../test/fake-model.ts"
import { makeMember } from "../../../test/make.ts"
import { mail } from "../../contract/mail.ts"
import { support } from "../../contract/support.ts"
import { noMatch } from "../../domain/support/canned.ts"
import { readConfig } from "../config.ts"
import { listSupportMessages } from "../db/operator.ts"
import type { Mailer, OutgoingMail } from "../outside/mail/mailer.ts"
import { assembleParts } from "../parts.ts"

async function open(...behaviours: Behaviour[]) {
  const model = await openFakeModel(...behaviours)
  const app = await openApp({
    env: {
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "fake",
      AI_BASE_URL: model.url,
      SUPPORT_EMAIL: "help@shop.example",
    },
  })
  return { model, ask: asker(app) }
}

const asker = (app: Awaited<ReturnType<typeof openApp>>) => {
  const browser = app.browser()
  return async (message: string) => (await browser.call(support.chat, { body: { message } })).json()
}

describe("without a model", () => {
  it("answers from the FAQ and names its source", async () => {
    const ask = asker(await openApp())
    expect(await ask("what does it cost")).toEqual({
      response: expect.stringContaining("$9.99 a month"),
      item: { id: "price", question: "What does Search Simple cost?" },
    })
  })

  it("says what it can help with if nothing matches", async () => {
    const ask = asker(await openApp())
    expect(await ask("tell me about the weather tomorrow")).toEqual({ response: noMatch, item: null })
  })

  it("says who writes here", async () => {
    const ask = asker(await openApp())
    expect((await ask("is the text written by chatgpt")).response).toMatch(/our built-in writer writes\.$/)
  })

  it("names the contact page, and the operator's address if there is one", async () => {
    const named = asker(await openApp({ env: { SUPPORT_EMAIL: "help@shop.example" } }))
    expect((await named("can I get a refund")).response).toContain("help@shop.example")
    expect((await asker(await openApp())("can I get a refund")).response).toContain("contact page")
  })

  it("refuses what is blank, too long or too often", async () => {
    const app = await openApp()
    const browser = app.browser()
    const status = async (message: string) => (await browser.call(support.chat, { body: { message } })).statusCode
    expect(await status("   ")).toBe(400)
    expect(await status("a".repeat(1001))).toBe(400)
    expect(await status("a".repeat(1000))).toBe(200)
    const all = await Promise.all(Array.from({ length: 60 }, () => status("price")))
    expect(all).toContain(429)
    expect(await status("price")).toBe(429)
  })
})

describe("with a model", () => {
  it("gives the model's answer if the model keeps to the given answers", async () => {
    const { model, ask } = await open({ say: { answer: "It is $9.99 a month, all platforms included." } })
    expect((await ask("so what do I pay?")).response).toBe("It is $9.99 a month, all platforms included.")
    expect(model.asked[0]?.system).toContain("$9.99")
    expect(model.asked[0]?.user).toContain("so what do I pay?")
  })

  it.each<[string, Behaviour]>([
    ["invents a price", { say: { answer: "It is $4.99 a month." } }],
    ["makes a promise", { say: { answer: "You get a lifetime warranty." } }],
    ["names another address", { say: { answer: "Write to boss@other.example." } }],
    ["goes on and on", { say: { answer: "Yes. ".repeat(300) } }],
    ["has no answer", { say: { answer: " " } }],
    ["answers something else", { say: "no JSON" }],
    ["refuses", { status: 401 }],
  ])("gives its own answer if the model %s", async (_, behaviour) => {
    const { ask } = await open(behaviour)
    expect((await ask("what does it cost")).response).toMatch(/^There is one plan/)
  })

  it("stops asking a model that keeps failing", async () => {
    const { model, ask } = await open({ status: 401 })
    for (let time = 0; time < 8; time++) await ask("what does it cost")
    expect(model.asked).toHaveLength(5)
  })
})

describe("a message to the operator", () => {
  const body = { email: "buyer@shop.example", message: "I was charged twice.\nPlease help." }

  it("waits in the outbox once, with the sender's address for replies", async () => {
    const app = await openApp()
    const browser = app.browser()
    expect((await browser.call(support.writeToSupport, { body })).statusCode).toBe(204)
    expect((await browser.call(support.writeToSupport, { body })).statusCode).toBe(204)
    const mails = (await browser.call(mail.listOutbox, {})).json()
    expect(mails).toMatchObject([
      { to: "operator", kind: "support-message", replyTo: body.email, subject: `Support message from ${body.email}` },
    ])
    expect(mails[0].text).toContain("I was charged twice.\n\nPlease help.")
    expect(mails[0].text).toContain("not signed in")
  })

  it("names the sender's account, and is listed for the operator", async () => {
    const app = await openApp()
    const { browser, registration } = await makeMember(app)
    await browser.call(support.writeToSupport, { body })
    expect(await listSupportMessages(app.db)).toEqual([
      { createdAt: expect.any(Date), email: body.email, account: registration.email, message: body.message },
    ])
  })

  it("goes to the support address, or otherwise to the sender of our emails", async () => {
    for (const [env, to] of [
      [{ SUPPORT_EMAIL: "help@shop.example" }, "help@shop.example"],
      [{}, "hello@shop.example"],
    ] as const) {
      const app = await openApp()
      await app.browser().call(support.writeToSupport, { body })
      const sent: OutgoingMail[] = []
      const mailer: Mailer = {
        close() {},
        async deliver(outgoing) {
          sent.push(outgoing)
          return { outcome: "sent" }
        },
      }
      const config = readConfig({ ...env, SMTP_URL: "smtp://127.0.0.1:2525", MAIL_FROM: "Shop <hello@shop.example>" })
      await assembleParts({ config, db: app.db, now: app.clock.now, mailer }).mail.sendWaiting()
      expect(sent).toMatchObject([{ to, replyTo: body.email }])
    }
  })

  it.each([
    [{ ...body, email: "nowhere" }, "Valid email is required"],
    [{ ...body, message: " help " }, "Please describe what you need in a few more words"],
    [{ ...body, message: "x".repeat(4001) }, "A message has at most 4000 characters"],
  ])("says what is wrong with it", async (wrong, message) => {
    const browser = (await openApp()).browser()
    const reply = await browser.call(support.writeToSupport, { body: wrong })
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  })

  it("can be sent five times an hour from one address", async () => {
    const browser = (await openApp()).browser()
    const send = (n: number) =>
      browser.call(support.writeToSupport, { body: { ...body, message: `${body.message} ${n}` } })
    for (let n = 0; n < 5; n++) expect((await send(n)).statusCode).toBe(204)
    expect((await send(6)).statusCode).toBe(429)
  })
})
