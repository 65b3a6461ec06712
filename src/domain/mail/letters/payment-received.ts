import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"
import { amountIn } from "../read-data.ts"

export const paymentReceived: WriteLetter = (data) => {
  const received = `We have received ${amountIn(data)} for ${brand.name}. It renews every month until you cancel.`
  const invoices = "Your invoices are in your settings, and so is the button to cancel."
  const subject = "Thank you for your payment"
  // Users without an account have no settings; a separate email tells them how to create one.
  if (data.hasAccount === false)
    return { subject, lines: [received, `Once you have your account: ${invoices.toLowerCase()}`] }
  return { subject, lines: [received, invoices], action: { label: "Open the settings", path: "/settings" } }
}
