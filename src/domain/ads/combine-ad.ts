import type { GroupAd } from "./campaign.ts"

export interface ShownAd {
  readonly headlines: readonly string[]
  readonly descriptions: readonly string[]
}

/** How Google may combine an ad: three headlines and two descriptions, different at each turn. */
export function combineAd(
  { headlines, descriptions }: Pick<GroupAd, "headlines" | "descriptions">,
  turn: number,
): ShownAd {
  return { headlines: pick(headlines, 3, turn), descriptions: pick(descriptions, 2, turn) }
}

/** A step that is coprime to the number of texts reaches each of them. */
function pick(texts: readonly string[], count: number, turn: number): string[] {
  const { length } = texts
  if (length <= count) return [...texts]
  const steps = [5, 7, 3, 2, 1].filter((step) => length % step !== 0 || step === 1)
  const step = steps[turn % steps.length] ?? 1
  return Array.from({ length: count }, (_, at) => texts[(turn * count + at * step) % length] ?? "").filter(
    (text, at, all) => all.indexOf(text) === at,
  )
}
