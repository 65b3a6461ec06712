import { type ReactNode, type RefObject, useEffect, useMemo, useState } from "react"
import type { ProductResult } from "../../contract/seo/listing.ts"
import type { Platform } from "../../domain/platforms/platform.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import type { Listing } from "../../domain/seo/listing.ts"
import type { Version } from "../listing/versions-dialog.tsx"
import type { TypedProduct } from "../listing/written.ts"
import { ProductEditor } from "./product-editor.tsx"
import { ProductList, ProductSelect } from "./product-picker.tsx"
import { UnsavedOffer } from "./unsaved-offer.tsx"
import { useEditing } from "./use-editing.ts"
import type { Rewrite } from "./use-rewriting.ts"

type ResultEditorProps = {
  item: {
    readonly id: string
    readonly products: readonly ProductResult[]
    readonly writer: ProductResult["writer"] | null
  }
  platform: Platform
  brief: Brief
  /** Sends typed text, and returns the products as the server has them now. */
  save: (products: readonly TypedProduct[]) => Promise<readonly ProductResult[]>
  rewrite: Rewrite
  /** Missing if older versions are not saved. */
  loadVersions?: (productId: string) => Promise<readonly Version[]>
  preview: (listing: Listing) => ReactNode
  asks?: (product: ProductResult) => ReactNode
  onSaved?: (products: readonly ProductResult[]) => void
  /** The editor puts its save-everything function here; false if saving failed. */
  flushRef?: RefObject<(() => Promise<boolean>) | null>
}

/** A saved result in the editor. Another item is another editor. */
export function ResultEditor(props: ResultEditorProps) {
  return <OpenEditor key={props.item.id} {...props} />
}

function OpenEditor(props: ResultEditorProps) {
  const { item, platform, brief, save, rewrite, loadVersions, preview, onSaved, flushRef } = props
  const { store, state, tell, autosave, saveState, offer, answer } = useEditing({
    itemId: item.id,
    products: item.products,
    platform,
    save,
    onSaved,
  })
  useEffect(() => {
    if (flushRef) flushRef.current = autosave.flush
  }, [flushRef, autosave])
  const { products } = state
  const [chosenId, setChosenId] = useState(products[0]?.id ?? "")
  const product = products.find(({ id }) => id === chosenId) ?? products[0]
  const openId = product?.id ?? ""
  const pickers = useMemo(() => {
    if (products.length < 2) return null
    const picking = { products, chosenId: openId, platform, onChoose: setChosenId }
    return { select: <ProductSelect {...picking} />, list: <ProductList {...picking} /> }
  }, [products, openId, platform])
  if (!product) return null
  const writer = product.saved.writer.name
  return (
    <div className="@container/editor flex min-w-0 flex-col gap-6">
      {offer && <UnsavedOffer offer={offer} onAnswer={answer} />}
      <ProductEditor
        key={product.id}
        product={product}
        store={store}
        platform={platform}
        brief={brief}
        writer={writer === item.writer?.name ? null : writer}
        autosave={autosave}
        saveState={saveState}
        tell={tell}
        rewrite={rewrite}
        loadVersions={loadVersions}
        preview={preview}
        asks={props.asks}
        pickers={pickers}
      />
    </div>
  )
}
