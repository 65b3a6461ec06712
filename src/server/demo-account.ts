import type { Db } from "./db/open.ts"
import { findCredentials, insertUserWithPassword } from "./db/users.ts"
import type { Passwords } from "./passwords.ts"

/** Printed at the start for whoever tries the product on their own machine; there is none anywhere else. */
export const demo = { username: "demo", password: "search-simple", email: "demo@example.com" } as const

export async function seedDemoAccount(db: Db, passwords: Passwords): Promise<void> {
  const isThere = async () => (await findCredentials(db, demo.username)) !== null
  if (await isThere()) return
  try {
    await insertUserWithPassword(db, {
      username: demo.username,
      passwordHash: await passwords.hash(demo.password),
      email: demo.email,
      firstName: "Demo",
      lastName: "Seller",
      subscriptionStatus: "active",
      isVerified: true,
    })
  } catch (error) {
    // Another process that started at the same moment was quicker.
    if (!(await isThere())) throw error
  }
}
