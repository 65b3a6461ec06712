import Stripe from "stripe"
import { expect, test } from "vitest"
import { isSigned, signEvent } from "./signature.ts"

const now = new Date("2026-11-21T09:00:00Z")
const secret = "whsec_1"
const body = '{"id":"evt_1","object":"event"}'

test("Stripe's library signs as we expect, and accepts our signatures", () => {
  const timestamp = now.getTime() / 1000
  const theirs = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  expect(isSigned(body, theirs, { secret, now })).toBe(true)
  const read = Stripe.webhooks.constructEvent(
    body,
    signEvent(body, secret, now),
    secret,
    300,
    undefined,
    timestamp * 1000,
  )
  expect(read.id).toBe("evt_1")
})

test("one correct signature of several is enough", () => {
  const [time = "", right = ""] = signEvent(body, secret, now).split(",")
  expect(isSigned(body, `${time},v1=abc,${right}`, { secret, now })).toBe(true)
  expect(isSigned(body, `${time},v0=${right.slice(3)}`, { secret, now })).toBe(false)
})
