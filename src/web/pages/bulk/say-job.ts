import type { BulkJob } from "../../../contract/bulk/job.ts"
import type { BadgeTone } from "../../parts/feedback/badge.tsx"

export const stateWords: Readonly<Record<BulkJob["state"], { label: string; tone: BadgeTone }>> = {
  uploading: { label: "Upload interrupted", tone: "warn" },
  running: { label: "Writing", tone: "neutral" },
  paused: { label: "Paused", tone: "warn" },
  done: { label: "Done", tone: "good" },
  cancelled: { label: "Canceled", tone: "outline" },
}

export const number = (count: number): string => count.toLocaleString("en-US")

export const products = (count: number): string => `${number(count)} ${count === 1 ? "product" : "products"}`

/** How many rows are finished, whatever their result. */
export const doneOf = ({ counts }: BulkJob): number => counts.written + counts.accepted + counts.failed

/** The remaining time, and what it is based on; null while it cannot be known. */
export function sayEstimate(job: BulkJob): string | null {
  const { msPerRow, counts, state } = job
  if (state !== "running" || counts.waiting === 0) return null
  if (msPerRow === null) return "The time left is known once some are written."
  const pace = msPerRow < 50 ? "less than 0.1 s each" : `${(msPerRow / 1000).toFixed(msPerRow < 10_000 ? 1 : 0)} s each`
  return `${sayDuration(counts.waiting * msPerRow)} left, at the pace of the last ones (${pace}).`
}

function sayDuration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return "Less than a minute"
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return minutes === 1 ? "About a minute" : `About ${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours === 1 ? "About an hour" : `About ${hours} hours`
}
