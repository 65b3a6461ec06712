import { eq } from "drizzle-orm"
import { type Style, styles, type Tone, tones } from "../../../domain/seo/brief.ts"
import type { Db } from "../open.ts"
import { userSettings } from "../schema.ts"

interface WritingSettings {
  readonly tone: Tone
  readonly style: Style
  /** Whether the user allows records of their activity. */
  readonly isLogged: boolean
}

/** A user's preferences for all written texts. */
export async function findWritingSettings(db: Db, userId: string): Promise<WritingSettings> {
  const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, userId))
  return {
    tone: tones.find((tone) => tone === row?.defaultTone) ?? "professional",
    style: styles.find((style) => style === row?.defaultStyle) ?? "descriptive",
    isLogged: row?.activityLogging ?? true,
  }
}
