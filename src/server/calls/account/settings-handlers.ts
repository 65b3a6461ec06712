import type { account, Settings } from "../../../contract/account.ts"
import { retentionDays, sessionMinutes } from "../../../domain/account/settings.ts"
import { noticeOf } from "../../../domain/account/storage.ts"
import { platforms } from "../../../domain/platforms/index.ts"
import { styles, tones } from "../../../domain/seo/brief.ts"
import { generalFormats } from "../../../domain/seo/exports/export-formats.ts"
import { findSettings, saveSettings } from "../../db/account/settings.ts"
import { measureStorage } from "../../db/account/storage.ts"
import { setIdleMinutes } from "../../db/auth/sessions.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"

export const settingsHandlers = (
  parts: Parts,
): Pick<AreaHandlers<typeof account>, "getSettings" | "saveSettings" | "getStorage"> => ({
  async getStorage(_, { user }) {
    const { items, bytes } = await measureStorage(parts.db, user.id, parts.now())
    const storage = { items, bytes, ...parts.config.storage }
    return { ...storage, notice: noticeOf(storage) }
  },

  getSettings: async (_, { user }) => {
    const settings = viewSettings(await findSettings(parts.db, user.id))
    return { ...settings, autoRenew: (await findRenewal(parts, user.id)) ?? settings.autoRenew }
  },

  async saveSettings({ body }, { user }) {
    const { contentRetentionDays: days, sessionTimeout: minutes, ...others } = body
    const idleMinutes = minutes === "never" ? null : minutes
    const kept = { ...others, contentRetentionDays: days === "forever" ? null : days, sessionTimeout: idleMinutes }
    await followRenewal(parts, user.id, body.autoRenew)
    return parts.db.transaction(async (tx) => {
      await setIdleMinutes(tx, { userId: user.id, idleMinutes, now: parts.now() })
      return viewSettings(await saveSettings(tx, user.id, kept))
    })
  },
})

/** Whether the subscription will renew; null for users without one, whose choice is only stored. */
async function findRenewal({ billing, now }: Parts, userId: string): Promise<boolean | null> {
  const row = await billing.current(userId)
  if (row?.state === "active") return true
  return row?.state === "cancelled" && row.expiresAt !== null && row.expiresAt > now() ? false : null
}

/** The switch acts at once: turning it off cancels at the period's end, and turning it on reactivates. */
async function followRenewal(parts: Parts, userId: string, isWanted: boolean): Promise<void> {
  const renews = await findRenewal(parts, userId)
  if (renews === null || renews === isWanted) return
  await (isWanted ? parts.billing.reactivate(userId) : parts.billing.cancel(userId))
}

/** A stored option that no longer exists counts as not chosen. */
function viewSettings(row: Awaited<ReturnType<typeof findSettings>>): Settings {
  const { contentRetentionDays, exportFormat, sessionTimeout } = row
  const { autoRenew, emailNotifications, generationComplete, marketingEmails, dataSharing, activityLogging } = row
  return {
    ...{ autoRenew, emailNotifications, generationComplete, marketingEmails, dataSharing, activityLogging },
    defaultPlatform: platforms.find(({ id }) => id === row.defaultPlatform)?.id ?? "website",
    defaultTone: tones.find((tone) => tone === row.defaultTone) ?? "professional",
    defaultStyle: styles.find((style) => style === row.defaultStyle) ?? "descriptive",
    contentRetentionDays: retentionDays.find((days) => days === (contentRetentionDays ?? "forever")) ?? 365,
    exportFormat: generalFormats.find((format) => format === exportFormat) ?? "text",
    sessionTimeout: sessionMinutes.find((minutes) => minutes === (sessionTimeout ?? "never")) ?? 30,
  }
}
