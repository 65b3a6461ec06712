import { billing } from "../../../contract/billing.ts"
import { send } from "../../api/send.ts"

/** Whether our server knows that this payment succeeded. A failed request does not count as a yes. */
export async function hasArrived(paymentIntentId: string): Promise<boolean> {
  const known = await send(billing.getCheckout).catch(() => null)
  const isMade = known?.state === "paid" || known?.state === "claimed"
  return isMade && known?.paymentIntentId === paymentIntentId
}
