import { eq } from "drizzle-orm"
import type { Registration } from "../src/contract/auth.ts"
import { auth } from "../src/contract/auth.ts"
import { keys } from "../src/contract/keys.ts"
import type { KeyScope, keyDays } from "../src/domain/account/key-scopes.ts"
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

export interface Member {
  readonly id: string
  readonly registration: Registration
  readonly browser: TestBrowser
}

/** A user with an account, signed in. */
export async function makeMember(app: TestApp, changes: Partial<Registration> = {}): Promise<Member> {
  const browser = app.browser()
  const registration = makeRegistration(changes)
  const reply = await browser.call(auth.register, { body: registration })
  if (reply.statusCode !== 201) throw new Error(`the test's registration was refused: ${reply.body}`)
  return { id: reply.json().id, registration, browser }
}

/** A user with access to the tools. */
export async function makeSubscriber(app: TestApp): Promise<Member> {
  const member = await makeMember(app)
  await setSubscription(app.db, member.id, { status: "active" })
  return member
}

/** A user's API key for a program. */
export async function makeKey(
  { browser, registration: { password } }: Member,
  scopes: KeyScope[],
  expiresInDays: (typeof keyDays)[number] | null = null,
): Promise<{ readonly id: string; readonly key: string }> {
  made++
  const body = { name: `Program ${made}`, scopes, expiresInDays, password }
  const reply = await browser.call(keys.create, { body })
  if (reply.statusCode !== 201) throw new Error(`the test's key was refused: ${reply.body}`)
  return { id: reply.json().created.id, key: reply.json().key }
}

/** A form for this many mugs of a pottery on Etsy. */
export const makeForm = (products = 1) => ({
  platform: "etsy" as const,
  businessName: "Saltmarsh Pottery",
  industry: "Home & Living",
  description: "Wheel-thrown stoneware tableware, glazed in a speckled oatmeal white and fired twice.",
  etsyShopName: "SaltmarshPottery",
  targetKeywords: "stoneware mug, handmade coffee mug, speckled mug",
  products: Array.from({ length: products }, (_, index) => ({
    name: `Speckled Mug No. ${index + 1}`,
    category: "Mugs",
    description: "A wheel-thrown 12 oz stoneware mug with a four-finger handle and a speckled glaze.",
  })),
  bodyTextSections: [{ id: "section_1", content: "" }],
})

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

/** A form for products whose texts repeat a few letters, at the maximum length of a text. */
export function makeRepeatingForm(unit: string, products: number) {
  const text = `A mug of oak. ${unit.repeat(5000).slice(0, 4900)}`
  const form = makeForm(products)
  return {
    ...form,
    ...{ description: text, brandStory: text, handmadeStory: text },
    products: form.products.map((product) => ({ ...product, description: text })),
  }
}
