import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { ProductResult } from "../../contract/seo/listing.ts"
import type { Platform } from "../../domain/platforms/platform.ts"
import { type Listing, writeSlot } from "../../domain/seo/listing.ts"
import { CallError } from "../api/call-error.ts"
import { onReconnect } from "../api/connection.ts"
import { isUnreachable } from "../api/explain.ts"
import { holdEditing } from "../listing/editing-lock.ts"
import { keepUnsaved, mergeUnsaved, readUnsaved, type UnsavedEdits } from "../listing/unsaved-edits.ts"
import { isSameValue, listingOf, readWritten, type TypedProduct, typedProduct, writtenIn } from "../listing/written.ts"
import { type Autosave, makeAutosave, type SaveState } from "./autosave.ts"
import { type EditAction, type EditedProduct, type EditState, startEditing, unsavedSlots } from "./edit-state.ts"
import { type EditStore, makeEditStore } from "./edit-store.ts"
import { keepLocks, readLocks } from "./field-locks.ts"
import { useSettled } from "./use-settled.ts"

interface Editing {
  readonly itemId: string
  readonly products: readonly ProductResult[]
  readonly platform: Platform
  readonly save: (products: readonly TypedProduct[]) => Promise<readonly ProductResult[]>
  readonly onSaved?: ((products: readonly ProductResult[]) => void) | undefined
}

/** The editing logic: steps, locks, saving, and unsaved edits of an earlier visit. */
export function useEditing({ itemId, products, platform, save, onSaved }: Editing) {
  const { slots } = platform
  const [store] = useState(() => makeEditStore(startEditing(products, readLocks(localStorage, itemId, slots))))
  const state = useSettled(store)
  const [offer, setOffer] = useState(() => findOffer(itemId, products, platform))
  const offered = useRef(offer)
  offered.current = offer
  const calls = useRef({ save, onSaved })
  calls.current = { save, onSaved }
  const { autosave, saveState } = useAutosave(store, platform, calls)

  useEffect(() => store.tell({ kind: "arrived", results: products }), [store, products])
  useKept(store, () => {
    const unsaved = readUnsent(store.read(), platform)
    keepUnsaved(localStorage, itemId, {
      at: unsaved.length > 0 ? Date.now() : (offered.current?.at ?? 0),
      products: mergeUnsaved(offered.current?.products ?? [], unsaved),
      before: mergeUnsaved(readBefore(store.read(), platform), offered.current?.before ?? []),
    })
    keepLocks(localStorage, itemId, new Map(store.read().products.map(({ id, locked }) => [id, [...locked]])))
  })
  useLeaveWarning(store, platform)
  useEffect(() => holdEditing(itemId), [itemId])

  const tell = useCallback(
    (action: EditAction) => {
      store.tell(action)
      autosave.note()
    },
    [store, autosave],
  )
  const answer = useCallback(
    (isWanted: boolean) => {
      const { products: kept = [] } = offered.current ?? {}
      offered.current = null
      setOffer(null)
      for (const typed of isWanted ? kept : [])
        store.tell({ kind: "put", id: typed.id, values: writtenIn(typed, slots), at: performance.now() })
      if (!isWanted)
        keepUnsaved(localStorage, itemId, {
          at: Date.now(),
          products: readUnsent(store.read(), platform),
          before: readBefore(store.read(), platform),
        })
      autosave.note()
    },
    [store, autosave, slots, itemId, platform],
  )
  return { store, state, tell, autosave, saveState, offer, answer }
}

interface Calls {
  readonly current: Pick<Editing, "save" | "onSaved">
}

