import { queryOptions } from "@tanstack/react-query"
import { keys } from "../../../../contract/keys.ts"
import { send } from "../../../api/send.ts"

export const keysQuery = queryOptions({
  queryKey: [keys.list.path],
  queryFn: ({ signal }) => send(keys.list, { signal }),
  staleTime: 0,
})
