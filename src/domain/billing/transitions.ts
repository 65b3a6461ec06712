/** A customer's status, from the first look at the checkout to the last refund. */
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

/** Every event of a subscription, from any source. */
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

/** Anything missing from the table is impossible. */
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
  // There is no paid period left, so canceling ends it at once.
  past_due: {
    renew: "active",
    failRenewal: "past_due",
    cancel: "inactive",
    end: "inactive",
    refund: "refunded",
    dispute: "disputed",
  },
  cancelled: { reactivate: "active", end: "inactive", refund: "refunded", dispute: "disputed" },
  // A dispute stops the renewals. A customer who wants to stay can reactivate afterward.
  disputed: { winDispute: "cancelled", loseDispute: "refunded", end: "inactive", refund: "refunded" },
  refunded: { begin: "incomplete" },
  inactive: { begin: "incomplete" },
}

/** The next state; null if the event is impossible. */
export const stateAfter = (state: BillingState, act: BillingAct): BillingState | null => transitions[state][act] ?? null
