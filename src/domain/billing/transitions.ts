/** Where somebody stands with us, from the first look at the checkout to the last refund. */
export const billingStates = [
  "none",
  "incomplete",
  "active",
  "past_due",
  "cancelled",
  "disputed",
  "refunded",
  "inactive",
] as const
export type BillingState = (typeof billingStates)[number]

/** Everything that can happen to a subscription, whoever does it. */
export const billingActs = [
  "begin",
  "pay",
  "decline",
  "abandon",
  "renew",
  "failRenewal",
  "cancel",
  "reactivate",
  "end",
  "refund",
  "dispute",
  "winDispute",
  "loseDispute",
] as const
export type BillingAct = (typeof billingActs)[number]

/** What is not in the table cannot happen. */
const transitions: Readonly<Record<BillingState, Partial<Record<BillingAct, BillingState>>>> = {
  none: { begin: "incomplete" },
  incomplete: { pay: "active", decline: "incomplete", abandon: "none" },
  active: {
    renew: "active",
    failRenewal: "past_due",
    cancel: "cancelled",
    end: "inactive",
    refund: "refunded",
    dispute: "disputed",
  },
  // Nothing is paid for that could run to an end, so cancelling ends it at once.
  past_due: {
    renew: "active",
    failRenewal: "past_due",
    cancel: "inactive",
    end: "inactive",
    refund: "refunded",
    dispute: "disputed",
  },
  cancelled: { reactivate: "active", end: "inactive", refund: "refunded", dispute: "disputed" },
  // A dispute stops the renewals. Whoever meant to stay can reactivate after it.
  disputed: { winDispute: "cancelled", loseDispute: "refunded", end: "inactive", refund: "refunded" },
  refunded: { begin: "incomplete" },
  inactive: { begin: "incomplete" },
}

/** The state after it; null where it cannot happen. */
export const stateAfter = (state: BillingState, act: BillingAct): BillingState | null => transitions[state][act] ?? null
