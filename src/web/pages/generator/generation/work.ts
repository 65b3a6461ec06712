import type { Issue } from "../../../../contract/problems.ts"
import type { ProductResult } from "../../../../contract/seo/listing.ts"

/** How far one press of "Generate" has come. */
export type Work = Idle | Writing | Failed

interface Idle {
  readonly state: "idle"
}

export interface Writing {
  readonly state: "writing"
  /** Known as soon as the server has written down that it is doing it. */
  readonly id: string | null
  readonly done: number
  readonly total: number
  /** The product that something was last heard of. */
  readonly productName: string
  readonly products: readonly ProductResult[]
  readonly isStopping: boolean
}

export interface Failed {
  readonly state: "failed"
  readonly id: string | null
  readonly failure: Failure
  /** What was finished before. */
  readonly products: readonly ProductResult[]
  readonly total: number
}

export interface Failure {
  readonly title: string
  readonly text: string
  /** The server's complaints about single fields. */
  readonly issues: readonly Issue[]
  readonly isSignedOut: boolean
  readonly isCancelled: boolean
}

export type WorkNews =
  | { readonly news: "begun"; readonly total: number }
  | { readonly news: "numbered"; readonly id: string }
  | { readonly news: "progress"; readonly done: number; readonly total: number; readonly productName: string }
  | { readonly news: "product"; readonly product: ProductResult }
  | {
      readonly news: "caught-up"
      readonly done: number
      readonly total: number
      readonly products: readonly ProductResult[]
    }
  | { readonly news: "stopping"; readonly isStopping: boolean }
  | { readonly news: "failed"; readonly failure: Failure }
  | { readonly news: "cleared" }

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

export function nextWork(work: Work, told: WorkNews): Work {
  switch (told.news) {
    case "begun":
      return { ...start, total: told.total }
    case "cleared":
      return idle
    case "numbered":
      return work.state === "writing" ? { ...work, id: told.id } : { ...start, id: told.id }
    case "failed":
      return { ...emptied, ...(work.state === "idle" ? {} : kept(work)), state: "failed", failure: told.failure }
    default:
      return work.state === "writing" ? heard(work, told) : work
  }
}

const emptied = { id: null, products: [], total: 1 }
const kept = ({ id, products, total }: Writing | Failed) => ({ id, products, total })

function heard(work: Writing, told: Exclude<WorkNews, { news: "begun" | "cleared" | "numbered" | "failed" }>): Writing {
  switch (told.news) {
    case "progress":
      return { ...work, done: told.done, total: told.total, productName: told.productName }
    case "product":
      return work.products.some(({ id }) => id === told.product.id)
        ? work
        : { ...work, products: [...work.products, told.product] }
    case "caught-up":
      return { ...work, done: told.done, total: told.total, products: told.products }
    case "stopping":
      return { ...work, isStopping: told.isStopping }
  }
}
