import { expect, it } from "vitest"
import { openApp, type TestApp } from "../../../test/app.ts"
import { makePayer, userOf } from "../../../test/payer.ts"
import { billingSubscriptions } from "../db/schema.ts"
import type { Account } from "../outside/payments/payments.ts"
import { openSandbox } from "../outside/payments/sandbox.ts"
import type { Ledger } from "./ledger.ts"
import { syncSubscription } from "./sync.ts"

const makeLedger = (app: TestApp, lookUp?: (id: string) => Promise<Account | null>): Ledger => {
  const { payments } = openSandbox({ db: app.db, now: app.clock.now })
  return {
    db: app.db,
    now: app.clock.now,
    payments: { ...payments, ...(lookUp && { lookUp }) },
    sandbox: null,
    seal: (text) => text,
    rules: { graceDays: 7, unclaimedRefundDays: 14, priceLockDays: 30 },
    note: () => {},
  }
}

it("an answer to an earlier question that arrives later changes nothing", async () => {
  const app = await openApp()
  const { browser } = await makePayer(app)
  const [row] = await app.db.select().from(billingSubscriptions)
  const id = row?.providerId ?? ""
  const ledger = makeLedger(app)
  const before = await ledger.payments.lookUp(id)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Account | null>()
  const slow = syncSubscription(
    makeLedger(app, () => {
      asked.resolve()
      return answer.promise
    }),
    id,
  )
  await asked.promise
  await ledger.payments.cancelAtEnd(id, "key")
  await syncSubscription(ledger, id)
  answer.resolve(before)
  expect((await slow)?.state).toBe("cancelled")
  expect((await userOf(browser)).subscriptionStatus).toBe("cancelled")
})

it("fifty writers at once write what one would have written", async () => {
  const app = await openApp({ maxConnections: 52 })
  await makePayer(app)
  const [row] = await app.db.select().from(billingSubscriptions)
  const ledger = makeLedger(app)
  await ledger.payments.cancelAtEnd(row?.providerId ?? "", "key")
  const all = Array.from({ length: 50 }, () => syncSubscription(ledger, row?.providerId ?? ""))
  expect(new Set((await Promise.all(all)).map((found) => found?.state))).toEqual(new Set(["cancelled"]))
})

it("a subscription of another shop is left alone", async () => {
  const app = await openApp()
  const ledger = makeLedger(app)
  const { subscription } = await ledger.payments.begin({
    checkoutId: "another shop's",
    attempt: 0,
    priceId: ledger.payments.priceId,
  })
  expect(await syncSubscription(ledger, subscription.id)).toBeNull()
  expect(await app.db.$count(billingSubscriptions)).toBe(0)
})
