import { useEffect, useRef, useState } from "react"
import type { ProductResult } from "../../contract/seo/listing.ts"
import { type Listing, readSlot, type SlotKey } from "../../domain/seo/listing.ts"
import { isSameValue } from "../listing/written.ts"
import type { Autosave } from "./autosave.ts"
import type { EditAction } from "./edit-state.ts"

export type Rewrite = (
  productId: string,
  field: string,
  instruction: string,
  signal: AbortSignal,
) => Promise<ProductResult>

export type RewriteState =
  | { readonly kind: "resting" }
  | { readonly kind: "busy"; readonly slot: SlotKey; readonly done: number }
  | { readonly kind: "failed"; readonly error: unknown; readonly done: number }
  /** The writer has no other words for the known facts; only another fact or a request helps. */
  | { readonly kind: "unchanged" }
  /** Typed text could not be saved, and a writer that does not see it would be useless. */
  | { readonly kind: "unsaved" }

interface Rewriting {
  readonly productId: string
  /** The texts before it starts. */
  readonly listing: Partial<Listing>
  readonly rewrite: Rewrite
  readonly autosave: Autosave
  readonly tell: (action: EditAction) => void
}

/** Rewrites fields one after the other. Finished ones stay, whatever happens to the rest. */
export function useRewriting({ productId, listing, rewrite, autosave, tell }: Rewriting) {
  const [state, setState] = useState<RewriteState>({ kind: "resting" })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(slots: readonly SlotKey[], wish: string): Promise<boolean> {
    const abort = new AbortController()
    running.current?.abort()
    running.current = abort
    let done = 0
    let isNew = false
    try {
      for (const slot of slots) {
        setState({ kind: "busy", slot, done })
        if (!(await autosave.flush())) {
          if (running.current === abort) setState({ kind: "unsaved" })
          return false
        }
        abort.signal.throwIfAborted()
        const result = await rewrite(productId, slot, wish, abort.signal)
        isNew ||= !isSameValue(readSlot(result, slot) ?? "", readSlot(listing, slot) ?? "")
        tell({ kind: "rewritten", result, slot, at: performance.now() })
        done += 1
      }
      setState({ kind: isNew ? "resting" : "unchanged" })
      return isNew
    } catch (error) {
      if (running.current === abort)
        setState(abort.signal.aborted ? { kind: "resting" } : { kind: "failed", error, done })
      return false
    }
  }
  function cancel() {
    running.current?.abort()
    setState({ kind: "resting" })
  }
  return { state, run, cancel }
}
