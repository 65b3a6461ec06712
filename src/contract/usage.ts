import * as z from "zod/mini"
import { usageActions } from "../domain/usage/usage-actions.ts"
import { call } from "./call.ts"

export const usageSchema = z.object({
  id: z.string(),
  action: z.enum(usageActions),
  /** The quantity, such as the products of a generation. */
  generationCount: z.int().check(z.minimum(0)),
  isPremium: z.boolean(),
  /** The business it was done for, if it is known and still saved. */
  businessName: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type Usage = z.output<typeof usageSchema>

export const usage = {
  list: call({
    method: "GET",
    path: "/api/usage",
    who: "user",
    summary: "What the user did here, newest first, 50 at a time; nothing is added while activity logging is off",
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
    reply: z.readonly(z.array(usageSchema)),
    isPaged: true,
  }),
  clear: call({
    method: "DELETE",
    path: "/api/usage",
    who: "user",
    summary: "Delete the user's whole activity log",
    reply: z.object({ deleted: z.int() }),
  }),
}
