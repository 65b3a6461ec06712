import { type ReactNode, useCallback, useMemo, useRef, useState } from "react"
import type { Platform } from "../../../../domain/platforms/platform.ts"
import type { Brief } from "../../../../domain/seo/brief.ts"
import type { Listing, SlotKey } from "../../../../domain/seo/listing.ts"
import { classes } from "../../../parts/classes.ts"
import { type Asked, AskedDialog } from "./asked-dialog.tsx"
import type { Autosave, SaveState } from "./autosave.ts"
import { copyAll } from "./copy-text.ts"
import type { EditAction, EditedProduct } from "./edit-state.ts"
import { EditorBar } from "./editor-bar.tsx"
import { judgeSlots } from "./judge-slots.ts"
import { RecommendationList } from "./recommendation-list.tsx"
import { SideColumn } from "./side-column.tsx"
import { SlotList } from "./slot-list.tsx"
import type { Rewrite } from "./use-rewriting.ts"
import { useSettled } from "./use-settled.ts"
import { useSlotActions } from "./use-slot-actions.ts"
import { useSteps } from "./use-steps.ts"
import type { Version } from "./versions-dialog.tsx"
import { type View, ViewBar } from "./view-bar.tsx"

export type ProductEditorProps = {
  product: EditedProduct
  platform: Platform
  brief: Brief
  writer: string | null
  autosave: Autosave
  saveState: SaveState
  tell: (action: EditAction) => void
  rewrite: Rewrite
  loadVersions: (productId: string) => Promise<readonly Version[]>
  preview: (listing: Listing) => ReactNode
  /** Which product this is, where there are several: above the fields on a phone, beside them elsewhere. */
  pickers: { readonly select: ReactNode; readonly list: ReactNode } | null
}

/** The fields of one product, with its score and its preview beside them. */
export function ProductEditor(props: ProductEditorProps) {
  const { product, platform, brief, tell, pickers } = props
  const { listing } = product
  const [view, setView] = useState<View>("fields")
  const [asked, setAsked] = useState<Asked | null>(null)
  const askRewrite = useCallback((slot: SlotKey) => setAsked({ kind: "rewrite", slot }), [])
  const actions = useSlotActions({ product, platform, brief, tell, askRewrite })
  const { box, said, undo, redo, onKeyDown } = useSteps(product, platform, tell)
  const settled = useSettled(listing)
  const { judged, notes } = useMemo(() => judgeSlots(settled, brief, platform), [settled, brief, platform])

  return (
    <section ref={box} tabIndex={-1} aria-label={listing.productName} onKeyDown={onKeyDown} className="outline-none">
      <div className="grid gap-x-8 gap-y-6 @min-[52rem]/editor:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
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
          <SlotList product={product} platform={platform} notes={notes} actions={actions} />
          <RecommendationList texts={judged.recommendations} />
        </div>
        <SideColumn
          view={view}
          picker={pickers?.list ?? null}
          platform={platform}
          judged={judged}
          notes={notes}
          listing={settled}
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

/** The same functions at every key, so that the bar is drawn when something in it changes. */
function useBarActions({ product, platform, autosave }: ProductEditorProps, ask: (asked: Asked) => void) {
  const latest = useRef(product)
  latest.current = product
  return useMemo(
    () => ({
      readAll: () => copyAll(latest.current.listing, platform),
      onRetrySave: () => void autosave.flush(),
      onVersions: () => ask({ kind: "versions" }),
      onRewriteAll: () => ask({ kind: "rewrite", slot: null }),
    }),
    [platform, autosave, ask],
  )
}
