import { eq } from "drizzle-orm"
import type { Registration } from "../src/contract/auth.ts"
import { auth } from "../src/contract/auth.ts"
import type { Db } from "../src/server/db/open.ts"
import { users } from "../src/server/db/schema.ts"
import type { TestApp, TestBrowser } from "./app.ts"

let made = 0

/** A registration that nobody has used yet. */
export function makeRegistration(changes: Partial<Registration> = {}): Registration {
  made++
  return {
    firstName: "Mara",
    lastName: "Lindqvist",
    email: `mara${made}@shop.example`,
    username: `mara${made}`,
    password: "kiln-and-glaze-42",
    ...changes,
  }
}

interface Member {
  readonly id: string
  readonly registration: Registration
  readonly browser: TestBrowser
}

/** Somebody with an account, signed in. */
export async function makeMember(app: TestApp, changes: Partial<Registration> = {}): Promise<Member> {
  const browser = app.browser()
  const registration = makeRegistration(changes)
  const reply = await browser.call(auth.register, { body: registration })
  if (reply.statusCode !== 201) throw new Error(`the test's registration was refused: ${reply.body}`)
  return { id: reply.json().id, registration, browser }
}

export async function setSubscription(
  db: Db,
  userId: string,
  subscription: { status: "active" | "cancelled" | "inactive"; expiresAt?: Date },
): Promise<void> {
  const { status, expiresAt = null } = subscription
  await db
    .update(users)
    .set({ subscriptionStatus: status, subscriptionExpiresAt: expiresAt })
    .where(eq(users.id, userId))
}
