import type { Settings } from "../../../contract/account.ts"
import type { User } from "../../../contract/auth.ts"
import type { SubscriptionView } from "../../../contract/billing.ts"

/** Everything on the page that its one button saves. */
export interface FormValues extends Settings {
  readonly firstName: string
  readonly lastName: string
  readonly profileImageUrl: string | null
}

/** If there is a subscription, it decides whether it renews. */
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

/** Unsaved changes. */
export function changesOf(saved: FormValues, values: FormValues): Partial<FormValues> {
  const now = new Map<string, unknown>(Object.entries(values))
  return Object.fromEntries(
    Object.entries(saved).flatMap(([key, value]) => (now.get(key) === value ? [] : [[key, now.get(key)]])),
  )
}

export function settingsOf({ firstName: _, lastName: __, profileImageUrl: ___, ...settings }: FormValues): Settings {
  return settings
}
