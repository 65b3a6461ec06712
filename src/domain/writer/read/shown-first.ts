import type { Fact } from "../fact.ts"

const ofVideo = /^(?:in )?this (?:video|film|episode|tutorial|lesson)\b/i

/** Who films it, and on what channel. */
const ofMaker = /^(?:i|we|my|our|(?:this|the|an?)(?: \p{L}+)? channel)\b/iu

/**
 * "This video follows the repair of a wall", and what is said right behind it, come before who films it and before "Chapters:
 * footings, hearting, cope".
 */
export function shownFirst(facts: readonly Fact[]): readonly Fact[] {
  const found = facts.find(({ text, isEcho, isCareful }) => ofVideo.test(text) && !isEcho && isCareful)
  // "Many beginners hear only air" leads to what the lesson shows.
  const lead = facts.find(({ field }) => field === found?.field)
  const shown = lead === found || ofMaker.test(lead?.text ?? "") ? found : undefined
  const groupOf = ({ field, place, shape, topic, isCareful }: Fact): number =>
    shape === "labelled" && topic !== "chapter" && isCareful
      ? 2
      : field === shown?.field && place >= shown.place
        ? 0
        : 1
  return [0, 1, 2].flatMap((group) =>
    facts
      .filter((fact) => groupOf(fact) === group)
      .map((fact) => ({ ...fact, place: fact.place + group * mostPlaces })),
  )
}

/** More than a brief can have, so that what was typed side by side stays there. */
const mostPlaces = 10_000
