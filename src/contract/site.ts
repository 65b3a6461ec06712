import * as z from "zod/mini"
import { call } from "./call.ts"

export const publicConfigSchema = z.object({
  productName: z.string(),
  signIn: z.enum(["password", "openid"]),
  payments: z.object({
    provider: z.enum(["sandbox", "stripe"]),
    publishableKey: z.nullable(z.string()),
  }),
  writer: z.object({ kind: z.enum(["built-in", "model"]), name: z.string() }),
  supportEmail: z.nullable(z.string()),
})

export const site = {
  getPublicConfig: call({
    method: "GET",
    path: "/api/public-config",
    who: "everybody",
    summary: "Settings of this installation that the pages need",
    reply: publicConfigSchema,
  }),
}
