import { plan } from "../../../domain/plan.ts"
import { Problem } from "../../problem.ts"
import type { Payment, Payments } from "./payments.ts"
import { readEvent } from "./read-event.ts"
import { deliverEvents, sandboxSecret } from "./sandbox/mailbox.ts"
import { describeRecord, paymentOf, refuseUnless } from "./sandbox/record.ts"
import {
  advanceAll,
  authorizePayment,
  beginRecord,
  changeById,
  changeCard,
  changePaid,
  confirmPayment,
  endRecord,
  findRecord,
  findRecordByPayment,
  type SandboxParts,
  sandboxPrice,
} from "./sandbox/sandbox.ts"
import { isSigned } from "./signature.ts"

/** Sandbox features: paying without a bank, and playing the bank. */
export interface Sandbox {
  confirm(confirmation: Parameters<typeof confirmPayment>[1]): ReturnType<typeof confirmPayment>
  authorize(authorization: Parameters<typeof authorizePayment>[1]): ReturnType<typeof authorizePayment>
  changeCard(subscriptionId: string, cardNumber: string): Promise<void>
  act(paymentId: string, act: Parameters<typeof changePaid>[2]): Promise<void>
  /** Lets everything happen that is due by now. */
  advance(): Promise<void>
  deliver(receive: Parameters<typeof deliverEvents>[1]): Promise<void>
}

const statuses = {
  requires_payment_method: "open",
  requires_action: "open",
  succeeded: "succeeded",
  canceled: "failed",
} as const

/** Payments without money: in the database, with the same events through the same endpoint as real ones. */
export function openSandbox(parts: SandboxParts): { payments: Payments; sandbox: Sandbox } {
  const { db, now } = parts
  const payments: Payments = {
    provider: "sandbox",
    priceId: sandboxPrice(plan.priceCents),
    begin: async (order) => describeRecord(await beginRecord(parts, order)),
    async lookUp(id) {
      const record = await findRecord(parts, id)
      return record === null ? null : describeRecord(record)
    },
    findPayment: (id) => findPayment(parts, id),
    async tellAddress() {},
    async cancelAtEnd(id) {
      await setCancelling(parts, id, true)
    },
    async resume(id) {
      await setCancelling(parts, id, false)
    },
    async end(id) {
      await endRecord(parts, id)
    },
    async refund(paymentId) {
      await changePaid(parts, paymentId, "refund")
    },
    openPortal: async (_customerId, returnUrl) => `${returnUrl}${returnUrl.includes("?") ? "&" : "?"}change_card=true`,
    async readEvent(body, signature) {
      const text = new TextDecoder().decode(body)
      return isSigned(text, signature, { secret: await sandboxSecret(db), now: now() }) ? readEvent(body) : null
    },
    findFault: async () => null,
  }
  const sandbox: Sandbox = {
    confirm: (confirmation) => confirmPayment(parts, confirmation),
    authorize: (authorization) => authorizePayment(parts, authorization),
    async changeCard(id, cardNumber) {
      await changeCard(parts, id, cardNumber)
    },
    async act(paymentId, act) {
      await changePaid(parts, paymentId, act)
    },
    advance: () => advanceAll(parts),
    deliver: (receive) => deliverEvents(parts, receive),
  }
  return { payments, sandbox }
}

async function findPayment(parts: SandboxParts, id: string): Promise<Payment | null> {
  const record = await findRecordByPayment(parts, { id })
  const payment = record === null ? undefined : paymentOf(record, id)
  if (record === null || payment === undefined) return null
  return {
    id,
    status: statuses[payment.status],
    receivedCents: payment.paidAt === null ? 0 : payment.amountCents,
    currency: "usd",
    customerId: record.customerId,
  }
}

/** Requested twice, it happens once. */
async function setCancelling(parts: SandboxParts, id: string, cancelAtPeriodEnd: boolean): Promise<void> {
  await changeById(parts, id, (record, at) => {
    if (record.cancelAtPeriodEnd === cancelAtPeriodEnd && record.endedAt === null) return { record, happenings: [] }
    if (record.endedAt !== null) throw new Problem("conflict", { message: "This subscription has ended." })
    // A disputed one is also canceled, although nobody asked for it; that event is not in the table.
    if (!cancelAtPeriodEnd) refuseUnless(record, "reactivate")
    return {
      record: { ...record, cancelAtPeriodEnd },
      happenings: [{ type: "customer.subscription.updated", at, paymentId: null }],
    }
  })
}
