import { eq } from "drizzle-orm"
import type { Db } from "./db/open.ts"
import { users } from "./db/schema.ts"
import { findCredentials, insertUserWithPassword } from "./db/users.ts"
import type { Passwords } from "./passwords.ts"

/** Printed at the start for whoever tries the product on their own machine; there is none anywhere else. */
export const demo = { username: "demo", password: "search-simple", email: "demo@example.com" } as const

export async function seedDemoAccount(db: Db, passwords: Passwords): Promise<void> {
  const existing = await findCredentials(db, demo.username)
  if (existing !== null) return
  const userId = await insertUserWithPassword(db, {
    username: demo.username,
    passwordHash: await passwords.hash(demo.password),
    email: demo.email,
    firstName: "Demo",
    lastName: "Seller",
    subscriptionStatus: "active",
  })
  await db.update(users).set({ isVerified: true }).where(eq(users.id, userId))
}
