import type { Settings } from "../../../contract/account.ts"
import type { User } from "../../../contract/auth.ts"
import type { SubscriptionView } from "../../../contract/billing.ts"

/** Everything on the page that is saved by its one button. */
export interface FormValues extends Settings {
  readonly firstName: string
  readonly lastName: string
  readonly profileImageUrl: string | null
}

/** Whether a subscription renews is the subscription's to know, where there is one. */
export function valuesOf(user: User, settings: Settings, subscription: SubscriptionView | undefined): FormValues {
  return {
    ...settings,
    autoRenew: renews(subscription) ?? settings.autoRenew,
    firstName: user.firstName ?? "",
    lastName: user.lastName ?? "",
    profileImageUrl: user.profileImageUrl,
  }
}

function renews(subscription: SubscriptionView | undefined): boolean | undefined {
  if (subscription?.canReactivate) return false
  return subscription?.canCancel ? true : undefined
}

/** What somebody changed and has not saved. */
export function changesOf(saved: FormValues, values: FormValues): Partial<FormValues> {
  const now = new Map<string, unknown>(Object.entries(values))
  return Object.fromEntries(
    Object.entries(saved).flatMap(([key, value]) => (now.get(key) === value ? [] : [[key, now.get(key)]])),
  )
}

export function settingsOf({ firstName: _, lastName: __, profileImageUrl: ___, ...settings }: FormValues): Settings {
  return settings
}
