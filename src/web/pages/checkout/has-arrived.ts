import { billing } from "../../../contract/billing.ts"
import { send } from "../../api/send.ts"

/** Whether our server knows this payment as made. A failure to ask is no yes. */
export async function hasArrived(paymentIntentId: string): Promise<boolean> {
  const known = await send(billing.getCheckout).catch(() => null)
  const isMade = known?.state === "paid" || known?.state === "claimed"
  return isMade && known?.paymentIntentId === paymentIntentId
}
