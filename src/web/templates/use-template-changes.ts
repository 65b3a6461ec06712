import { useQueryClient } from "@tanstack/react-query"
import { useMemo } from "react"
import type { CallInput } from "../../contract/call.ts"
import { templates } from "../../contract/templates.ts"
import { send } from "../api/send.ts"
import { templatesQuery } from "../api/templates.ts"

/** All changes to templates; the lists update at once. */
export function useTemplateChanges() {
  const client = useQueryClient()
  return useMemo(() => {
    const refresh = () => client.invalidateQueries({ queryKey: templatesQuery.queryKey })
    return {
      async create(body: CallInput<typeof templates.create>["body"]) {
        await send(templates.create, { body })
        void refresh()
      },
      async change(id: string, body: CallInput<typeof templates.change>["body"]) {
        await send(templates.change, { params: { id }, body })
        await refresh()
      },
      async remove(id: string) {
        await send(templates.remove, { params: { id } })
        await refresh()
      },
    }
  }, [client])
}
