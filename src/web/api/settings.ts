import { queryOptions } from "@tanstack/react-query"
import { account } from "../../contract/account.ts"
import { send } from "./send.ts"

/** The user's settings. */
export const settingsQuery = queryOptions({
  queryKey: [account.getSettings.path],
  queryFn: ({ signal }) => send(account.getSettings, { signal }),
})
