import { queryOptions } from "@tanstack/react-query"
import { history } from "../../contract/history.ts"
import { send } from "./send.ts"

/** One item of the history in full. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: [history.get.path, id],
    queryFn: ({ signal }) => send(history.get, { params: { id }, signal }),
  })
