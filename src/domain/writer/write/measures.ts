import type { Fact } from "../fact.ts"
import type { Understanding } from "../understanding.ts"
import { measured } from "./frames.ts"
import { asSentence, joinAnd, withoutEnd } from "./grammar.ts"

const figure =
  /^(?:about |approx\.? )?\d[\d.,]*(?: ?[x×] ?\d[\d.,]*)* ?(?:mm|cm|m|in|inch|inches|ft|feet|g|kg|oz|lb|lbs|pounds|ml|cl|l|litres?|liters?|fl oz)$/i
const minMeasures = 2

/** Two or three bare measures in one sentence: "It weighs 68 g, holds 450 ml and measures 9.5 x 8 cm." */
export function measuresOf(facts: readonly Fact[], u: Understanding): { text: string; used: readonly Fact[] } {
  const found = measured.flatMap(([topic, one, many]) => {
    const same = facts.filter((fact) => fact.topic === topic)
    const [only] = same
    const value = withoutEnd(only?.text ?? "").replace(/ capacity$/i, "")
    if (only === undefined || same.length > 1 || !figure.test(value)) return []
    return [{ fact: only, said: (u.thing.isPlural ? many : one).replace("{x}", value) }]
  })
  const isOfOne = u.genre === "goods" && !u.thing.isPlural
  if (!isOfOne || u.language !== "en" || found.length < minMeasures) return { text: "", used: [] }
  return { text: asSentence(`It ${joinAnd(found.map(({ said }) => said))}`), used: found.map(({ fact }) => fact) }
}
