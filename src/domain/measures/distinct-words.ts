import type { SlotKey } from "../seo/listing.ts"
import { isJoining } from "../text/words/joining-words.ts"
import type { View } from "./view.ts"

export const isContentWord = (stem: string): boolean =>
  !isJoining(stem) && (stem.length > 1 || stem.charCodeAt(0) > 0x2e80)

/**
 * The distinct words of a slot, without small words. In a set, the order of removing and adding items does not matter.
 */
export function distinctWords(view: View, slot: SlotKey): ReadonlySet<string> {
  const words = new Set<string>()
  for (const { first } of view.items(slot)) for (const stem of first.keys()) if (isContentWord(stem)) words.add(stem)
  return words
}
