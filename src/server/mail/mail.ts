import { accountNotices } from "../../domain/mail/account-notices.ts"
import { renderLetter } from "../../domain/mail/render-letter.ts"
import { writeLetter } from "../../domain/mail/write-letter.ts"
import type { MailRoom, RenderMail } from "./mail-room.ts"
import { sendWaiting } from "./send-waiting.ts"

export interface Mail {
  /** Sends what waits, and says how many were sent. */
  readonly sendWaiting: () => Promise<number>
  /** Somebody is waiting for a mail: it need not wait for the next minute. */
  readonly soon: () => void
  readonly render: RenderMail
}

export function openMail(room: MailRoom): Mail {
  const render: RenderMail = ({ template, data }) => {
    const letter = writeLetter(template, Object(data))
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
