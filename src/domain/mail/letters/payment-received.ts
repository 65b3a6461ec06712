import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"
import { amountIn } from "../read-data.ts"

export const paymentReceived: WriteLetter = (data) => ({
  subject: "Thank you for your payment",
  lines: [
    `We have received ${amountIn(data)} for ${brand.name}. It renews every month until you cancel.`,
    "Your invoices are in your settings, and so is the button to cancel.",
  ],
  action: { label: "Open the settings", path: "/settings" },
})
