import { brand } from "../brand.ts"
import { formatDollars } from "../plan.ts"

export interface Invoice {
  readonly number: string
  readonly paidAt: Date
  readonly amountCents: number
  readonly refundedCents: number
  /** The payer; empty parts are left out. */
  readonly customer: readonly string[]
  readonly planName: string
  readonly isTest: boolean
}

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const formatDay = (date: Date) =>
  date.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" })

/** An invoice as a self-contained document that opens anywhere and prints on one page. */
export function renderInvoice(invoice: Invoice): string {
  const rows = [
    [`${brand.name}, plan ${invoice.planName}, one month`, formatDollars(invoice.amountCents)],
    ...(invoice.refundedCents > 0 ? [["Refunded", `-${formatDollars(invoice.refundedCents)}`]] : []),
    ["Total", formatDollars(invoice.amountCents - invoice.refundedCents)],
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width"><title>Invoice ${escapeHtml(invoice.number)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }
table { width: 100%; border-collapse: collapse; margin-top: 2rem }
td { border-top: 1px solid #8884; padding: .5rem 0 } td:last-child { text-align: right }
tr:last-child { font-weight: 600 }
</style></head><body>
<h1>Invoice ${escapeHtml(invoice.number)}</h1>
${invoice.isTest ? "<p><strong>Test mode: no money moved.</strong></p>" : ""}
<p>Paid on ${formatDay(invoice.paidAt)}</p>
<p>${invoice.customer
    .filter((line) => line !== "")
    .map(escapeHtml)
    .join("<br>")}</p>
<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`).join("")}</table>
</body></html>
`
}
