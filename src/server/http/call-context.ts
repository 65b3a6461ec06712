import type { FastifyReply, FastifyRequest } from "fastify"
import type { SignedIn } from "../db/account/users.ts"
import type { CallContext } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { addressKey } from "../throttle.ts"
import { findKeyCaller, type KeyCaller, readApiKey } from "./key-caller.ts"
import { isFromThisMachine, originOf } from "./own-origin.ts"
import {
  beginSession,
  changeSession,
  closeSession,
  findSuccessor,
  finishSession,
  followSession,
  type OpenSession,
  resumeSession,
} from "./session.ts"
import { clearSessionToken, readSessionToken, writeSessionToken } from "./session-cookie.ts"

interface Caller {
  readonly session: OpenSession | null
  readonly user: SignedIn | null
  /** A program's key instead of a cookie; then there is no session. */
  readonly key: KeyCaller["key"] | null
  /** The cookie in the request, if any. */
  readonly token: string | null
  /** The session was replaced while this request was in progress; the browser has the new cookie by now. */
  readonly isReplaced: boolean
}

const nobody = { session: null, user: null, key: null, isReplaced: false }

/**
 * The sender of this request, by its key if there is one, otherwise by its cookie. A cookie without a session is
 * cleared.
 */
export async function findCaller(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const sent = readApiKey(request)
  if (sent !== null) return { ...nobody, token: null, ...(await findKeyCaller(parts, sent, { request, reply })) }
  const { isSecure } = parts.config
  const token = readSessionToken(request, isSecure)
  if (token === null) return { ...nobody, token }
  const now = parts.now()
  const resumed = await resumeSession(parts.db, token, now)
  if (resumed === null) {
    clearSessionToken(reply, isSecure)
    return { ...nobody, token }
  }
  const { session, user } = resumed
  // Its cookie stays: clearing it would remove the new one.
  if (session.content.isReplaced) return { ...nobody, token, isReplaced: true }
  if (session.content.successor !== undefined) {
    const successor = await findSuccessor({ ...parts, token, now })
    if (successor !== null) writeSessionToken(reply, { ...successor, now, isSecure })
  }
  if (session.isRenewed) writeSessionToken(reply, { token, expire: session.expire, now, isSecure })
  return { ...nobody, session, user, token }
}

export function makeCallContext(
  { parts, port }: { parts: Parts; port: number },
  { session, user, key, token }: Caller,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): CallContext {
  const { publicOrigin, isSecure } = parts.config
  return {
    user,
    session: session?.content ?? null,
    sessionId: session?.sid ?? null,
    keyId: key?.id ?? null,
    address: addressKey(request.ip),
    agent: (request.headers["user-agent"] ?? "").slice(0, 300),
    origin: originOf(request, { publicOrigin, port }),
    mayDevelop: !parts.config.isProduction && isFromThisMachine(request),
    url: request.url,
    log: request.log,
    idempotencyKey: null,
    async openSession(content) {
      const now = parts.now()
      if (session !== null) await closeSession(parts.db, session.sid, now)
      const begun = await beginSession(parts.db, content, now)
      writeSessionToken(reply, { ...begun, now, isSecure })
    },
    async rotateSession(content) {
      if (session === null || token === null) return
      const now = parts.now()
      const successor = await followSession({ ...parts, token, now }, content)
      if (successor !== null) writeSessionToken(reply, { ...successor, now, isSecure })
    },
    async changeSession(content) {
      if (session !== null) await changeSession(parts.db, session, content, parts.now())
    },
    async endSession() {
      if (session !== null) await finishSession(parts.db, session.sid)
      clearSessionToken(reply, isSecure)
    },
  }
}
