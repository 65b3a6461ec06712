import { useQueryClient } from "@tanstack/react-query"
import { useMemo } from "react"
import { history } from "../../../../contract/history.ts"
import type { ProductResult, TypedListing } from "../../../../contract/seo/listing.ts"
import { seo } from "../../../../contract/seo.ts"
import { itemQuery } from "../../../api/item.ts"
import { send } from "../../../api/send.ts"

/** The editor's requests to the server; the rest of the page sees the results as well. */
export function useResultCalls(id: string) {
  const client = useQueryClient()
  return useMemo(() => {
    const keep = (changed: readonly ProductResult[]) =>
      client.setQueryData(itemQuery(id).queryKey, (before) => {
        const products = before?.products.map((one) => changed.find((next) => next.id === one.id) ?? one)
        return before && products && { ...before, products }
      })
    return {
      async save(products: readonly ({ id: string } & TypedListing)[]): Promise<readonly ProductResult[]> {
        const saved = await send(history.edit, { params: { id }, body: { products: [...products] } })
        keep(saved.products)
        return saved.products
      },
      async rewrite(productId: string, field: string, instruction: string, signal: AbortSignal) {
        const written = await send(seo.rewrite, { body: { historyId: id, productId, field, instruction }, signal })
        keep([written])
        return written
      },
      loadVersions: (productId: string) => send(history.listVersions, { params: { id }, query: { productId } }),
    }
  }, [client, id])
}
