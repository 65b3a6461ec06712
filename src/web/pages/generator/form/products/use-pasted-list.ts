import { useDeferredValue, useMemo, useState } from "react"
import { useWatch } from "react-hook-form"
import { maxProducts, productDescriptionMinChars } from "../../../../../contract/seo/form.ts"
import { isEmptyProduct, readValues } from "../fields/brief-values.ts"
import { useBrief } from "../use-brief.ts"
import { readProductList, type Separator } from "./read-product-list.ts"

export const separations: readonly { value: string; label: string; separator?: Separator }[] = [
  { value: "auto", label: "Detect automatically" },
  { value: "none", label: "Nothing: each line is a name", separator: null },
  { value: "comma", label: "Comma", separator: "," },
  { value: "semicolon", label: "Semicolon", separator: ";" },
  { value: "tab", label: "Tab", separator: "\t" },
]

type Pasted = {
  text: string
  separation: string
  /** The business's description replaces a missing product description. */
  isFilled: boolean
}

/** A pasted text in this form: the rows, the remaining room, and what the rows lack. */
export function usePastedList({ text, separation, isFilled }: Pasted) {
  const { control, getValues } = useBrief()
  const description = (useWatch({ control, name: "description" }) ?? "").trim()
  const [room] = useState(
    () => maxProducts - readValues(getValues()).products.filter((row) => !isEmptyProduct(row)).length,
  )
  const settled = useDeferredValue(text)
  const read = useMemo(() => {
    const chosen = separations.find(({ value }) => value === separation)?.separator
    return readProductList(settled, room, chosen)
  }, [settled, room, separation])
  const isShort = (of: string) => of.length < productDescriptionMinChars
  const canFill = !isShort(description) && read.products.some((product) => product.description === "")
  const products =
    canFill && isFilled
      ? read.products.map((product) => (product.description === "" ? { ...product, description } : product))
      : read.products
  const lacking = products.filter((product) => isShort(product.description)).length
  return { list: { ...read, products }, room, lacking, canFill }
}
