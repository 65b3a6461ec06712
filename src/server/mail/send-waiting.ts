import { giveUpUncertain, type MailRow, markSent, markUnsent, takeMail, toOperator } from "../db/mail/outbox.ts"
import type { Delivery, Mailer } from "../outside/mail/mailer.ts"
import type { MailRoom, RenderMail } from "./mail-room.ts"

/** For about a day; after that, an email is given up, and an operator can see it. */
const waitMinutes = [1, 4, 15, 60, 240, 360, 360, 360]

/**
 * Sends one email after the other until none waits. Each email is handled by only one of the concurrent processes. If a
 * process is killed between sending and recording, the email is sent once more under the same message id; never
 * otherwise, and never a third time.
 */
export async function sendWaiting(room: MailRoom, render: RenderMail): Promise<number> {
  if (room.mailer === null) return 0
  const uncertain = await giveUpUncertain(room.db)
  if (uncertain > 0) room.note(`mail: of ${uncertain} it is not known whether they arrived; they are given up`)
  for (let sent = 0; ; ) {
    const row = await takeMail(room.db)
    if (row === null) return sent
    if (await send({ ...room, mailer: room.mailer }, row, render)) sent++
  }
}

type Sending = MailRoom & { readonly mailer: Mailer }

async function send(room: Sending, row: MailRow, render: RenderMail): Promise<boolean> {
  const { db, now, note, origin, mailer } = room
  const mail = render(row)
  const to = row.toAddress === toOperator ? room.operatorEmail : row.toAddress
  const messageId = `<${row.id}@${new URL(origin).hostname}>`
  const delivery: Delivery =
    mail === null || to === null
      ? { outcome: "never", reason: mail === null ? "no such letter" : "no address of the operator" }
      : await mailer.deliver({ ...mail, messageId, to })
  if (delivery.outcome === "sent") {
    await markSent(db, row, { messageId, at: now() })
    return true
  }
  const minutes = waitMinutes[row.attempts - 1]
  const retry = minutes === undefined ? "failed" : { afterSeconds: minutes * 60 }
  const next = delivery.outcome === "never" ? "suppressed" : retry
  await markUnsent(db, row, { reason: delivery.reason, next })
  note(
    `mail: ${row.template} ${row.id} was not sent (${delivery.reason})${typeof next === "string" ? ", given up" : ""}`,
  )
  return false
}
