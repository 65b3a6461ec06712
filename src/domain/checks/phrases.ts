import type { CheckOutcome } from "./check.ts"

export type PhrasesCode = "ok" | "single-words"

/** How many of a hundred items have more than one word. */
export function checkPhrases(
  items: readonly string[],
  { minPercent }: { readonly minPercent: number },
): CheckOutcome<PhrasesCode> {
  if (items.length === 0) return { code: "ok", measured: 100, limit: minPercent }
  const single = items.filter((item) => !/\S\s+\S/u.test(item))
  const measured = Math.round((100 * (items.length - single.length)) / items.length)
  const [found] = single
  if (measured >= minPercent || found === undefined) return { code: "ok", measured, limit: minPercent }
  return { code: "single-words", measured, limit: minPercent, found }
}
