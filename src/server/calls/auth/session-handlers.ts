import type { auth } from "../../../contract/auth.ts"
import { describeDevice } from "../../../domain/account/describe-device.ts"
import { maskAddress } from "../../../domain/account/mask-address.ts"
import { deleteSessionOf, deleteSessionsOf, listSessions } from "../../db/auth/sessions.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { noteSecurity } from "../account/note-security.ts"

type SessionKey = "signOut" | "listSessions" | "endSession" | "endSessions"

export const sessionHandlers = (parts: Parts): Pick<AreaHandlers<typeof auth>, SessionKey> => ({
  async signOut(_, context) {
    await context.endSession()
    return undefined
  },

  async listSessions(_, { user, sessionId }) {
    const rows = await listSessions(parts.db, user.id, parts.now())
    return rows.map(({ sid, content: { agent, address, createdAt, seenAt } }) => ({
      id: sid,
      isCurrent: sid === sessionId,
      device: describeDevice(agent),
      address: maskAddress(address),
      createdAt,
      seenAt,
    }))
  },

  async endSession({ params }, context) {
    const { id: userId } = context.user
    if (!(await deleteSessionOf(parts.db, { userId, sid: params.id }))) throw new Problem("not_found")
    await noteSecurity(parts.db, parts, context, { userId, event: "sessions-ended" })
    if (params.id === context.sessionId) await context.endSession()
    return undefined
  },

  async endSessions({ query }, context) {
    const kept = query.keep === "current" ? context.sessionId : null
    const ended = await deleteSessionsOf(parts.db, context.user.id, kept)
    await noteSecurity(parts.db, parts, context, { userId: context.user.id, event: "sessions-ended" })
    if (kept === null) await context.endSession()
    return { ended }
  },
})