function useAutosave(store: EditStore, platform: Platform, calls: Calls): { autosave: Autosave; saveState: SaveState } {
  const [saveState, setSaveState] = useState<SaveState>({ kind: "saved" })
  const make = useCallback(
    () =>
      makeAutosave<readonly TypedProduct[]>({
        read() {
          const unsent = readUnsent(store.read(), platform)
          return unsent.length > 0 ? unsent : null
        },
        async send(batch) {
          const results = await calls.current.save(batch)
          const sent = new Map(
            batch.map((typed) => [typed.id, writtenIn(typed, platform.slots).map(({ slot }) => slot)]),
          )
          store.tell({ kind: "saved", results: withSent(results, batch, platform), sent })
          calls.current.onSaved?.(results)
        },
        // Called at every key; if nothing is new, nothing is rendered.
        onState: (next) => setSaveState((before) => (isSameState(before, next) ? before : next)),
        isPassing: (error) =>
          isUnreachable(error) || (error instanceof CallError && (error.status >= 500 || error.status === 429)),
        wait(ms, call) {
          const timer = setTimeout(call, ms)
          return () => clearTimeout(timer)
        },
      }),
    [store, platform, calls],
  )
  const current = useRef<Autosave | null>(null)
  const autosave = useMemo(
    (): Autosave => ({
      note: () => current.current?.note(),
      flush: () => current.current?.flush() ?? Promise.resolve(false),
      stop: () => current.current?.stop(),
    }),
    [],
  )
  useEffect(() => {
    const one = make()
    current.current = one
    const flush = () => void one.flush()
    const endListening = onReconnect(flush)
    return () => {
      endListening()
      one.stop()
      // Typed text is saved when its user goes to another page.
      void one.flush()
    }
  }, [make])
  return { autosave, saveState }
}

const isSameState = (one: SaveState, other: SaveState): boolean => one.kind === other.kind && one.kind !== "failed"

/** Saves changes in this browser, after a moment and whenever the page is hidden. */
function useKept(store: EditStore, keep: () => void) {
  const latest = useRef(keep)
  latest.current = keep
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = () => {
      clearTimeout(timer)
      timer = undefined
      latest.current()
    }
    const end = store.listen(() => {
      timer ??= setTimeout(run, keepDelayMs)
    })
    const atOnce = () => timer !== undefined && run()
    addEventListener("pagehide", atOnce)
    return () => {
      end()
      removeEventListener("pagehide", atOnce)
      atOnce()
    }
  }, [store])
}

const keepDelayMs = 250

function useLeaveWarning(store: EditStore, platform: Platform) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (readUnsent(store.read(), platform).length > 0) event.preventDefault()
    }
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [store, platform])
}

/** For each product, the slots that differ from the server. */
const readUnsent = (state: EditState, platform: Platform): readonly TypedProduct[] =>
  typedAt(state, platform, ({ listing }) => listing)

/** The server's text in those slots. */
const readBefore = (state: EditState, platform: Platform): readonly TypedProduct[] =>
  typedAt(state, platform, ({ saved }) => listingOf(saved))

function typedAt({ products }: EditState, { slots }: Platform, read: (product: EditedProduct) => Listing) {
  return products.flatMap((product) => {
    const keys = new Set(unsavedSlots(product, slots))
    if (keys.size === 0) return []
    return [
      typedProduct(
        product.id,
        read(product),
        slots.filter(({ key }) => keys.has(key)),
      ),
    ]
  })
}

/** Whatever the server makes of a text, it has been sent: only another edit sends it again. */
const withSent = (results: readonly ProductResult[], batch: readonly TypedProduct[], { slots }: Platform) =>
  results.map((result) => {
    const sent = batch.find(({ id }) => id === result.id)
    return writtenIn(sent ?? {}, slots).reduce<ProductResult>(
      (all, { slot, value }) => writeSlot(all, slot, value),
      result,
    )
  })

/** Unsaved edits of an earlier visit, if they belong to these products and differ. */
function findOffer(itemId: string, products: readonly ProductResult[], { slots }: Platform): UnsavedEdits | null {
  const kept = readUnsaved(localStorage, itemId)
  const isNews = kept?.products.some((typed) => {
    const product = products.find(({ id }) => id === typed.id)
    return (
      product &&
      writtenIn(typed, slots).some(
        ({ slot, value }) => !isSameValue(readWritten(listingOf(product), slot, value), value),
      )
    )
  })
  return kept && isNews ? kept : null
}
