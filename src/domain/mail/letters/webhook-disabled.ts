import type { WriteLetter } from "../letter.ts"
import { textIn } from "../read-data.ts"

export const webhookDisabled: WriteLetter = (data) => ({
  subject: "A webhook of yours was switched off",
  lines: [
    `For days, nothing we sent to your webhook at ${textIn(data, "host") || "your server"} arrived, so we switched it off. The last attempt: ${textIn(data, "reason") || "no answer."}`,
    "Once your server answers again, switch the webhook on in your settings. The log there shows what did not arrive, and each message can be sent again.",
  ],
  action: { label: "Open your webhooks", path: "/settings?tab=api" },
})
