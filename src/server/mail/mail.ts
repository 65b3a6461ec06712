import { accountNotices } from "../../domain/mail/account-notices.ts"
import { renderLetter } from "../../domain/mail/render-letter.ts"
import { writeLetter } from "../../domain/mail/write-letter.ts"
import { mailedToken } from "../db/mail/outbox.ts"
import type { MailRoom, RenderMail } from "./mail-room.ts"
import { sendWaiting } from "./send-waiting.ts"

export interface Mail {
  /** Sends waiting emails, and returns how many were sent. */
  readonly sendWaiting: () => Promise<number>
  /** Somebody is waiting for an email: it need not wait for the next minute. */
  readonly soon: () => void
  readonly render: RenderMail
}

/** A link's secret is plain only while its email is being written. */
function withToken({ open }: MailRoom, data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { sealedToken, ...rest } = data
  return typeof sealedToken === "string" ? { ...rest, token: open(sealedToken, mailedToken) } : rest
}

export function openMail(room: MailRoom): Mail {
  const render: RenderMail = ({ template, data }) => {
    const letter = writeLetter(template, withToken(room, Object(data)))
    const isAboutMoney = !accountNotices.some((kind) => kind === template)
    const { origin, supportEmail } = room
    return letter && renderLetter(letter, { origin, supportEmail, isTest: room.isTest && isAboutMoney })
  }
  const send = () => sendWaiting(room, render)
  return {
    render,
    sendWaiting: send,
    soon() {
      if (room.mailer === null) return
      room.after(0, () => void send().catch(() => room.note("mail: sending failed; it is tried again within a minute")))
    },
  }
}
