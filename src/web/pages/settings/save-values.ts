import type { QueryClient } from "@tanstack/react-query"
import { account } from "../../../contract/account.ts"
import { billing } from "../../../contract/billing.ts"
import { hasCode } from "../../api/call-error.ts"
import { send } from "../../api/send.ts"
import { settingsQuery } from "../../api/settings.ts"
import { subscriptionQuery } from "../../api/subscription.ts"
import { userQuery } from "../../api/user.ts"
import { type FormValues, settingsOf } from "./form-values.ts"

/** Saves the page. The renewal switch changes the subscription and goes first, because it may fail. */
export async function saveValues(client: QueryClient, values: FormValues, changes: Partial<FormValues>): Promise<void> {
  if (changes.autoRenew !== undefined) await setRenewal(client, changes.autoRenew)
  const { firstName, lastName, profileImageUrl } = changes
  if (firstName !== undefined || lastName !== undefined || profileImageUrl !== undefined) {
    const user = await send(account.changeProfile, { body: { firstName, lastName, profileImageUrl } })
    client.setQueryData(userQuery().queryKey, user)
  }
  const settings = await send(account.saveSettings, { body: settingsOf(values) })
  client.setQueryData(settingsQuery.queryKey, settings)
}

/** Without a subscription, the switch is a preference for the next one, and nothing happens yet. */
async function setRenewal(client: QueryClient, isOn: boolean): Promise<void> {
  try {
    await send(isOn ? billing.reactivateSubscription : billing.cancelSubscription)
  } catch (error) {
    if (!hasCode(error, "no_subscription")) throw error
  }
  await client.fetchQuery(subscriptionQuery)
  await client.invalidateQueries({ queryKey: userQuery().queryKey })
}
