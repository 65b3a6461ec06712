import type { LightMyRequestResponse } from "fastify"
import { expect } from "vitest"
import { auth } from "../src/contract/auth.ts"
import { billing } from "../src/contract/billing.ts"
import { accountNotices } from "../src/domain/mail/account-notices.ts"
import { checkouts, outbox } from "../src/server/db/schema.ts"
import type { TestApp, TestBrowser } from "./app.ts"
import { mailsTo, openToken } from "./mailbox.ts"
import { makeMember } from "./make.ts"

export const cards = {
  works: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  poor: "4000 0000 0000 9995",
  asks: "4000 0025 0000 3155",
  failsLater: "4000 0000 0000 0341",
} as const

export const cardOf = (number: string) => ({ number, expiry: "12/34", cvc: "123" })

export async function begin(browser: TestBrowser) {
  const reply = await browser.call(billing.createSubscription, {})
  if (reply.statusCode !== 200) throw new Error(`no checkout: ${reply.body}`)
  return reply.json()
}

export const confirm = (
  browser: TestBrowser,
  clientSecret: string,
  number: string = cards.works,
  email = "payer@shop.example",
): Promise<LightMyRequestResponse> =>
  browser.call(billing.confirmInSandbox, { body: { clientSecret, card: cardOf(number), email } })

export const verify = (browser: TestBrowser, paymentIntentId: string): Promise<LightMyRequestResponse> =>
  browser.call(billing.verifyPayment, { body: { paymentIntentId } })

/** Goes through the checkout; returns the payment's id. */
export async function pay(browser: TestBrowser, number: string = cards.works): Promise<string> {
  const { clientSecret, paymentIntentId } = await begin(browser)
  const reply = await confirm(browser, clientSecret, number)
  if (reply.statusCode !== 200) throw new Error(`not paid: ${reply.body}`)
  return paymentIntentId
}

/** A user with an account who has paid. */
export async function makePayer(app: TestApp, number: string = cards.works) {
  const member = await makeMember(app)
  return { ...member, paymentId: await pay(member.browser, number) }
}

export const userOf = async (browser: TestBrowser) => (await browser.call(auth.getUser, {})).json()
export const subscriptionOf = async (browser: TestBrowser) => (await browser.call(billing.getSubscription, {})).json()

/** Moves the clock of the running product, with everything that happens until then. */
export async function letPass(app: TestApp, days: number, hours = 0): Promise<void> {
  const reply = await app.browser().call(billing.moveClock, { body: { days, hours } })
  if (reply.statusCode !== 200) throw new Error(`the clock stands: ${reply.body}`)
}

/** Inactivity has ended the session since. */
export const signInAgain = (
  browser: TestBrowser,
  { username, password }: { username: string; password: string },
): Promise<LightMyRequestResponse> => browser.call(auth.signIn, { body: { username, password } })

/** The emails about money, in order. */
export const mailsOf = async (app: TestApp): Promise<string[]> =>
  (await app.db.select().from(outbox).orderBy(outbox.createdAt))
    .map(({ template }) => template)
    .filter((template) => !accountNotices.some((kind) => kind === template))

/** The payer whose payment this browser, or account, knows. */
export const payerEmail = "payer@shop.example"
export const checkoutOf = async (browser: TestBrowser) => (await browser.call(billing.getCheckout, {})).json()
export const claimWith = (browser: TestBrowser, token: string): Promise<LightMyRequestResponse> =>
  browser.call(billing.claim, { body: { token } })
export const attach = (
  browser: TestBrowser,
  how: "attach" | "refund" | "replace" = "attach",
): Promise<LightMyRequestResponse> => browser.call(billing.attachPayment, { body: { how } })

/** The secret in the latest email to the payer. */
export async function claimTokenOf(app: TestApp): Promise<string> {
  const mails = await mailsTo(app, payerEmail, "claim-reminder")
  const [mail] = mails.length > 0 ? mails : await mailsTo(app, payerEmail, "claim-payment")
  return String(openToken(mail))
}

/** Who has access through the only payment: one owner, or nobody. */
export async function expectOwner(app: TestApp, owner: TestBrowser | null, others: readonly TestBrowser[] = []) {
  const [row] = await app.db.select().from(checkouts)
  expect(row?.state).toBe(owner === null ? "paid" : "claimed")
  expect(row?.userId ?? null).toBe(owner === null ? null : (await userOf(owner)).id)
  if (owner !== null) expect((await userOf(owner)).hasAccess).toBe(true)
  for (const other of others) expect((await userOf(other)).hasAccess ?? false).toBe(false)
}
