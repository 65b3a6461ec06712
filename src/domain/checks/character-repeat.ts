import type { CheckOutcome } from "./check.ts"

export type CharacterRepeatCode = "ok" | "character-repeated"

/** Each of the characters for itself; what is told is the one that stands most often. */
export function checkCharacterRepeat(
  text: string,
  { characters, max }: { readonly characters: string; readonly max: number },
): CheckOutcome<CharacterRepeatCode> {
  let measured = 0
  let found = ""
  for (const character of characters) {
    const count = text.split(character).length - 1
    if (count <= measured) continue
    measured = count
    found = character
  }
  if (measured <= max) return { code: "ok", measured, limit: max }
  return { code: "character-repeated", measured, limit: max, found }
}
