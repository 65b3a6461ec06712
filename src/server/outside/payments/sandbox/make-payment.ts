import { randomBytes } from "node:crypto"
import type { SandboxPayment } from "./record.ts"

const randomPart = () => randomBytes(12).toString("hex")

/** An open payment. The holder of the client secret may pay it. */
export function makePayment(amountCents: number, number: number): SandboxPayment {
  const id = `pi_sandbox_${randomPart()}`
  return {
    id,
    clientSecret: `${id}_secret_${randomPart()}`,
    status: "requires_payment_method",
    amountCents,
    refundedCents: 0,
    dispute: null,
    paidAt: null,
    invoiceNumber: `TEST-${randomBytes(4).toString("hex").toUpperCase()}-${String(number).padStart(4, "0")}`,
  }
}
