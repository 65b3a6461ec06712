import { queryOptions } from "@tanstack/react-query"
import { templates } from "../../contract/templates.ts"
import { send } from "./send.ts"

/** The user's own templates, and those that others share. */
export const templatesQuery = queryOptions({
  queryKey: [templates.list.path],
  queryFn: ({ signal }) => send(templates.list, { signal }),
})
