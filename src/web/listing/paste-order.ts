import type { Platform } from "../../domain/platforms/platform.ts"
import type { Slot } from "../../domain/rule-book/slot.ts"

/** The places of a platform: those that its own form asks for, in that form's order, and all the others. */
export function pasteOrder({ slots, pasted }: Pick<Platform, "slots" | "pasted">) {
  const first = pasted.flatMap((key) => slots.filter((slot) => slot.key === key))
  return { pasted: first, rest: slots.filter((slot: Slot) => !first.includes(slot)) }
}
