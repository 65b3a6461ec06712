import type { BillingNotice } from "../billing/notices.ts"
import type { AccountNotice } from "./account-notices.ts"
import type { Letter, LetterData, WriteLetter } from "./letter.ts"
import { accountDeleted } from "./letters/account-deleted.ts"
import { addressInUse } from "./letters/address-in-use.ts"
import { apiKeyCreated } from "./letters/api-key-created.ts"
import { apiKeyRevoked } from "./letters/api-key-revoked.ts"
import { bulkFinished } from "./letters/bulk-finished.ts"
import { changeEmail } from "./letters/change-email.ts"
import { claimPayment } from "./letters/claim-payment.ts"
import { claimReminder } from "./letters/claim-reminder.ts"
import { duplicateRefunded } from "./letters/duplicate-refunded.ts"
import { emailChanged } from "./letters/email-changed.ts"
import { generationComplete } from "./letters/generation-complete.ts"
import { newSignIn } from "./letters/new-sign-in.ts"
import { news } from "./letters/news.ts"
import { passwordChanged } from "./letters/password-changed.ts"
import { paymentDisputed } from "./letters/payment-disputed.ts"
import { paymentReceived } from "./letters/payment-received.ts"
import { paymentRefunded } from "./letters/payment-refunded.ts"
import { recoveryCodeUsed } from "./letters/recovery-code-used.ts"
import { renewalFailed } from "./letters/renewal-failed.ts"
import { resetPassword } from "./letters/reset-password.ts"
import { retentionNotice } from "./letters/retention-notice.ts"
import { signInThroughProvider } from "./letters/sign-in-through-provider.ts"
import { subscriptionCancelled } from "./letters/subscription-cancelled.ts"
import { subscriptionEnded } from "./letters/subscription-ended.ts"
import { subscriptionReactivated } from "./letters/subscription-reactivated.ts"
import { supportMessage } from "./letters/support-message.ts"
import { twoFactorDisabled } from "./letters/two-factor-disabled.ts"
import { twoFactorEnabled } from "./letters/two-factor-enabled.ts"
import { unclaimedRefunded } from "./letters/unclaimed-refunded.ts"
import { unlock } from "./letters/unlock.ts"
import { verifyEmail } from "./letters/verify-email.ts"
import { webhookDisabled } from "./letters/webhook-disabled.ts"

/** Every email that we send; the compiler requires one for each notice. */
const letters: Readonly<Record<AccountNotice | BillingNotice, WriteLetter>> = {
  "verify-email": verifyEmail,
  "change-email": changeEmail,
  "address-in-use": addressInUse,
  "email-changed": emailChanged,
  "reset-password": resetPassword,
  "sign-in-through-provider": signInThroughProvider,
  unlock,
  "password-changed": passwordChanged,
  "two-factor-enabled": twoFactorEnabled,
  "two-factor-disabled": twoFactorDisabled,
  "recovery-code-used": recoveryCodeUsed,
  "new-sign-in": newSignIn,
  "api-key-created": apiKeyCreated,
  "api-key-revoked": apiKeyRevoked,
  "webhook-disabled": webhookDisabled,
  "account-deleted": accountDeleted,
  "retention-notice": retentionNotice,
  "generation-complete": generationComplete,
  "bulk-finished": bulkFinished,
  news,
  "support-message": supportMessage,
  "payment-received": paymentReceived,
  "claim-payment": claimPayment,
  "claim-reminder": claimReminder,
  "unclaimed-refunded": unclaimedRefunded,
  "duplicate-refunded": duplicateRefunded,
  "renewal-failed": renewalFailed,
  "subscription-cancelled": subscriptionCancelled,
  "subscription-reactivated": subscriptionReactivated,
  "subscription-ended": subscriptionEnded,
  "payment-refunded": paymentRefunded,
  "payment-disputed": paymentDisputed,
}

const byKind = new Map<string, WriteLetter>(Object.entries(letters))

/** Null for a kind that no longer exists. */
export const writeLetter = (kind: string, data: LetterData): Letter | null => byKind.get(kind)?.(data) ?? null
