import type { account } from "../../contract/account.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { exportAndDeleteHandlers } from "./account/export-and-delete-handlers.ts"
import { profileHandlers } from "./account/profile-handlers.ts"
import { settingsHandlers } from "./account/settings-handlers.ts"
import { twoFactorHandlers } from "./account/two-factor-handlers.ts"

export const accountHandlers = (parts: Parts): AreaHandlers<typeof account> => ({
  ...settingsHandlers(parts),
  ...profileHandlers(parts),
  ...twoFactorHandlers(parts),
  ...exportAndDeleteHandlers(parts),
})
