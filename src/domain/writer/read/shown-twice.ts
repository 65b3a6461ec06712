import type { Fact } from "../fact.ts"
import { shareIn, stemsOf, tellsMore } from "./merge.ts"

/** Of a line about the video, so much is told in the description: the rest is other words for it. */
const mostly = 0.7

/** "Cleaning, two caps, honing and a crack" of a video, whose careful description tells each of them in a sentence. */
export function withoutShownTwice(facts: readonly Fact[]): readonly Fact[] {
  const told = facts.filter(({ field, isEcho, isCareful }) => field === "description" && !isEcho && isCareful)
  const said = stemsOf(told.map(({ text }) => text).join(". "))
  const isAgain = ({ field, isEcho, stems }: Fact): boolean =>
    field === "videoDescription" &&
    !isEcho &&
    shareIn(stems, said) >= mostly &&
    [...stems].every((stem) => !tellsMore(stem) || said.has(stem))
  return facts.map((fact) => (isAgain(fact) ? { ...fact, isEcho: true } : fact))
}
