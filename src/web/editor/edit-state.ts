import type { ProductResult } from "../../contract/seo/listing.ts"
import type { Slot } from "../../domain/rule-book/slot.ts"
import {
  commonLists,
  commonTexts,
  type Listing,
  readSlot,
  type SlotKey,
  type SlotValue,
  writeSlot,
} from "../../domain/seo/listing.ts"
import { eraseSlot, isSameValue, listingOf, readWritten } from "../listing/written.ts"

/** One product in the editor: the server's text, the current text, and the undo history. */
export interface EditedProduct {
  readonly id: string
  /** The server's latest version. */
  readonly saved: ProductResult
  readonly listing: Listing
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  readonly locked: ReadonlySet<SlotKey>
}

/** What one press of Undo reverts. */
export interface Step {
  readonly changes: readonly Change[]
  /** Typed letter by letter: input soon after in the same slot belongs to it. */
  readonly isTyped: boolean
  readonly at: number
}

export interface Change {
  readonly slot: SlotKey
  readonly before: SlotValue
  readonly after: SlotValue
}

export interface EditState {
  readonly products: readonly EditedProduct[]
}

/** Times are milliseconds of the caller's clock. */
export type EditAction =
  | {
      readonly kind: "typed"
      readonly id: string
      readonly slot: SlotKey
      readonly value: SlotValue
      readonly at: number
    }
  /** Several slots at once, undone together: a version, restored edits, a single action. */
  | { readonly kind: "put"; readonly id: string; readonly values: readonly Written[]; readonly at: number }
  | { readonly kind: "undo" | "redo"; readonly id: string }
  | { readonly kind: "locked"; readonly id: string; readonly slot: SlotKey; readonly isLocked: boolean }
  /** The server has what was sent; later typing stays. */
  | { readonly kind: "saved"; readonly results: readonly ProductResult[]; readonly sent: SentSlots }
  /** The server has rewritten one slot. */
  | { readonly kind: "rewritten"; readonly result: ProductResult; readonly slot: SlotKey; readonly at: number }
  /** Products that were finished meanwhile. */
  | { readonly kind: "arrived"; readonly results: readonly ProductResult[] }

/** By product id, the slots that were sent. */
export type SentSlots = ReadonlyMap<string, readonly SlotKey[]>

export interface Written {
  readonly slot: SlotKey
  readonly value: SlotValue
}

export const maxSteps = 200
/** A longer pause in the typing begins a new step. */
export const pauseMs = 1200

type Locks = ReadonlyMap<string, readonly SlotKey[]>

export const startEditing = (results: readonly ProductResult[], locks: Locks): EditState => ({
  products: results.map((saved) => ({
    id: saved.id,
    saved,
    listing: listingOf(saved),
    past: [],
    future: [],
    locked: new Set(locks.get(saved.id) ?? []),
  })),
})

export function edit(state: EditState, action: EditAction): EditState {
  switch (action.kind) {
    case "saved":
      return each(state, (product) => {
        const saved = action.results.find(({ id }) => id === product.id)
        return saved ? follow(product, saved, action.sent.get(product.id)) : product
      })
    case "arrived": {
      const known = new Set(state.products.map(({ id }) => id))
      const added = action.results.filter(({ id }) => !known.has(id))
      if (added.length === 0) return state
      return { products: [...state.products, ...startEditing(added, new Map()).products] }
    }
    case "rewritten":
      return each(state, (product) => (product.id === action.result.id ? takeRewritten(product, action) : product))
    default:
      return each(state, (product) => (product.id === action.id ? change(product, action) : product))
  }
}

function each(state: EditState, next: (product: EditedProduct) => EditedProduct): EditState {
  const products = state.products.map(next)
  return products.some((product, at) => product !== state.products[at]) ? { products } : state
}

type OwnAction = Extract<EditAction, { id: string }>

