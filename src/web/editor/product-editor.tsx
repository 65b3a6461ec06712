import { type ReactNode, useCallback, useMemo, useState } from "react"
import type { ProductResult } from "../../contract/seo/listing.ts"
import type { Platform } from "../../domain/platforms/platform.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import type { Listing, SlotKey } from "../../domain/seo/listing.ts"
import type { Version } from "../listing/versions-dialog.tsx"
import { classes } from "../parts/classes.ts"
import { type Asked, AskedDialog } from "./asked-dialog.tsx"
import type { Autosave, SaveState } from "./autosave.ts"
import type { EditAction, EditedProduct } from "./edit-state.ts"
import type { EditStore } from "./edit-store.ts"
import { EditorBar } from "./editor-bar.tsx"
import { SideColumn } from "./side-column.tsx"
import { SlotList } from "./slots/slot-list.tsx"
import { useSlotActions } from "./slots/use-slot-actions.ts"
import { useJudgement } from "./use-judgement.ts"
import type { Rewrite } from "./use-rewriting.ts"
import { useSteps } from "./use-steps.ts"
import { type View, ViewBar } from "./view-bar.tsx"

export type ProductEditorProps = {
  /** The state at the last pause in typing; the active field is ahead of it. */
  product: EditedProduct
  store: EditStore
  platform: Platform
  brief: Brief
  writer: string | null
  autosave: Autosave
  saveState: SaveState
  tell: (action: EditAction) => void
  rewrite: Rewrite
  loadVersions?: ((productId: string) => Promise<readonly Version[]>) | undefined
  preview: (listing: Listing) => ReactNode
  /** Improvements, above its fields. */
  asks?: ((product: ProductResult) => ReactNode) | undefined
  /** Which product this is, if there are several: above the fields on a phone, beside them elsewhere. */
  pickers: { readonly select: ReactNode; readonly list: ReactNode } | null
}

/** The fields of one product, with its score and its preview beside them. */
export function ProductEditor(props: ProductEditorProps) {
  const { product, store, platform, brief, tell, pickers } = props
  const { listing } = product
  const [view, setView] = useState<View>("fields")
  const [asked, setAsked] = useState<Asked | null>(null)
  const askRewrite = useCallback((slot: SlotKey) => setAsked({ kind: "rewrite", slot }), [])
  const actions = useSlotActions({ id: product.id, store, platform, brief, tell, askRewrite })
  const { box, said, undo, redo, onKeyDown } = useSteps(product.id, store, platform, tell)
  const { judged, notes, listing: shown } = useJudgement(listing, brief, platform)

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={`Listing of ${listing.productName}`}
      onKeyDown={onKeyDown}
      className="outline-none"
    >
      <div className="grid gap-x-8 gap-y-6 @min-[52rem]/editor:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div
          className={classes("min-w-0 flex-col gap-6", view === "fields" ? "flex" : "hidden @min-[52rem]/editor:flex")}
        >
          {pickers && <div className="@min-[52rem]/editor:hidden">{pickers.select}</div>}
          <EditorBar
            title={listing.productName}
            writer={props.writer}
            saveState={props.saveState}
            canUndo={product.past.length > 0}
            canRedo={product.future.length > 0}
            onUndo={undo}
            onRedo={redo}
            {...useBarActions(props, setAsked)}
          />
          {props.asks?.(product.saved)}
          <SlotList product={product} platform={platform} notes={notes} actions={actions} />
        </div>
        <SideColumn
          view={view}
          onView={setView}
          picker={pickers?.list ?? null}
          platform={platform}
          judged={judged}
          notes={notes}
          listing={shown}
          preview={props.preview}
        />
      </div>
      <ViewBar view={view} score={judged.seoScore} onView={setView} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {asked && <AskedDialog {...props} asked={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

/** The same functions at every key, so that the bar is rendered only when something in it changes. */
function useBarActions(props: ProductEditorProps, ask: (asked: Asked) => void) {
  const { autosave } = props
  const hasVersions = props.loadVersions !== undefined
  return useMemo(
    () => ({
      onRetrySave: () => void autosave.flush(),
      onVersions: hasVersions ? () => ask({ kind: "versions" }) : undefined,
      onRewriteAll: () => ask({ kind: "rewrite", slot: null }),
    }),
    [autosave, hasVersions, ask],
  )
}
