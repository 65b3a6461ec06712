import { allBlocksOf } from "../fields.ts"
import { type Figure, faultsOf } from "../figure.ts"
import { plain } from "../tokens.ts"
import { phrasePattern } from "./facts-carried.ts"

/** Words that the sample forbids, except in the seller's own name: competitors, inventions, the brief's typos. */
export const wordsRefused: Figure = {
  id: "refused",
  label: "words that must not appear",
  unit: "count",
  ideal: 0,
  floor: 0,
  worst: 1,
  weight: 7,
  prepare: () => (one) => {
    const name = plain(one.sample.brief.businessName).replace(/[^\p{L}\p{N}]+$/u, "") || "\n"
    const patterns = one.sample.mustNot.map(patternOf)
    const findings = allBlocksOf(one.listing).flatMap((block) => {
      const text = plain(block.text).replaceAll(name, "")
      return patterns.flatMap((pattern) => {
        const found = pattern.exec(text)
        if (found === null) return []
        const from = Math.max(0, found.index - 30)
        return [{ field: block.field, text: found[0], says: `in: ${text.slice(from, from + 70)}` }]
      })
    })
    return faultsOf(findings, 1)
  },
}

function patternOf(mustNot: string): RegExp {
  const [, source, flags] = /^\/(.+)\/(\w*)$/.exec(mustNot) ?? []
  return source === undefined ? phrasePattern(mustNot) : new RegExp(source, flags)
}
