import { matchWords } from "../marked-text/match-words.ts"
import type { SelectOption } from "./select-option.ts"

/** The options that match the typed text, the likeliest first. */
export function suggest(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  if (typed.trim() === "") return options
  return options
    .map((option) => ({ option, fit: matchWords(option.value, typed, [option.label, option.hint ?? ""]) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ option }) => option)
}
