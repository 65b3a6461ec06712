import { expect, test } from "vitest"
import { hasAccess } from "../account/access.ts"
import { type Charge, type ProviderSubscription, standingOf } from "./standing.ts"

const day = (text: string) => new Date(`${text}T09:00:00Z`)

const subscription: ProviderSubscription = {
  id: "sub_1",
  customerId: "cus_1",
  status: "active",
  priceId: "price_1",
  amountCents: 999,
  periodStart: day("2026-12-01"),
  periodEnd: day("2027-01-01"),
  cancelAtPeriodEnd: false,
  cancelAt: null,
  endedAt: null,
}
const charge: Charge = {
  paymentId: "pi_1",
  amountCents: 999,
  currency: "usd",
  refundedCents: 0,
  dispute: null,
  paidAt: day("2026-12-01"),
  invoiceNumber: "1",
}
const older: Charge = { ...charge, paymentId: "pi_0", paidAt: day("2026-11-01") }
const canceled = { status: "canceled", endedAt: day("2026-12-20") }

test.each<[string, Partial<ProviderSubscription>, readonly Charge[], string]>([
  ["paid", {}, [charge], "active active until 2027-01-01, lapses 2027-01-02"],
  ["on trial", { status: "trialing" }, [], "active active until 2027-01-01, lapses 2027-01-02"],
  ["cancelled", { cancelAtPeriodEnd: true }, [charge], "cancelled cancelled until 2027-01-01"],
  ["cancelled to a day", { cancelAt: day("2026-12-24") }, [charge], "cancelled cancelled until 2026-12-24"],
  ["a failed renewal", { status: "past_due" }, [older], "past_due active until 2026-12-01, lapses 2026-12-08"],
  ["not paid yet", { status: "incomplete" }, [], "incomplete inactive"],
  ["never paid", { status: "incomplete_expired", endedAt: day("2026-12-02") }, [], "none inactive"],
  ["given up before it was paid", canceled, [], "none inactive"],
  ["over", canceled, [charge], "inactive inactive until 2026-12-20"],
  ["unpaid for long", { status: "unpaid" }, [older], "inactive inactive until 2026-12-01"],
  ["paused", { status: "paused" }, [older], "inactive inactive until 2026-12-01"],
  ["a status we do not know", { status: "dreaming" }, [older], "inactive inactive until 2026-12-01"],
  ["refunded in part", {}, [{ ...charge, refundedCents: 998 }], "active active until 2027-01-01, lapses 2027-01-02"],
  ["refunded", {}, [{ ...charge, refundedCents: 999 }], "refunded inactive until 2026-12-01"],
  ["refunded and ended", canceled, [{ ...charge, refundedCents: 999 }], "refunded inactive until 2026-12-20"],
  [
    "an older one refunded",
    {},
    [{ ...older, refundedCents: 999 }, charge],
    "active active until 2027-01-01, lapses 2027-01-02",
  ],
  ["disputed", {}, [{ ...charge, dispute: "open" }], "disputed active until 2027-01-01, lapses 2027-01-02, held"],
  [
    "an older one disputed",
    {},
    [{ ...older, dispute: "open" }, charge],
    "disputed active until 2027-01-01, lapses 2027-01-02, held",
  ],
  [
    "disputed and stopped",
    { cancelAtPeriodEnd: true },
    [{ ...charge, dispute: "open" }],
    "disputed cancelled until 2027-01-01, held",
  ],
  ["a dispute won", {}, [{ ...charge, dispute: "won" }], "active active until 2027-01-01, lapses 2027-01-02"],
  ["a dispute lost", {}, [{ ...charge, dispute: "lost" }], "refunded inactive until 2026-12-01"],
  ["disputed after its end", canceled, [{ ...charge, dispute: "open" }], "inactive inactive until 2026-12-20"],
])("%s", (_, changes, charges, says) => {
  const found = standingOf({ ...subscription, ...changes }, charges, { graceDays: 7 })
  const { state, status, expiresAt, lapsesAt, isHeld } = found
  const until = expiresAt === null ? "" : ` until ${expiresAt.toISOString().slice(0, 10)}`
  const lapses = lapsesAt === null ? "" : `, lapses ${lapsesAt.toISOString().slice(0, 10)}`
  expect(`${state} ${status}${until}${lapses}${isHeld ? ", held" : ""}`).toBe(says)
})

test.each<[string, Partial<ProviderSubscription>, readonly Charge[], string]>([
  ["renewed late", {}, [charge], "2027-01-02T09:00:00.000Z"],
  ["cancelled", { cancelAtPeriodEnd: true }, [charge], "2027-01-01T09:00:00.000Z"],
  ["unpaid in its grace", { status: "past_due" }, [older], "2026-12-08T09:00:00.000Z"],
])("somebody who is %s has access to the last second, and no longer", (_, changes, charges, end) => {
  const found = standingOf({ ...subscription, ...changes }, charges, { graceDays: 7 })
  const at = Date.parse(end)
  expect([hasAccess(found, new Date(at - 1000)), hasAccess(found, new Date(at))]).toEqual([true, false])
})
