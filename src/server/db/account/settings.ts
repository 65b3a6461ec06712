import { eq } from "drizzle-orm"
import type { Db } from "../open.ts"
import { userSettings } from "../schema.ts"

type SettingsRow = typeof userSettings.$inferSelect
type SettingsChange = Partial<Omit<SettingsRow, "userId" | "updatedAt">>

/** Everybody has settings: users who never chose any have the table's defaults. */
export async function findSettings(db: Db, userId: string): Promise<SettingsRow> {
  const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, userId))
  return row ?? (await saveSettings(db, userId, {}))
}

export async function saveSettings(db: Db, userId: string, change: SettingsChange): Promise<SettingsRow> {
  const values = { ...change, userId }
  const [row] = await db
    .insert(userSettings)
    .values(values)
    .onConflictDoUpdate({ target: userSettings.userId, set: values })
    .returning()
  if (!row) throw new Error("the insert of settings returned no row")
  return row
}
