import { and, desc, eq } from "drizzle-orm"
import { vi } from "vitest"
import { mailedToken } from "../src/server/db/mail/outbox.ts"
import { outbox } from "../src/server/db/schema.ts"
import { openSecrets } from "../src/server/secrets.ts"
import { appKey, type TestApp } from "./app.ts"

const secrets = openSecrets({ appKeys: [appKey], dataDir: "" })

export const mailsTo = (app: TestApp, toAddress: string, template: string) =>
  app.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.toAddress, toAddress), eq(outbox.template, template)))
    .orderBy(desc(outbox.createdAt))

/** The secret of a waiting email, which only the key decrypts. */
export const openToken = (mail: Pick<typeof outbox.$inferSelect, "data"> | undefined): string | null =>
  secrets.open(String(Object(mail?.data).sealedToken), mailedToken)

/** The secret in the latest email of this kind; some are written only after the answer. */
export const tokenIn = (app: TestApp, toAddress: string, template: string, count = 1): Promise<string> =>
  vi.waitFor(async () => {
    const rows = await mailsTo(app, toAddress, template)
    const token = rows.length < count ? null : openToken(rows[0])
    if (token === null) throw new Error(`there is no ${template} for ${toAddress}`)
    return token
  })
