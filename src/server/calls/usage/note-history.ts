import type { history } from "../../../contract/history.ts"
import { noteUse } from "../../db/account/usage.ts"
import type { AreaDeeds } from "../../handler.ts"
import type { Parts } from "../../parts.ts"

type HistoryDeeds = AreaDeeds<typeof history>

/**
 * The history's deeds, with a note of each download and each draft. Neither has a transaction: the note is written once it
 * is done. What changes a listing is noted where its version is kept.
 */
export function noteHistory(deeds: HistoryDeeds, { db, now }: Pick<Parts, "db" | "now">): HistoryDeeds {
  const noteExport = (userId: string, generationCount = 1) =>
    noteUse(db, { userId, action: "export_content", generationCount, createdAt: now() })
  return {
    ...deeds,
    async save(input, visit) {
      const reply = await deeds.save(input, visit)
      if (!input.body.seoContent && reply.contentType === "draft")
        await noteUse(db, { userId: visit.user.id, action: "save_draft", createdAt: now() })
      return reply
    },
    async exportAll(input, visit) {
      const reply = await deeds.exportAll(input, visit)
      await noteExport(visit.user.id)
      return reply
    },
    async exportItem(input, visit) {
      const reply = await deeds.exportItem(input, visit)
      await noteExport(visit.user.id)
      return reply
    },
    async exportZip(input, visit) {
      const reply = await deeds.exportZip(input, visit)
      await noteExport(visit.user.id, input.query.ids.length)
      return reply
    },
  }
}
