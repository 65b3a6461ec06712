import type { KeyView, keys } from "../../contract/keys.ts"
import { maxKeys } from "../../domain/account/key-scopes.ts"
import { hashApiKey, makeApiKey } from "../api-key.ts"
import { deleteKey, insertKey, type KeyRow, listKeys } from "../db/api-keys.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { noteSecurity } from "./account/note-security.ts"
import { prove } from "./account/prove.ts"
import { tellUser } from "./account/tell-user.ts"

const dayMs = 86_400_000

export const keysHandlers = (parts: Parts): AreaHandlers<typeof keys> => ({
  list: async (_, { user }) => (await listKeys(parts.db, user.id)).map((row) => viewKey(row, parts.now())),

  async create({ body: { name, scopes, expiresInDays, ...proof } }, context) {
    const { user } = context
    await prove(parts, context, proof)
    const key = makeApiKey()
    const now = parts.now()
    const row = await parts.db.transaction(async (tx) => {
      const made = await insertKey(tx, {
        ...{ userId: user.id, name, keyHash: hashApiKey(key), lastFour: key.slice(-4), createdAt: now },
        scopes: [...new Set(scopes)],
        expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs),
      })
      if (made === null) throw tooMany()
      await noteSecurity(tx, parts, context, { userId: user.id, event: "api-key-created" })
      await tellUser(tx, user, { kind: "api-key-created", key: made.id, data: { name } })
      return made
    })
    parts.mail.soon()
    return { key, created: viewKey(row, now) }
  },

  async revoke({ params: { id }, body }, context) {
    const { user } = context
    await prove(parts, context, body)
    await parts.db.transaction(async (tx) => {
      const gone = await deleteKey(tx, { userId: user.id, id })
      if (gone === null) throw new Problem("not_found")
      await noteSecurity(tx, parts, context, { userId: user.id, event: "api-key-revoked" })
      await tellUser(tx, user, { kind: "api-key-revoked", key: gone.id, data: { name: gone.name } })
    })
    parts.mail.soon()
    return { success: true, message: "The key is revoked. Programs that have it are refused from now on." }
  },
})

const tooMany = () =>
  new Problem("conflict", {
    message: `You have ${maxKeys} API keys, which is the maximum. Revoke one that you no longer use.`,
  })

const viewKey = ({ lastUsedAt, lastAddress, expiresAt, createdAt, ...row }: KeyRow, now: Date): KeyView => ({
  ...row,
  scopes: [...row.scopes],
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  isExpired: expiresAt !== null && expiresAt <= now,
  lastUsed:
    lastUsedAt === null ? null : { day: lastUsedAt.toISOString().slice(0, 10), address: lastAddress ?? "unknown" },
})
