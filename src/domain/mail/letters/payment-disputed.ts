import type { WriteLetter } from "../letter.ts"

export const paymentDisputed: WriteLetter = () => ({
  subject: "Your payment is being disputed",
  lines: [
    "Your bank has told us that a payment is disputed. Until the dispute is decided, the tools are paused and nothing is renewed.",
    "If this is a mistake, tell your bank, and write to our support.",
  ],
})
