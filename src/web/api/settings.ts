import { queryOptions } from "@tanstack/react-query"
import { account } from "../../contract/account.ts"
import { send } from "./send.ts"

/** What the user has chosen for everything they do here. */
export const settingsQuery = queryOptions({
  queryKey: [account.getSettings.path],
  queryFn: ({ signal }) => send(account.getSettings, { signal }),
})
