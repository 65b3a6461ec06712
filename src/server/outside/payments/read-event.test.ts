import { expect, test } from "vitest"
import { readEvent } from "./read-event.ts"

const read = (object: unknown, more = {}) =>
  readEvent(new TextEncoder().encode(JSON.stringify({ id: "evt_1", type: "t", created: 1, data: { object }, ...more })))

test.each([
  ["a subscription", { id: "sub_1", object: "subscription", customer: "cus_1" }, "sub_1 - cus_1"],
  [
    "an invoice of today",
    { id: "in_1", object: "invoice", parent: { subscription_details: { subscription: "sub_1" } } },
    "sub_1 - -",
  ],
  [
    "an invoice of an older version",
    { id: "in_1", object: "invoice", subscription: "sub_1", parent: null },
    "sub_1 - -",
  ],
  ["a charge", { id: "ch_1", object: "charge", customer: { id: "cus_1" }, payment_intent: "pi_1" }, "- pi_1 cus_1"],
  ["a payment", { id: "pi_1", object: "payment_intent", customer: null }, "- pi_1 -"],
  ["a dispute", { id: "dp_1", object: "dispute", charge: "ch_1", payment_intent: { id: "pi_1" } }, "- pi_1 -"],
  ["what we know nothing of", { object: "balance" }, "- - -"],
])("finds the way from %s", (_, object, way) => {
  const event = read(object)
  expect([event?.subscriptionId, event?.paymentId, event?.customerId].map((id) => id ?? "-").join(" ")).toBe(way)
})

test.each([
  ["no object", {}, {}],
  ["no id", { object: "charge" }, { id: undefined }],
  ["an id that is none", { object: "charge" }, { id: 7 }],
  ["an id without end", { object: "charge" }, { id: "x".repeat(201) }],
])("is not an event with %s", (_, object, more) => {
  expect(read(object, more)).toBeNull()
})

test("is not an event if it is not JSON", () => {
  expect(readEvent(new TextEncoder().encode("{"))).toBeNull()
  expect(readEvent(new Uint8Array([0xff, 0xfe]))).toBeNull()
})
