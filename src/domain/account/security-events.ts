/** Every sign-in event that the owner can look up. */
export const securityEvents = [
  "signed-in",
  "sign-in-failed",
  "sign-in-unlocked",
  "password-changed",
  "password-reset",
  "email-confirmed",
  "email-changed",
  "two-factor-enabled",
  "two-factor-disabled",
  "recovery-code-used",
  "recovery-codes-renewed",
  "sessions-ended",
  "data-exported",
  "api-key-created",
  "api-key-revoked",
  "webhook-added",
  "webhook-removed",
  "webhook-secret-changed",
] as const
export type SecurityEvent = (typeof securityEvents)[number]
