import { and, desc, eq, isNull, lte, or, sql } from "drizzle-orm"
import { isKeyScope, type KeyScope, maxKeys } from "../../domain/account/key-scopes.ts"
import { readSignedIn, type SignedIn, signedInColumns } from "./account/users.ts"
import type { Db } from "./open.ts"
import { prepareOnce } from "./prepare-once.ts"
import { apiKeys, credentials, twoFactor, userSettings, users } from "./schema.ts"

/** A key as its owner sees it; it cannot be used to sign in. */
export interface KeyRow {
  readonly id: string
  readonly name: string
  readonly lastFour: string
  readonly scopes: readonly KeyScope[]
  readonly expiresAt: Date | null
  readonly lastUsedAt: Date | null
  readonly lastAddress: string | null
  readonly createdAt: Date
}

interface NewKey {
  readonly userId: string
  readonly name: string
  readonly keyHash: string
  readonly lastFour: string
  readonly scopes: readonly KeyScope[]
  readonly expiresAt: Date | null
  readonly createdAt: Date
}

const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  lastFour: apiKeys.lastFour,
  scopes: apiKeys.scopes,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  lastAddress: apiKeys.lastAddress,
  createdAt: apiKeys.createdAt,
}

/** An obsolete scope allows nothing. */
const known = <Row extends { readonly scopes: readonly string[] }>(row: Row) => ({
  ...row,
  scopes: row.scopes.filter(isKeyScope),
})

export async function listKeys(db: Db, userId: string): Promise<KeyRow[]> {
  const rows = await db
    .select(shown)
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
  return rows.map(known)
}

/** Null if its owner has the maximum number; concurrent requests cannot exceed it. */
export async function insertKey(tx: Db, key: NewKey): Promise<KeyRow | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, key.userId)).for("update")
  if ((await tx.$count(apiKeys, eq(apiKeys.userId, key.userId))) >= maxKeys) return null
  const [row] = await tx
    .insert(apiKeys)
    .values({ ...key, scopes: [...key.scopes] })
    .returning(shown)
  if (row === undefined) throw new Error("the insert of a key returned no row")
  return known(row)
}

/** Null if the key does not exist or belongs to another user. */
export async function deleteKey(tx: Db, { userId, id }: { userId: string; id: string }): Promise<KeyRow | null> {
  const [row] = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning(shown)
  return row === undefined ? null : known(row)
}

interface KeyOwner {
  readonly key: Pick<KeyRow, "id" | "scopes" | "expiresAt" | "lastUsedAt">
  readonly user: SignedIn
}

const keyAndUser = prepareOnce((db) =>
  db
    .select({
      keyId: apiKeys.id,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      ...signedInColumns,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(apiKeys.keyHash, sql.placeholder("keyHash")))
    .prepare("key_and_user"),
)

/** A key with its owner at this moment: revocation and loss of access take effect at once. */
export async function findKeyOwner(db: Db, keyHash: string): Promise<KeyOwner | null> {
  const [row] = await keyAndUser(db).execute({ keyHash })
  const user = row === undefined ? null : readSignedIn(row)
  if (row === undefined || user === null) return null
  const { keyId: id, scopes, expiresAt, lastUsedAt } = row
  return { key: known({ id, scopes, expiresAt, lastUsedAt }), user }
}

interface KeyUse {
  readonly address: string
  readonly now: Date
  /** Another use within this time is not recorded. */
  readonly everyMs: number
}

export async function noteKeyUse(db: Db, id: string, { address, now, everyMs }: KeyUse): Promise<void> {
  const isOld = lte(apiKeys.lastUsedAt, new Date(now.getTime() - everyMs))
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now, lastAddress: address })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), isOld)))
}
