import type { Platform } from "../../domain/platforms/platform.ts"
import type { Slot } from "../../domain/rule-book/slot.ts"

/** A platform's slots: those of its own form, in that form's order, and all the others. */
export function pasteOrder({ slots, pasted }: Pick<Platform, "slots" | "pasted">) {
  const first = pasted.flatMap((key) => slots.filter((slot) => slot.key === key))
  return { pasted: first, rest: slots.filter((slot: Slot) => !first.includes(slot)) }
}
