import type { mail } from "../../contract/mail.ts"
import { listLatestMails } from "../db/mail/outbox.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"

const shown = 100
const states = ["queued", "sent", "failed", "suppressed"] as const

export const mailHandlers = ({ db, mail: room }: Parts): AreaHandlers<typeof mail> => ({
  async listOutbox(_, { mayDevelop }) {
    if (!mayDevelop) throw new Problem("not_found")
    return (await listLatestMails(db, shown)).flatMap((row) => {
      const rendered = room.render(row)
      const state = states.find((name) => name === row.state)
      if (rendered === null || state === undefined) return []
      const { id, toAddress: to, template: kind, createdAt } = row
      return [{ ...rendered, id, to, kind, state, createdAt: createdAt.toISOString() }]
    })
  },
})
