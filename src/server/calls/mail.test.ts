import { expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { makeMember } from "../../../test/make.ts"
import { pay } from "../../../test/payer.ts"
import { mail } from "../../contract/mail.ts"

it("shows a developer on this machine every email, with a link to follow", async () => {
  const app = await openApp()
  await pay(app.browser())
  const { registration } = await makeMember(app)
  const list = (await app.browser().call(mail.listOutbox, {})).json()
  expect(list.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    "claim-payment",
    "payment-received",
    "verify-email",
  ])
  const letter = list.find(({ kind }: { kind: string }) => kind === "verify-email")
  expect(letter).toMatchObject({ to: registration.email, state: "queued" })
  expect(letter.link).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/)
  const money = list.find(({ kind }: { kind: string }) => kind === "payment-received")
  expect(money.text).toContain("Test mode: no money moves.")
  expect(letter.text).not.toContain("Test mode")
})

it.each([
  ["from another machine", {}, "203.0.113.9"],
  [
    "in production",
    { NODE_ENV: "production", PUBLIC_URL: "https://shop.example", APP_KEY: "k".repeat(32), PAYMENTS: "sandbox" },
    "127.0.0.1",
  ],
])("shows nothing %s", async (_, env, address) => {
  const app = await openApp({ env })
  expect((await app.browser({ address }).call(mail.listOutbox, {})).statusCode).toBe(404)
})
