import * as z from "zod/mini"
import type { usage } from "../../contract/usage.ts"
import { actionOf, deleteUses, listUses } from "../db/account/usage.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"

const pageRows = 50

export const usageHandlers = ({ db }: Parts): AreaHandlers<typeof usage> => ({
  async list({ query }, { user }) {
    const after = query.cursor === undefined ? null : readCursor(query.cursor)
    const found = await listUses(db, { userId: user.id, after, limit: pageRows + 1 })
    const shown = found.slice(0, pageRows)
    const last = found.length > pageRows ? shown.at(-1) : undefined
    const page = shown.flatMap(({ action: word, createdAt, ...row }) => {
      const action = actionOf(word)
      return action === null ? [] : [{ ...row, action, createdAt: createdAt.toISOString() }]
    })
    return { page, nextCursor: last ? writeCursor(last) : null }
  },

  clear: async (_, { user }) => ({ deleted: await deleteUses(db, user.id) }),
})

const cursorSchema = z.tuple([z.iso.datetime(), z.string()])

const writeCursor = ({ createdAt, id }: { createdAt: Date; id: string }): string =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString("base64url")

function readCursor(cursor: string) {
  try {
    const [createdAt, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()))
    return { createdAt, id }
  } catch {
    throw new Problem("bad_input", { message: "This cursor is invalid." })
  }
}
