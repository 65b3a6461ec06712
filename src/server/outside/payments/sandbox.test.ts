import { expect, onTestFinished, test } from "vitest"
import { TestClock } from "../../../../test/app.ts"
import { freshDatabase } from "../../../../test/database.ts"
import { standingOf } from "../../../domain/billing/standing.ts"
import {
  type BillingAct,
  type BillingState,
  billingActs,
  billingStates,
  stateAfter,
} from "../../../domain/billing/transitions.ts"
import { openDatabase } from "../../db/open.ts"
import { openSandbox } from "./sandbox.ts"

const works = "4242424242424242"
const failsLater = "4000000000000341"

async function openLife() {
  const fresh = await freshDatabase()
  const { db, close } = await openDatabase({ url: fresh.url })
  onTestFinished(async () => {
    await close()
    await fresh.drop()
  })
  const clock = new TestClock()
  const { payments, sandbox } = openSandbox({ db, now: clock.now })
  const begun = await payments.begin({ checkoutId: "c", attempt: 0, priceId: payments.priceId })
  const { id } = begun.subscription
  const { clientSecret, paymentId } = begun.unpaid ?? { clientSecret: "", paymentId: "" }
  const pass = async (days: number) => {
    clock.walk({ days })
    await sandbox.advance()
  }
  const confirm = async (cardNumber: string) => void (await sandbox.confirm({ clientSecret, email: null, cardNumber }))
  const dispute = async () => {
    await sandbox.act(paymentId, "dispute")
    // We stop the renewals of a disputed subscription.
    await payments.cancelAtEnd(id, "k")
  }
  return {
    state: async (): Promise<BillingState> => {
      const account = await payments.lookUp(id)
      if (account === null) throw new Error("it is gone")
      return standingOf(account.subscription, account.charges, { graceDays: 7 }).state
    },
    reach: {
      incomplete: async () => {},
      active: () => confirm(works),
      past_due: async () => {
        await confirm(failsLater)
        await pass(31)
      },
      cancelled: async () => {
        await confirm(works)
        await payments.cancelAtEnd(id, "k")
      },
      disputed: async () => {
        await confirm(works)
        await dispute()
      },
    },
    act: async (act: BillingAct, from: BillingState) => {
      switch (act) {
        case "pay":
          return confirm(works)
        case "decline":
          return confirm("4000000000000002").catch(() => {})
        case "abandon":
          return pass(1)
        case "renew":
          return from === "past_due" ? sandbox.changeCard(id, works) : pass(31)
        case "failRenewal":
          if (from === "past_due") return pass(3)
          await sandbox.changeCard(id, failsLater)
          return pass(31)
        case "cancel":
          return from === "past_due" ? payments.end(id, "k") : payments.cancelAtEnd(id, "k")
        case "reactivate":
          return payments.resume(id, "k")
        case "end":
          return from === "cancelled" ? pass(31) : payments.end(id, "k")
        case "refund":
          return payments.refund(paymentId, "k")
        case "dispute":
          return dispute()
        case "winDispute":
        case "loseDispute":
          return sandbox.act(paymentId, act)
        default:
          throw new Error(`${act} is no act on what is there`)
      }
    },
  }
}

const ways = billingStates.flatMap((from) =>
  billingActs.flatMap((act) => {
    const after = stateAfter(from, act)
    return after === null || act === "begin" ? [] : [{ from, act, after }]
  }),
)

test.each(ways)("$from, $act: $after, as the table says", async ({ from, act, after }) => {
  const life = await openLife()
  const reach = new Map<string, () => Promise<void>>(Object.entries(life.reach)).get(from)
  await reach?.()
  expect(await life.state()).toBe(from)
  await life.act(act, from)
  expect(await life.state()).toBe(after)
})
