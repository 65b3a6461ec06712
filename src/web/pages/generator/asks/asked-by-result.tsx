import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useMemo } from "react"
import { itemQuery } from "../../../api/item.ts"
import { AskedFieldsContext, askedFieldsOf, noAskedFields } from "./asked-fields.ts"

/** A form that shows the questions of the result beside it. */
export function AskedByResult({ itemId, children }: { itemId: string | null; children: ReactNode }) {
  const { data } = useQuery({ ...itemQuery(itemId ?? ""), enabled: itemId !== null })
  const asked = useMemo(() => (data === undefined ? noAskedFields : askedFieldsOf(data)), [data])
  return <AskedFieldsContext value={asked}>{children}</AskedFieldsContext>
}
