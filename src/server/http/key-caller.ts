import type { FastifyReply, FastifyRequest } from "fastify"
import { type KeyScope, keyLimit } from "../../domain/account/key-scopes.ts"
import { maskAddress } from "../../domain/account/mask-address.ts"
import { hashApiKey, isApiKey } from "../api-key.ts"
import type { SignedIn } from "../db/account/users.ts"
import { findKeyOwner, noteKeyUse } from "../db/api-keys.ts"
import { countOne } from "../db/auth/throttles.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { addressKey, refuseTooMany, throttleKey } from "../throttle.ts"

/** A program with an API key, and its user. */
export interface KeyCaller {
  readonly key: { readonly id: string; readonly scopes: readonly KeyScope[] }
  readonly user: SignedIn
}

/** How many wrong keys a network address may send before it has to wait. */
const guesses = { times: 30, seconds: 900 }
const useEveryMs = 60_000

/** The key in the request, right or wrong; null if the caller is a browser with its cookie, or anonymous. */
export const readApiKey = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +(\S*)$/i.exec(headers.authorization ?? "")?.[1] ?? null

interface Sent {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The sender of this request, by its key. Counts toward the key's own limit, which the answer shows. */
export async function findKeyCaller(parts: Parts, sent: string, { request, reply }: Sent): Promise<KeyCaller> {
  const caller = await checkKey(parts, sent, request)
  await countTowardsLimit(parts, caller.key.id, reply)
  return caller
}

/** The same without counting: for a request of which a part is counted later. */
export async function checkKey(parts: Parts, sent: string, request: FastifyRequest): Promise<KeyCaller> {
  const { db, now } = parts
  const found = isApiKey(sent) ? await findKeyOwner(db, hashApiKey(sent)) : null
  if (found === null) throw await refusal(parts, request)
  const { key, user } = found
  if (key.expiresAt !== null && key.expiresAt <= now())
    throw new Problem("wrong_key", { message: "This API key has expired. Please create a new one." })
  if (key.lastUsedAt === null || now().getTime() - key.lastUsedAt.getTime() >= useEveryMs)
    await noteKeyUse(db, key.id, { address: maskAddress(addressKey(request.ip)), now: now(), everyMs: useEveryMs })
  return { key, user }
}

/** Only wrong keys count, so that nobody is locked out by a neighbor behind the same address. */
async function refusal({ db, now }: Parts, { ip }: FastifyRequest): Promise<Problem> {
  await refuseTooMany(db, { key: throttleKey("wrong-key", addressKey(ip)), ...guesses }, now())
  return new Problem("wrong_key")
}

async function countTowardsLimit({ db, now }: Parts, keyId: string, reply: FastifyReply): Promise<void> {
  const { times, seconds } = keyLimit
  const { count, expiresAt } = await countOne(db, { key: throttleKey("api-key", keyId), seconds, now: now() })
  const resetSeconds = Math.max(1, Math.ceil((expiresAt.getTime() - now().getTime()) / 1000))
  reply.headers({
    "ratelimit-limit": times,
    "ratelimit-remaining": Math.max(0, times - count),
    "ratelimit-reset": resetSeconds,
  })
  if (count > times)
    throw new Problem("too_many_requests", {
      message: `One API key can send ${times} requests a minute. Please wait a moment and try again.`,
      retryAfterSeconds: resetSeconds,
    })
}
