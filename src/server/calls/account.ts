import type { account } from "../../contract/account.ts"
import type { AreaDeeds } from "../deed.ts"
import type { Parts } from "../parts.ts"
import { leaveDeeds } from "./account/leave-deeds.ts"
import { profileDeeds } from "./account/profile-deeds.ts"
import { settingsDeeds } from "./account/settings-deeds.ts"
import { twoFactorDeeds } from "./account/two-factor-deeds.ts"

export const accountDeeds = (parts: Parts): AreaDeeds<typeof account> => ({
  ...settingsDeeds(parts),
  ...profileDeeds(parts),
  ...twoFactorDeeds(parts),
  ...leaveDeeds(parts),
})
