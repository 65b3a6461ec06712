import type { Issue } from "../../../../contract/problems.ts"
import type { ProductResult } from "../../../../contract/seo/listing.ts"

/** The progress of one click on Generate. */
export type Work = Idle | Writing | Failed

interface Idle {
  readonly state: "idle"
}

export interface Writing {
  readonly state: "writing"
  /** Known as soon as the server has recorded it. */
  readonly id: string | null
  readonly done: number
  readonly total: number
  /** The product of the latest event. */
  readonly productName: string
  readonly products: readonly ProductResult[]
  readonly isStopping: boolean
}

export interface Failed {
  readonly state: "failed"
  readonly id: string | null
  readonly failure: Failure
  /** Finished before. */
  readonly products: readonly ProductResult[]
  readonly total: number
}

export interface Failure {
  readonly title: string
  readonly text: string
  /** The server's errors for single fields. */
  readonly issues: readonly Issue[]
  readonly isSignedOut: boolean
  readonly isCancelled: boolean
}

export type WorkEvent =
  | { readonly type: "begun"; readonly total: number }
  | { readonly type: "numbered"; readonly id: string }
  | { readonly type: "progress"; readonly done: number; readonly total: number; readonly productName: string }
  | { readonly type: "product"; readonly product: ProductResult }
  | {
      readonly type: "caught-up"
      readonly done: number
      readonly total: number
      readonly products: readonly ProductResult[]
    }
  | { readonly type: "stopping"; readonly isStopping: boolean }
  | { readonly type: "failed"; readonly failure: Failure }
  | { readonly type: "cleared" }

export const idle: Work = { state: "idle" }

const start: Writing = {
  state: "writing",
  id: null,
  done: 0,
  total: 1,
  productName: "",
  products: [],
  isStopping: false,
}

export function nextWork(work: Work, event: WorkEvent): Work {
  switch (event.type) {
    case "begun":
      return { ...start, total: event.total }
    case "cleared":
      return idle
    case "numbered":
      return work.state === "writing" ? { ...work, id: event.id } : { ...start, id: event.id }
    case "failed":
      return { ...emptied, ...(work.state === "idle" ? {} : kept(work)), state: "failed", failure: event.failure }
    default:
      return work.state === "writing" ? heard(work, event) : work
  }
}

const emptied = { id: null, products: [], total: 1 }
const kept = ({ id, products, total }: Writing | Failed) => ({ id, products, total })

function heard(
  work: Writing,
  event: Exclude<WorkEvent, { type: "begun" | "cleared" | "numbered" | "failed" }>,
): Writing {
  switch (event.type) {
    case "progress":
      return { ...work, done: event.done, total: event.total, productName: event.productName }
    case "product":
      return work.products.some(({ id }) => id === event.product.id)
        ? work
        : { ...work, products: [...work.products, event.product] }
    case "caught-up":
      return { ...work, done: event.done, total: event.total, products: event.products }
    case "stopping":
      return { ...work, isStopping: event.isStopping }
  }
}
