import { and, desc, eq } from "drizzle-orm"
import { vi } from "vitest"
import { outbox } from "../src/server/db/schema.ts"
import type { TestApp } from "./app.ts"

export const mailsTo = (app: TestApp, toAddress: string, template: string) =>
  app.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.toAddress, toAddress), eq(outbox.template, template)))
    .orderBy(desc(outbox.createdAt))

/** The secret in the latest mail of this kind; some are written only after the answer. */
export const tokenIn = (app: TestApp, toAddress: string, template: string, count = 1): Promise<string> =>
  vi.waitFor(async () => {
    const rows = await mailsTo(app, toAddress, template)
    const { token } = Object(rows[0]?.data)
    if (rows.length < count || typeof token !== "string") throw new Error(`there is no ${template} for ${toAddress}`)
    return token
  })
