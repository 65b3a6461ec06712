import { once } from "node:events"
import { createServer } from "node:net"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"
import { expect, it, onTestFinished } from "vitest"
import type { OutgoingMail } from "./mailer.ts"
import { openSmtp } from "./smtp.ts"

const mail: OutgoingMail = {
  messageId: "<one@shop.example>",
  to: "ada@shop.example",
  subject: "Grüße",
  text: "Plain",
  html: "<p>Rich</p>",
  unsubscribe: null,
  replyTo: null,
}

/** A local mail server that records what it receives. */
async function startServer(options: SMTPServerOptions = {}) {
  const got: { to: string[]; content: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, session, done) {
      const content = (await stream.toArray()).join("")
      got.push({ to: session.envelope.rcptTo.map(({ address }) => address), content })
      done()
    },
    ...options,
  })
  server.on("error", () => {})
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  const address = server.server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return { got, url: `smtp://127.0.0.1:${port}` }
}

function open(url: string) {
  const mailer = openSmtp({ url, from: "Search Simple <hello@shop.example>" })
  onTestFinished(mailer.close)
  return mailer
}

it("sends an email with both texts, its own id and one recipient", async () => {
  const { got, url } = await startServer()
  expect(await open(url).deliver(mail)).toEqual({ outcome: "sent" })
  expect(got).toHaveLength(1)
  expect(got[0]?.to).toEqual(["ada@shop.example"])
  for (const part of ["Message-ID: <one@shop.example>", "Auto-Submitted: auto-generated", "text/plain", "text/html"])
    expect(got[0]?.content).toContain(part)
  expect(got[0]?.content).not.toContain("List-Unsubscribe")
})

it("has a header that says where to unsubscribe from news", async () => {
  const { got, url } = await startServer()
  await open(url).deliver({ ...mail, unsubscribe: "https://shop.example/settings" })
  expect(got[0]?.content).toContain("List-Unsubscribe: <https://shop.example/settings>")
})

it("treats an address with a comma as one", async () => {
  const { got, url } = await startServer()
  const delivery = await open(url).deliver({ ...mail, to: "ada@shop.example, eve@shop.example" })
  expect(delivery.outcome).toBe("never")
  expect(got).toEqual([])
})

it("lets no line break in a subject become a header", async () => {
  const { got, url } = await startServer()
  await open(url).deliver({ ...mail, subject: "Hello\r\nBcc: eve@shop.example" })
  expect(got[0]?.to).toEqual(["ada@shop.example"])
  expect(got[0]?.content).not.toMatch(/^Bcc:/m)
})

it.each([
  [550, "never"],
  [421, "later"],
  [451, "later"],
] as const)("takes a refusal with %i as %s", async (responseCode, outcome) => {
  const { url } = await startServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode })),
  })
  expect((await open(url).deliver(mail)).outcome).toBe(outcome)
})

it("tries again if nobody answers, and does not count that as our fault", async () => {
  const nobody = createServer().listen(0, "127.0.0.1")
  await once(nobody, "listening")
  const address = nobody.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  await new Promise((resolve) => nobody.close(resolve))
  expect((await open(`smtp://127.0.0.1:${port}`).deliver(mail)).outcome).toBe("later")
})
