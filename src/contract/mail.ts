import * as z from "zod/mini"
import { call } from "./call.ts"

const time = z.iso.datetime()

/** An email as it was, or would be, sent. */
export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The target of its main link, for tests to follow. */
  link: z.nullable(z.string()),
  /** The Reply-To address; null for the sender. */
  replyTo: z.nullable(z.string()),
  state: z.enum(["queued", "sent", "failed", "suppressed"]),
  createdAt: time,
})
export type MailView = z.output<typeof mailSchema>

export const mail = {
  listOutbox: call({
    method: "GET",
    path: "/api/dev/outbox",
    who: "everybody",
    summary: "Development on this machine only: the latest hundred mails, the latest first",
    reply: z.array(mailSchema),
    problems: ["not_found"],
  }),
}