function change(product: EditedProduct, action: OwnAction): EditedProduct {
  switch (action.kind) {
    case "typed":
      return take(product, [action], { isTyped: true, at: action.at })
    case "put":
      return take(product, action.values, { isTyped: false, at: action.at })
    case "undo":
      return undo(product)
    case "redo":
      return redo(product)
    case "locked": {
      const locked = new Set(product.locked)
      if (action.isLocked) locked.add(action.slot)
      else locked.delete(action.slot)
      return { ...product, locked }
    }
  }
}

/** Locked slots never change. */
function take(product: EditedProduct, values: readonly Written[], { isTyped, at }: Omit<Step, "changes">) {
  const changes = values.flatMap(({ slot, value }): Change[] => {
    const before = readWritten(product.listing, slot, value)
    return product.locked.has(slot) || isSameValue(before, value) ? [] : [{ slot, before, after: value }]
  })
  if (changes.length === 0) return product
  const next = { changes, isTyped, at }
  return { ...apply(product, changes, "after"), past: withStep(product, next), future: [] }
}

function withStep({ past, future }: EditedProduct, next: Step): readonly Step[] {
  const last = past.at(-1)
  const [was, is] = [last?.changes[0], next.changes[0]]
  const isSameTyping =
    last !== undefined && future.length === 0 && last.isTyped && next.isTyped && next.at - last.at < pauseMs
  if (isSameTyping && was && is && was.slot === is.slot)
    return [...past.slice(0, -1), { ...next, changes: [{ ...is, before: was.before }] }]
  return [...past, next].slice(-maxSteps)
}

function undo(product: EditedProduct): EditedProduct {
  const step = product.past.at(-1)
  if (!step) return product
  return {
    ...apply(product, step.changes, "before"),
    past: product.past.slice(0, -1),
    future: [...product.future, step],
  }
}

function redo(product: EditedProduct): EditedProduct {
  const step = product.future.at(-1)
  if (!step) return product
  return {
    ...apply(product, step.changes, "after"),
    // Later typing is a new step.
    past: [...product.past, { ...step, isTyped: false }],
    future: product.future.slice(0, -1),
  }
}

function apply(product: EditedProduct, changes: readonly Change[], side: "before" | "after"): EditedProduct {
  const listing = changes.reduce(
    (before, { slot, [side]: value }) =>
      // A slot that the server never had is absent again when it is empty: only then do both score the same.
      value.length === 0 && readSlot(product.saved, slot) === undefined
        ? eraseSlot(before, slot)
        : writeSlot(before, slot, value),
    product.listing,
  )
  return { ...product, listing }
}

function takeRewritten(product: EditedProduct, { result, slot, at }: Extract<EditAction, { kind: "rewritten" }>) {
  const value = readSlot(result, slot)
  const now = follow(product, result, [slot])
  return value === undefined ? now : take(now, [{ slot, value }], { isTyped: false, at })
}

/**
 * The server's version, which may come from another tab: it replaces every slot that was neither changed here nor sent
 * from here, so that another tab's text is not mistaken for a change here.
 */
function follow(product: EditedProduct, saved: ProductResult, own: readonly SlotKey[] = []): EditedProduct {
  const listing = slotKeysOf(saved).reduce((before, slot) => {
    const value = readSlot(saved, slot)
    const isClean = isSameValue(readSlot(before, slot) ?? "", readSlot(product.saved, slot) ?? "")
    return value === undefined || own.includes(slot) || !isClean ? before : writeSlot(before, slot, value)
  }, product.listing)
  return { ...product, saved, listing }
}

const slotKeysOf = ({ platformFields }: Listing): readonly SlotKey[] => [
  ...commonTexts,
  ...commonLists,
  ...Object.keys(platformFields).map((name) => `platformFields.${name}` as const),
]

/** The slots that differ from the server. */
export const unsavedSlots = ({ listing, saved }: EditedProduct, slots: readonly Slot[]): readonly SlotKey[] =>
  slots.map(({ key }) => key).filter((key) => !isSameValue(readSlot(listing, key) ?? "", readSlot(saved, key) ?? ""))
