import { desc, eq, or, sql } from "drizzle-orm"
import { type Subscription, type SubscriptionStatus, subscriptionStatuses } from "../../../domain/account/access.ts"
import type { Db } from "../open.ts"
import { credentials, identities, twoFactor, userSettings, users } from "../schema.ts"

/** A user as gates and pages need it. */
export interface SignedIn {
  readonly id: string
  readonly username: string | null
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly profileImageUrl: string | null
  readonly subscription: Subscription
  readonly isVerified: boolean
  readonly twoFactorEnabled: boolean
  /** Idle minutes until a session ends; null for never. */
  readonly idleMinutes: number | null
  readonly createdAt: Date
}

/** The columns of a user and of the joined rows. */
export const signedInColumns = {
  id: users.id,
  username: credentials.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionExpiresAt: users.subscriptionExpiresAt,
  subscriptionLapsesAt: users.subscriptionLapsesAt,
  billingHold: users.billingHold,
  isVerified: users.isVerified,
  emailVerifiedAt: users.emailVerifiedAt,
  twoFactorEnabledAt: twoFactor.enabledAt,
  settingsOf: userSettings.userId,
  sessionTimeout: userSettings.sessionTimeout,
  createdAt: users.createdAt,
}

type SignedInRow = {
  readonly [Key in keyof typeof signedInColumns]: (typeof signedInColumns)[Key]["_"]["data"] | null
}

/** Null if the join found no user. */
export function readSignedIn(row: SignedInRow): SignedIn | null {
  if (row.id === null || row.createdAt === null) return null
  return {
    id: row.id,
    username: row.username,
    email: row.email ?? "",
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
    subscription: {
      status: subscriptionStatuses.find((status) => status === row.subscriptionStatus) ?? "inactive",
      expiresAt: row.subscriptionExpiresAt,
      lapsesAt: row.subscriptionLapsesAt,
      isHeld: row.billingHold ?? false,
    },
    isVerified: (row.isVerified ?? false) || row.emailVerifiedAt !== null,
    twoFactorEnabled: row.twoFactorEnabledAt !== null,
    idleMinutes: row.settingsOf === null ? 30 : row.sessionTimeout,
    createdAt: row.createdAt,
  }
}

export async function findUser(db: Db, id: string): Promise<SignedIn | null> {
  const [row] = await db
    .select(signedInColumns)
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(users.id, id))
  return row === undefined ? null : readSignedIn(row)
}

/** Names that look the same are the same: no second "Ａda" or "ADA" beside "ada". */
export const usernameKey = (username: string): string => username.normalize("NFKC").toLowerCase()

/**
 * Finds the password hash by email address or username. The address comes first, so that nobody can block another
 * person by taking their address as a username.
 */
export async function findCredentials(db: Db, name: string): Promise<{ userId: string; passwordHash: string } | null> {
  const isAddress = sql`lower(${users.email}) = lower(${name})`
  const [found] = await db
    .select({ userId: credentials.userId, passwordHash: credentials.passwordHash })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(or(isAddress, eq(credentials.usernameKey, usernameKey(name))))
    .orderBy(desc(sql`coalesce(${isAddress}, false)`))
    .limit(1)
  return found ?? null
}

interface NewUser {
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly emailVerifiedAt?: Date
  readonly subscriptionStatus?: SubscriptionStatus
  readonly isVerified?: boolean
}

/** Inserts the user with settings; the caller adds the sign-in method in the same transaction. */
async function insertUser(tx: Db, user: NewUser): Promise<string> {
  const [row] = await tx.insert(users).values(user).returning({ id: users.id })
  if (!row) throw new Error("the insert of a user returned no row")
  await tx.insert(userSettings).values({ userId: row.id })
  return row.id
}

/** In the caller's transaction, with related changes. */
export async function insertUserWithPassword(
  tx: Db,
  { username, passwordHash, ...user }: NewUser & { readonly username: string; readonly passwordHash: string },
): Promise<string> {
  const userId = await insertUser(tx, user)
  await tx.insert(credentials).values({ userId, username, usernameKey: usernameKey(username), passwordHash })
  return userId
}

export interface ProviderIdentity {
  readonly issuer: string
  readonly subject: string
}

export async function findUserIdByIdentity(db: Db, { issuer, subject }: ProviderIdentity): Promise<string | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(sql`${identities.issuer} = ${issuer} and ${identities.subject} = ${subject}`)
  return row?.userId ?? null
}

export const insertUserWithIdentity = (
  db: Db,
  { issuer, subject, ...user }: NewUser & ProviderIdentity,
): Promise<string> =>
  db.transaction(async (tx) => {
    const userId = await insertUser(tx, user)
    await tx.insert(identities).values({ issuer, subject, userId })
    return userId
  })
