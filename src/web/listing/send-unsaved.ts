import type { ProductResult } from "../../contract/seo/listing.ts"
import { CallError } from "../api/call-error.ts"
import { keepUnsaved, readUnsaved } from "./unsaved-edits.ts"
import type { TypedProduct } from "./written.ts"

interface Item {
  readonly title: string
  readonly products: readonly ProductResult[]
}

interface Server {
  readonly read: (itemId: string) => Promise<Item>
  readonly write: (itemId: string, products: readonly TypedProduct[]) => Promise<unknown>
}

/** The result for unsaved edits: sent, or kept because the listing has changed meanwhile. */
export interface SentEdits {
  readonly outcome: "sent" | "kept"
  readonly title: string
}

type Store = Parameters<typeof readUnsaved>[0]

/**
 * Sends edits that never reached the server, but only onto the same text that they were typed over. Null if there is
 * nothing to report: nothing is stored, it has already arrived, or it is not ours to send. Throws while the server
 * cannot be reached.
 */
export async function sendUnsaved(store: Store, itemId: string, server: Server): Promise<SentEdits | null> {
  const edits = readUnsaved(store, itemId)
  if (edits === null) return null
  try {
    const { title, products } = await server.read(itemId)
    const isSaid = (typed: readonly TypedProduct[]) => typed.every((one) => says(products, one))
    const hasArrived = isSaid(edits.products)
    if (!hasArrived) {
      if (edits.before === undefined || !isSaid(edits.before)) return { outcome: "kept", title }
      await server.write(itemId, edits.products)
    }
    // Text typed meanwhile in another tab is kept.
    if (readUnsaved(store, itemId)?.at === edits.at) keepUnsaved(store, itemId, { at: edits.at, products: [] })
    return hasArrived ? null : { outcome: "sent", title }
  } catch (error) {
    // Deleted, or another account's: opening it shows that.
    if (error instanceof CallError && error.status >= 400 && error.status < 500) return null
    throw error
  }
}

function says(products: readonly ProductResult[], typed: TypedProduct): boolean {
  const product = products.find(({ id }) => id === typed.id)
  if (product === undefined) return false
  const { id: _, platformFields = {}, ...texts } = typed
  return (
    Object.entries(texts).every(([key, value]) => isAlike(Reflect.get(product, key), value)) &&
    Object.entries(platformFields).every(([key, value]) => isAlike(product.platformFields[key], value))
  )
}

/** A missing value, an empty text and an empty list are equal to a reader. */
const isAlike = (one: unknown, other: unknown): boolean => plain(one) === plain(other)
const plain = (value: unknown): string =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
    ? ""
    : JSON.stringify(value)
