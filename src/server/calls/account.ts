import type { account, Settings } from "../../contract/account.ts"
import { retentionDays, sessionMinutes } from "../../domain/account/settings.ts"
import { platforms } from "../../domain/platforms/index.ts"
import { styles, tones } from "../../domain/seo/brief.ts"
import { generalFormats } from "../../domain/seo/exports/export-formats.ts"
import { findSettings, saveSettings } from "../db/settings.ts"
import type { AreaDeeds } from "../deed.ts"
import type { Parts } from "../parts.ts"

export const accountDeeds = ({ db }: Parts): AreaDeeds<typeof account> => ({
  getSettings: async (_, { user }) => viewSettings(await findSettings(db, user.id)),

  async saveSettings({ body }, { user }) {
    const { contentRetentionDays: days, sessionTimeout: minutes, ...others } = body
    const kept = {
      ...others,
      contentRetentionDays: days === "forever" ? null : days,
      sessionTimeout: minutes === "never" ? null : minutes,
    }
    return viewSettings(await saveSettings(db, user.id, kept))
  },
})

/** What was chosen once and is no choice any more counts as not chosen. */
function viewSettings(row: Awaited<ReturnType<typeof findSettings>>): Settings {
  const { userId: _, updatedAt: __, contentRetentionDays, sessionTimeout, ...others } = row
  return {
    ...others,
    defaultPlatform: platforms.find(({ id }) => id === row.defaultPlatform)?.id ?? "website",
    defaultTone: tones.find((tone) => tone === row.defaultTone) ?? "professional",
    defaultStyle: styles.find((style) => style === row.defaultStyle) ?? "descriptive",
    contentRetentionDays: retentionDays.find((days) => days === (contentRetentionDays ?? "forever")) ?? 365,
    exportFormat: generalFormats.find((format) => format === row.exportFormat) ?? "text",
    sessionTimeout: sessionMinutes.find((minutes) => minutes === (sessionTimeout ?? "never")) ?? 30,
  }
}
