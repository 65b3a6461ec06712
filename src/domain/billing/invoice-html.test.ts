import { expect, test } from "vitest"
import { type Invoice, renderInvoice } from "./invoice-html.ts"

const invoice: Invoice = {
  number: "A-1",
  paidAt: new Date("2026-11-21T23:59:00Z"),
  amountCents: 999,
  refundedCents: 0,
  customer: ["Mara Lindqvist", "mara@shop.example"],
  planName: "Unlimited",
  isTest: false,
}

test("says what was paid, by whom and when", () => {
  const html = renderInvoice(invoice)
  for (const text of [
    "Invoice A-1",
    "November 21, 2026",
    "$9.99",
    "Mara Lindqvist<br>mara&#64;shop.example".replace("&#64;", "@"),
  ])
    expect(html).toContain(text)
  expect(html).not.toContain("Refunded")
  expect(html).not.toContain("Test mode")
})

test("subtracts refunds", () => {
  const html = renderInvoice({ ...invoice, refundedCents: 499 })
  expect(html).toContain("-$4.99")
  expect(html).toContain("<td>Total</td><td>$5.00</td>")
})

test("says that no money moved", () => {
  expect(renderInvoice({ ...invoice, isTest: true })).toContain("Test mode: no money moved.")
})

test("shows a name as plain text only", () => {
  const html = renderInvoice({ ...invoice, customer: ['<img src=x onerror="alert(1)">', "", "&amp;"], number: "<b>" })
  expect(html).not.toContain("<img")
  expect(html).not.toContain("<b>")
  expect(html).toContain("&#60;img src=x onerror=&#34;alert(1)&#34;&#62;<br>&#38;amp;")
})
