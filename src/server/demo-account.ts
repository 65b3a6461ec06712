import { sandboxCards } from "../domain/billing/sandbox-cards.ts"
import { findCredentials, insertUserWithPassword } from "./db/account/users.ts"
import type { Db } from "./db/open.ts"
import type { Parts } from "./parts.ts"
import type { Passwords } from "./passwords.ts"
import { seedDemoLibrary } from "./seed-demo-library.ts"

/** Printed at the start for people who try the product on their own machine; it exists nowhere else. */
export const demo = { username: "demo", password: "search-simple", email: "demo@example.com" } as const

/** A subscriber to try everything with. If no money moves, this one pays like any other, and can cancel too. */
export async function seedDemoAccount(parts: Parts): Promise<void> {
  const userId = await seedUser(parts.db, parts.passwords)
  await payOnce(parts, userId)
  await seedDemoLibrary(parts, userId)
}

async function payOnce({ billing, sandbox }: Parts, userId: string): Promise<void> {
  const hasPaid = async () => (await billing.current(userId)) !== null
  if (sandbox === null || (await hasPaid())) return
  try {
    const { clientSecret } = await billing.begin({ userId }, async () => {})
    await sandbox.confirm({ clientSecret, email: demo.email, cardNumber: sandboxCards[0].number })
    await billing.receiveFromSandbox()
  } catch (error) {
    // Another process that started at the same moment was faster.
    if (!(await hasPaid())) throw error
  }
}

async function seedUser(db: Db, passwords: Passwords): Promise<string> {
  const find = async () => (await findCredentials(db, demo.username))?.userId ?? null
  const known = await find()
  if (known !== null) return known
  try {
    const passwordHash = await passwords.hash(demo.password)
    return await db.transaction((tx) =>
      insertUserWithPassword(tx, {
        username: demo.username,
        passwordHash,
        email: demo.email,
        firstName: "Demo",
        lastName: "Seller",
        subscriptionStatus: "active",
        isVerified: true,
      }),
    )
  } catch (error) {
    const quicker = await find()
    if (quicker === null) throw error
    return quicker
  }
}
