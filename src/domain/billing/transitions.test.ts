import { expect, test } from "vitest"
import { billingActs, billingStates, stateAfter } from "./transitions.ts"

// Every state and the result of each action; an action that is not named is impossible.
const table = {
  none: "begin:incomplete",
  incomplete: "pay:active decline:incomplete abandon:none",
  active: "renew:active failRenewal:past_due cancel:cancelled end:inactive refund:refunded dispute:disputed",
  past_due: "renew:active failRenewal:past_due cancel:inactive end:inactive refund:refunded dispute:disputed",
  cancelled: "reactivate:active end:inactive refund:refunded dispute:disputed",
  disputed: "winDispute:cancelled loseDispute:refunded end:inactive refund:refunded",
  refunded: "begin:incomplete",
  inactive: "begin:incomplete",
} as const

const rows = billingStates.flatMap((state) => {
  const leads = new Map(table[state].split(" ").map((pair): [string, string] => [pair.split(":")[0] ?? "", pair]))
  return billingActs.map((act) => [state, act, leads.get(act)?.split(":")[1] ?? null] as const)
})

test.each(rows)("%s, %s: %s", (state, act, after) => {
  expect(stateAfter(state, act)).toBe(after)
})

test("every state can be reached from none, and none is a dead end", () => {
  const reached = new Set(["none"])
  for (const state of reached)
    for (const [from, act] of rows) {
      const after = from === state ? stateAfter(from, act) : null
      if (after !== null) reached.add(after)
    }
  expect([...reached].toSorted()).toEqual([...billingStates].toSorted())
  for (const state of billingStates) expect(billingActs.some((act) => stateAfter(state, act) !== null)).toBe(true)
})
