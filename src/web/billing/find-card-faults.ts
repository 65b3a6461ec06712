import * as z from "zod/mini"
import { billing } from "../../contract/billing.ts"

export interface TestCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}
export type CardFault = Partial<Record<keyof TestCard, string>>

/** What is wrong with a card that was typed; null when it may be sent. Only then does it leave the browser. */
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

/** A pretended card with everything on it. */
export const fillCard = (number: string): TestCard => ({
  number: number.replaceAll(/\d{4}(?=\d)/g, "$& "),
  expiry: "12/34",
  cvc: "123",
})
