import type { Slot } from "../../domain/rule-book/slot.ts"

/** Why a version was saved, in words: what happened directly after it. */
export function sayReason(reason: string, slots: readonly Slot[]): string {
  const [kind, key] = reason.split(":", 2)
  if (kind === "edit") return "Before you edited it"
  if (kind === "rules") return "Before broken rules were fixed"
  if (kind === "rewrite") {
    const label = slots.find((slot) => slot.key === key)?.label
    return label === undefined ? "Before a field was written again" : `Before “${label}” was written again`
  }
  return "An earlier version"
}
