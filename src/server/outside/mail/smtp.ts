import { createTransport } from "nodemailer"
import { isLoopback } from "../../config.ts"
import type { Delivery, Mailer } from "./mailer.ts"

const second = 1000

/** The mail server in SMTP_URL. Nothing leaves this machine unencrypted. */
export function openSmtp({ url, from }: { url: string; from: string }): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (protocol === "smtps:" ? 465 : 587),
    secure: protocol === "smtps:",
    requireTLS: protocol === "smtp:" && !isLoopback(hostname),
    ...(username !== "" && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 10 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver({ messageId, to, subject, text, html, unsubscribe, replyTo }) {
      try {
        // An address as an object stays one address, whatever commas it contains.
        const address = { name: "", address: to }
        const headers = {
          "Auto-Submitted": "auto-generated",
          ...(unsubscribe !== null && { "List-Unsubscribe": `<${unsubscribe}>` }),
        }
        const answersTo = replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }
        await transport.sendMail({ from, to: address, subject, text, html, messageId, headers, ...answersTo })
        return { outcome: "sent" }
      } catch (error) {
        return deliveryOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** A refusal of this address or email is permanent; anything else may work later. */
function deliveryOf(error: unknown): Delivery {
  const { code, responseCode } = Object(error)
  const reason = [code, responseCode].filter((part) => part !== undefined).join(" ") || "unknown"
  const isFinal = (code === "EENVELOPE" || code === "EMESSAGE") && (responseCode === undefined || responseCode >= 500)
  return { outcome: isFinal ? "never" : "later", reason }
}
