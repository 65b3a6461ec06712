import type { auth } from "../../../contract/auth.ts"
import { describeDevice } from "../../../domain/account/describe-device.ts"
import { maskAddress } from "../../../domain/account/mask-address.ts"
import { deleteSessionOf, deleteSessionsOf, listSessions } from "../../db/auth/sessions.ts"
import type { AreaDeeds } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { noteSecurity } from "../account/note-security.ts"

type SessionKey = "signOut" | "listSessions" | "endSession" | "endSessions"

export const sessionDeeds = (parts: Parts): Pick<AreaDeeds<typeof auth>, SessionKey> => ({
  async signOut(_, visit) {
    await visit.endSession()
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

  async endSession({ params }, visit) {
    const { id: userId } = visit.user
    if (!(await deleteSessionOf(parts.db, { userId, sid: params.id }))) throw new Problem("not_found")
    await noteSecurity(parts.db, parts, visit, { userId, event: "sessions-ended" })
    if (params.id === visit.sessionId) await visit.endSession()
    return undefined
  },

  async endSessions({ query }, visit) {
    const kept = query.keep === "current" ? visit.sessionId : null
    const ended = await deleteSessionsOf(parts.db, visit.user.id, kept)
    await noteSecurity(parts.db, parts, visit, { userId: visit.user.id, event: "sessions-ended" })
    if (kept === null) await visit.endSession()
    return { ended }
  },
})
