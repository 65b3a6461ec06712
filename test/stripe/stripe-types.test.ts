import { expect, it } from "vitest"
import { faultsOfCall, findCall, readForm } from "./stripe-calls.ts"

const begin =
  "customer=cus_1&items[0][price]=price_1&payment_behavior=default_incomplete&payment_settings[payment_method_types][0]=card"

/** The stand-in's answer to a request; the key is one of ours unless it is given. */
function faults(method: string, path: string, text: string, { key }: { key?: string } = { key: "ours" }): string[] {
  const call = findCall(method, path)
  if (call === null) throw new Error(`there is no ${method} ${path}`)
  return faultsOfCall({ method, path, params: readForm(text), ...(key !== undefined && { key }) }, call)
}

it.each([
  ["POST", "/v1/subscriptions", begin],
  ["POST", "/v1/subscriptions", `${begin}&billing_mode[type]=flexible&metadata[any]=thing`],
  ["POST", "/v1/subscriptions/sub_1", "cancel_at_period_end=true"],
  ["POST", "/v1/subscriptions/sub_1", "cancel_at="],
  ["POST", "/v1/subscriptions/sub_1", "cancel_at=1795275662"],
  ["GET", "/v1/subscriptions/sub_1", "expand[0]=latest_invoice.confirmation_secret&expand[1]=latest_invoice.payments"],
  ["GET", "/v1/subscriptions/sub_1", "expand[0]=customer"],
  ["GET", "/v1/invoices", "subscription=sub_1&limit=100&expand[0]=data.payments"],
  ["POST", "/v1/refunds", "payment_intent=pi_1&reason=duplicate"],
])("%s %s %s is valid for Stripe", (method, path, text) => {
  expect(faults(method, path, text)).toEqual([])
})

it.each([
  ["a parameter that was removed", "POST", "/v1/subscriptions", `${begin}&coupon=launch`],
  ["a parameter that never was", "POST", "/v1/subscriptions", `${begin}&metdata[a]=b`],
  ["one that never was, further in", "POST", "/v1/subscriptions", `${begin}&items[0][prize]=price_1`],
  ["a misspelt choice", "POST", "/v1/subscriptions", begin.replace("default_incomplete", "default-incomplete")],
  ["a misspelt choice in a list", "POST", "/v1/subscriptions", begin.replace("=card", "=cards")],
  ["what is neither true nor false", "POST", "/v1/subscriptions/sub_1", "cancel_at_period_end=yes"],
  ["what is no date", "POST", "/v1/subscriptions/sub_1", "cancel_at=tomorrow"],
  ["what is missing further in", "POST", "/v1/subscriptions", `${begin}&billing_mode[flexible][x]=1`],
  ["an old way to the payment", "GET", "/v1/subscriptions/sub_1", "expand[0]=latest_invoice.payment_intent"],
  ["what is there anyway", "GET", "/v1/subscriptions/sub_1", "expand[0]=status"],
  ["a list as if it were one", "GET", "/v1/invoices", "expand[0]=payments"],
  ["too deep a way", "GET", "/v1/invoices", "expand[0]=data.payments.data.payment.payment_intent"],
])("finds %s", (_, method, path, text) => {
  expect(faults(method, path, text)).not.toEqual([])
})

it("requires a key of ours wherever money moves", () => {
  expect(faults("POST", "/v1/refunds", "payment_intent=pi_1", {})).toEqual(["the key is not ours"])
  expect(faults("POST", "/v1/refunds", "payment_intent=pi_1", { key: "stripe-node-retry-1" })).toEqual([
    "the key is not ours",
  ])
})
