import * as z from "zod/mini"
import { billing } from "../../contract/billing.ts"

export interface TestCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}
export type CardFault = Partial<Record<keyof TestCard, string>>

/** The errors of a typed card; null if it may be submitted. Only then does it leave the browser. */
export function findCardFaults(card: TestCard): CardFault | null {
  const { success, error } = z.safeParse(billing.changeCardInSandbox.body, { card })
  if (success) return null
  const messageOf = (key: keyof TestCard) => error.issues.find(({ path }) => path[1] === key)?.message
  const faults: CardFault = {}
  for (const key of ["number", "expiry", "cvc"] as const) {
    const message = messageOf(key)
    if (message !== undefined) faults[key] = message
  }
  return faults
}

/** A simulated card with all its fields. */
export const fillCard = (number: string): TestCard => ({
  number: number.replaceAll(/\d{4}(?=\d)/g, "$& "),
  expiry: "12/34",
  cvc: "123",
})
