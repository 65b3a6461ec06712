import type { billing as promised } from "../../../contract/billing.ts"
import { renderInvoice } from "../../../domain/billing/invoice-html.ts"
import { plan } from "../../../domain/plan.ts"
import { findOwnPayment, listPayments } from "../../db/billing/payments.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { describeInvoice, invoiceNumber } from "./describe.ts"

/** Payments from our own books: available even if the provider is down. */
export const invoiceHandlers = (parts: Parts): Pick<AreaHandlers<typeof promised>, "listInvoices" | "getInvoice"> => ({
  async listInvoices(_, { user }) {
    return (await listPayments(parts.db, user.id)).map(describeInvoice)
  },

  async getInvoice({ params }, { user }) {
    const row = await findOwnPayment(parts.db, params.id, user.id)
    if (row === null) throw new Problem("not_found")
    const html = renderInvoice({
      number: invoiceNumber(row),
      paidAt: row.paidAt,
      amountCents: row.amountCents,
      refundedCents: row.refundedCents,
      customer: [[user.firstName, user.lastName].filter(Boolean).join(" "), user.email],
      planName: plan.name,
      isTest: row.provider === "sandbox",
    })
    return {
      fileName: `invoice-${invoiceNumber(row)}.html`,
      contentType: "text/html; charset=utf-8",
      content: (async function* () {
        yield html
      })(),
    }
  },
})
