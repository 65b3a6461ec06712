import * as z from "zod/mini"
import { isKeyScope, keyDays, keyScopes } from "../domain/account/key-scopes.ts"
import { proofSchema } from "./account.ts"
import { call } from "./call.ts"

const time = z.iso.datetime()
const scopes = Object.keys(keyScopes).filter(isKeyScope)
const scopeSchema = z.enum(scopes, "Please choose from the permissions there are")

/** A key as it appears in a list: enough to recognize it, not enough to use it. */
export const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The last characters of the key. */
  lastFour: z.string(),
  scopes: z.array(scopeSchema),
  createdAt: time,
  /** Null for a key that never expires. */
  expiresAt: z.nullable(time),
  isExpired: z.boolean(),
  /** The day, and the approximate network address. */
  lastUsed: z.nullable(z.object({ day: z.iso.date(), address: z.string() })),
})
export type KeyView = z.output<typeof keySchema>

const guesses = { times: 20, seconds: 900, per: "user" } as const

export const keys = {
  list: call({
    method: "GET",
    path: "/api/keys",
    who: "user",
    summary: "The user's API keys, the newest first",
    reply: z.array(keySchema),
  }),
  create: call({
    method: "POST",
    path: "/api/keys",
    who: "access",
    scope: null,
    summary: "Create an API key; the key itself is returned only this once",
    body: z.strictObject({
      name: z
        .string("Name is required")
        .check(z.trim(), z.minLength(1, "Name is required"), z.maxLength(60, "The name is too long")),
      scopes: z
        .array(scopeSchema)
        .check(z.minLength(1, "Please choose at least one permission"), z.maxLength(scopes.length)),
      expiresInDays: z.nullable(z.literal(keyDays, "Please choose how long the key works")),
      ...proofSchema.shape,
    }),
    reply: z.object({ key: z.string(), created: keySchema }),
    status: 201,
    problems: ["proof_required", "conflict"],
    limit: guesses,
  }),
  revoke: call({
    method: "DELETE",
    path: "/api/keys/:id",
    who: "user",
    summary: "Revoke an API key, which stops working at once",
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    body: proofSchema,
    reply: z.object({ success: z.literal(true), message: z.string() }),
    problems: ["proof_required", "not_found"],
    limit: guesses,
  }),
}
