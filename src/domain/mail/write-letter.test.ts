import { describe, expect, it } from "vitest"
import { accountNotices } from "./account-notices.ts"
import { renderLetter } from "./render-letter.ts"
import { writeLetter } from "./write-letter.ts"

const billingNotices = [
  ...["payment-received", "claim-payment", "claim-reminder", "unclaimed-refunded", "duplicate-refunded"],
  ...["renewal-failed", "subscription-cancelled", "subscription-reactivated", "subscription-ended"],
  ...["payment-refunded", "payment-disputed"],
]
const kinds = [...accountNotices, ...billingNotices]
const sender = { origin: "https://shop.example", supportEmail: "help@shop.example", isTest: false }
const data = {
  ...{ token: "a-b_c", amountCents: 999, expiresAt: "2026-12-21T00:00:00Z", deleteAt: "2026-12-21T00:00:00Z" },
  ...{
    count: 3,
    left: 9,
    title: "Mugs",
    itemId: "7",
    jobId: "8",
    fileName: "mugs.csv",
    written: 2,
    failed: 1,
    device: "Firefox on Linux",
    address: "203.0.113.…",
  },
}

function render(kind: string, given: Readonly<Record<string, unknown>>) {
  const letter = writeLetter(kind, given)
  if (letter === null) throw new Error(`no letter for ${kind}`)
  return renderLetter(letter, sender)
}

describe.each(kinds)("%s", (kind) => {
  it("makes sense in both forms, even with data from an older version", () => {
    for (const given of [data, {}]) {
      const { subject, text, html } = render(kind, given)
      expect(subject).toMatch(/^\S.{5,70}$/)
      expect(text).toContain("help@shop.example")
      for (const form of [subject, text, html]) expect(form).not.toMatch(/undefined|null|NaN|\[object/)
    }
  })

  it("cannot be changed by what people typed", () => {
    const hostile = "<script>alert(1)</script>\r\nBcc: eve@shop.example"
    const { subject, text, html } = render(kind, Object.fromEntries(Object.keys(data).map((name) => [name, hostile])))
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).not.toMatch(/^Bcc:/m)
    expect(html).not.toContain("<script")
  })
})

it("knows no letter by any other name", () => {
  expect(writeLetter("toString", {})).toBeNull()
})
