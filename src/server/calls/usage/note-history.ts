import type { history } from "../../../contract/history.ts"
import { noteUse } from "../../db/account/usage.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"

type HistoryHandlers = AreaHandlers<typeof history>

/**
 * The history's handlers, recording each download and each draft. Neither has a transaction: the record is written
 * afterward. A change to a listing is recorded with its version.
 */
export function noteHistory(handlers: HistoryHandlers, { db, now }: Pick<Parts, "db" | "now">): HistoryHandlers {
  const noteExport = (userId: string, generationCount = 1) =>
    noteUse(db, { userId, action: "export_content", generationCount, createdAt: now() })
  return {
    ...handlers,
    async save(input, context) {
      const reply = await handlers.save(input, context)
      if (!input.body.seoContent && reply.contentType === "draft")
        await noteUse(db, { userId: context.user.id, action: "save_draft", createdAt: now() })
      return reply
    },
    async exportAll(input, context) {
      const reply = await handlers.exportAll(input, context)
      await noteExport(context.user.id)
      return reply
    },
    async exportItem(input, context) {
      const reply = await handlers.exportItem(input, context)
      await noteExport(context.user.id)
      return reply
    },
    async exportZip(input, context) {
      const reply = await handlers.exportZip(input, context)
      await noteExport(context.user.id, input.query.ids.length)
      return reply
    },
  }
}
