/** Everything people are written to about their account and their content. Each is a letter. */
export const accountNotices = [
  "verify-email",
  "change-email",
  "address-in-use",
  "email-changed",
  "reset-password",
  "sign-in-through-provider",
  "unlock",
  "password-changed",
  "two-factor-enabled",
  "two-factor-disabled",
  "recovery-code-used",
  "new-sign-in",
  "api-key-created",
  "api-key-revoked",
  "webhook-disabled",
  "account-deleted",
  "retention-notice",
  "generation-complete",
  "news",
  "support-message",
] as const
export type AccountNotice = (typeof accountNotices)[number]
