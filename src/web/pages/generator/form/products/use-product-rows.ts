import { useFieldArray } from "react-hook-form"
import { toast } from "../../../../parts/feedback/toast.ts"
import { emptyProduct, isEmptyProduct, type ProductValues, readValues } from "../fields/brief-values.ts"
import { fieldIdOf } from "../form-problems.ts"
import { useBrief } from "../use-brief.ts"

export const removeIdOf = (row: number): string => fieldIdOf(`products.${row}.remove`)

/** The rows of products and their actions. One always stays. */
export function useProductRows() {
  const { control, getValues } = useBrief()
  const { fields, append, insert, remove, replace } = useFieldArray({ control, name: "products", keyName: "key" })

  function removeRow(row: number) {
    if (fields.length === 1) {
      toast({
        title: "You need at least one row",
        description: "Left empty, the listing is about the business itself.",
      })
      return
    }
    const removed = readValues(getValues()).products[row]
    remove(row)
    requestAnimationFrame(() => document.getElementById(removeIdOf(Math.max(0, row - 1)))?.focus())
    if (removed === undefined || isEmptyProduct(removed)) return
    const action = { label: "Undo", onAct: () => insert(row, removed) }
    toast({ title: "Product removed", description: removed.name, action })
  }

  function addAll(products: readonly ProductValues[]) {
    replace([...readValues(getValues()).products.filter((row) => !isEmptyProduct(row)), ...products])
    toast({ title: products.length === 1 ? "1 product added" : `${products.length} products added` })
  }

  return { keys: fields.map(({ key }) => key), addOne: () => append(emptyProduct()), addAll, removeRow }
}
