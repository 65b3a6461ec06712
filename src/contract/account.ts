import * as z from "zod/mini"
import { securityEvents } from "../domain/account/security-events.ts"
import { retentionDays, sessionMinutes } from "../domain/account/settings.ts"
import { styles, tones } from "../domain/seo/brief.ts"
import { generalFormats } from "../domain/seo/exports/export-formats.ts"
import { pictureSchema } from "./account/picture.ts"
import { codeFormSchema, codeSchema, newPasswordSchema, userSchema } from "./auth.ts"
import { call } from "./call.ts"
import { platformSchema } from "./seo/form.ts"

const flag = z.boolean("This is either on or off")

/** A user's settings for everything they do here. */
export const settingsSchema = z.strictObject({
  defaultPlatform: platformSchema,
  defaultTone: z.enum(tones, "Please choose one of the tones"),
  defaultStyle: z.enum(styles, "Please choose one of the styles"),
  contentRetentionDays: z.literal(retentionDays, "Please choose how long to keep content"),
  exportFormat: z.enum(generalFormats, `The format is one of ${generalFormats.join(", ")}`),
  autoRenew: flag,
  emailNotifications: flag,
  generationComplete: flag,
  marketingEmails: flag,
  dataSharing: flag,
  activityLogging: flag,
  sessionTimeout: z.literal(sessionMinutes, "Please choose when a session ends"),
})
export type Settings = z.output<typeof settingsSchema>

const time = z.iso.datetime()
const doneSchema = z.object({ success: z.literal(true), message: z.string() })
const passwordSchema = z
  .string("Password is required")
  .check(z.minLength(1, "Password is required"), z.maxLength(1024, "Password too long"))

/** Proof that the owner is present: the password, or a code of the second factor. */
const proof = { password: z.optional(passwordSchema), code: z.optional(codeSchema) }
export const proofSchema = z.strictObject(proof)
export type Proof = z.output<typeof proofSchema>

const name = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(200, "Too long"))

export const profileSchema = z.strictObject({
  firstName: z.optional(name("First name is required")),
  lastName: z.optional(name("Last name is required")),
  profileImageUrl: z.optional(z.nullable(pictureSchema)),
})

export const passwordChangeSchema = z.strictObject({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
  confirmPassword: z.optional(z.string()),
})

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

export const securityEntrySchema = z.object({
  id: z.string(),
  event: z.enum(securityEvents),
  at: time,
  device: z.string(),
  address: z.string(),
})

const guesses = { times: 10, seconds: 900, per: "user" } as const

export const account = {
  getSettings: call({
    method: "GET",
    path: "/api/settings",
    who: "user",
    summary: "The user's settings",
    reply: settingsSchema,
  }),
  getStorage: call({
    method: "GET",
    path: "/api/storage",
    who: "user",
    summary: "How much the user keeps here and may keep, with a sentence once that is nearly or wholly full",
    reply: z.object({
      items: z.int(),
      maxItems: z.int(),
      bytes: z.int(),
      maxBytes: z.int(),
      notice: z.nullable(z.string()),
    }),
    limit: { times: 60, seconds: 600, per: "user" },
  }),
  saveSettings: call({
    method: "PUT",
    path: "/api/settings",
    who: "user",
    summary: "Save all settings at once",
    body: settingsSchema,
    reply: settingsSchema,
  }),
  changeProfile: call({
    method: "PATCH",
    path: "/api/account",
    who: "user",
    summary: "Change the name or picture; fields left out keep their values",
    body: profileSchema,
    reply: userSchema,
  }),
  confirm: call({
    method: "POST",
    path: "/api/account/confirm",
    who: "user",
    summary: "Re-authenticate with the password or a code; valid for ten minutes",
    body: proofSchema,
    reply: doneSchema,
    limit: guesses,
  }),
  changePassword: call({
    method: "POST",
    path: "/api/account/password",
    who: "user",
    summary: "Change the password; ends every other session",
    body: passwordChangeSchema,
    reply: doneSchema,
    problems: ["no_password", "overloaded"],
    limit: guesses,
  }),
  changeEmail: call({
    method: "POST",
    path: "/api/account/email",
    who: "user",
    summary: "Email a link to a new address; the address changes when the link is used",
    body: z.strictObject({
      email: z
        .string("Valid email is required")
        .check(z.trim(), z.email("Valid email is required"), z.maxLength(254, "Valid email is required")),
      ...proof,
    }),
    reply: doneSchema,
    problems: ["proof_required"],
    limit: guesses,
  }),
  getTwoFactor: call({
    method: "GET",
    path: "/api/account/two-factor",
    who: "user",
    summary: "Whether a code is asked for at the sign-in, and how many recovery codes are left",
    reply: z.object({ isEnabled: z.boolean(), recoveryCodesLeft: z.number() }),
  }),
  setUpTwoFactor: call({
    method: "POST",
    path: "/api/account/two-factor/setup",
    who: "user",
    summary:
      "Create a secret for an authenticator app, as text and as a QR code; two-factor sign-in starts once it is confirmed",
    body: proofSchema,
    reply: z.object({ secret: z.string(), otpauthUrl: z.string(), qrCode: z.string() }),
    problems: ["proof_required", "two_factor_on"],
    limit: guesses,
  }),
  enableTwoFactor: call({
    method: "POST",
    path: "/api/account/two-factor/enable",
    who: "user",
    summary: "Confirm the secret with a first code; returns the recovery codes, which are shown only once",
    body: codeFormSchema,
    reply: recoveryCodesSchema,
    problems: ["two_factor_off", "two_factor_on"],
    limit: guesses,
  }),
  renewRecoveryCodes: call({
    method: "POST",
    path: "/api/account/two-factor/recovery-codes",
    who: "user",
    summary: "Create ten new recovery codes; the old ones stop working",
    body: proofSchema,
    reply: recoveryCodesSchema,
    problems: ["two_factor_off", "proof_required"],
    limit: guesses,
  }),
  disableTwoFactor: call({
    method: "POST",
    path: "/api/account/two-factor/disable",
    who: "user",
    summary: "Turn off two-factor sign-in; always asks for the password or a code",
    body: proofSchema,
    reply: doneSchema,
    problems: ["two_factor_off", "proof_required"],
    limit: guesses,
  }),
  listSecurityLog: call({
    method: "GET",
    path: "/api/account/security-log",
    who: "user",
    summary: "What happened about signing in, the latest hundred, the latest first",
    reply: z.array(securityEntrySchema),
  }),
  exportAll: call({
    method: "GET",
    path: "/api/account/export",
    who: "user",
    summary: "Everything stored about the user, as a ZIP with a file for each kind, or as one JSON",
    query: z.object({ format: z.optional(z.enum(["zip", "json"])) }),
    reply: "file",
    problems: ["proof_required"],
    limit: { times: 10, seconds: 3600, per: "user" },
    maxSeconds: 120,
  }),
  remove: call({
    method: "DELETE",
    path: "/api/account",
    who: "user",
    summary: "Delete the account and everything in it, and stop the subscription; asks for the password or a code",
    body: proofSchema,
    reply: z.object({ success: z.literal(true), message: z.string(), kept: z.array(z.string()) }),
    problems: ["proof_required", "provider_failed", "provider_timed_out"],
    limit: guesses,
  }),
}
