import * as z from "zod/mini"
import { retentionDays, sessionMinutes } from "../domain/account/settings.ts"
import { styles, tones } from "../domain/seo/brief.ts"
import { generalFormats } from "../domain/seo/exports/export-formats.ts"
import { call } from "./call.ts"
import { platformSchema } from "./seo/form.ts"

const flag = z.boolean("This is either on or off")

/** What a user has chosen for everything they do here. */
export const settingsSchema = z.strictObject({
  defaultPlatform: platformSchema,
  defaultTone: z.enum(tones, "Please choose one of the tones"),
  defaultStyle: z.enum(styles, "Please choose one of the styles"),
  contentRetentionDays: z.literal(retentionDays, "Please choose one of the times to keep content"),
  exportFormat: z.enum(generalFormats, `The format is one of ${generalFormats.join(", ")}`),
  autoRenew: flag,
  emailNotifications: flag,
  generationComplete: flag,
  marketingEmails: flag,
  dataSharing: flag,
  activityLogging: flag,
  sessionTimeout: z.literal(sessionMinutes, "Please choose one of the times after which a session ends"),
})
export type Settings = z.output<typeof settingsSchema>

export const account = {
  getSettings: call({
    method: "GET",
    path: "/api/settings",
    who: "user",
    summary: "What the user has chosen for everything they do here",
    reply: settingsSchema,
  }),
  saveSettings: call({
    method: "PUT",
    path: "/api/settings",
    who: "user",
    summary: "Save the settings, all of them at once",
    body: settingsSchema,
    reply: settingsSchema,
  }),
}
