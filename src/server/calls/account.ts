import type { account } from "../../contract/account.ts"
import type { AreaDeeds } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { leaveDeeds } from "./account/export-and-delete-handlers.ts"
import { profileDeeds } from "./account/profile-handlers.ts"
import { settingsDeeds } from "./account/settings-handlers.ts"
import { twoFactorDeeds } from "./account/two-factor-handlers.ts"

export const accountDeeds = (parts: Parts): AreaDeeds<typeof account> => ({
  ...settingsDeeds(parts),
  ...profileDeeds(parts),
  ...twoFactorDeeds(parts),
  ...leaveDeeds(parts),
})
