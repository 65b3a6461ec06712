import { formatDollars } from "../plan.ts"
import type { LetterData } from "./letter.ts"

export function textIn(data: LetterData, name: string): string {
  const value = data[name]
  return typeof value === "string" ? value : ""
}

export function numberIn(data: LetterData, name: string): number {
  const value = data[name]
  return typeof value === "number" && Number.isFinite(value) ? value : 0
}

/** An amount in words, such as "$9.99"; "your payment" if none was saved. */
export const amountIn = (data: LetterData): string => {
  const cents = numberIn(data, "amountCents")
  return cents > 0 ? formatDollars(cents) : "your payment"
}

/** A day in words; null if there is none. */
export function dayIn(data: LetterData, name: string): string | null {
  const at = new Date(textIn(data, name))
  if (Number.isNaN(at.getTime())) return null
  return at.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" })
}

export const linkTo = (page: string, data: LetterData): string =>
  `${page}?token=${encodeURIComponent(textIn(data, "token"))}`
