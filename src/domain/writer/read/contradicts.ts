import { measuresIn, unitOf } from "./measures-in.ts"
import { stemsOf } from "./merge.ts"

/** "It weighs 95 g", and nothing that it comes with or is for */
const statedMeasure =
  /(?:^|(?<!\p{L})(?:is|are|weighs?|measures?|holds?) )(?:(?:about|around|roughly|only|just) )?(?=\d)/iu
const denial = /(?<!\p{L})(?:no|without(?: an?)?) (\p{L}{3,})/giu

/** "Each bar is about 95 g" is not about the bar that weighs 80 g, and "the hook is sharp" not about what has no hook. */
export function contradicts(text: string, own: string): boolean {
  const known = Map.groupBy(measuresIn(own), unitOf)
  const at = statedMeasure.exec(text)
  const [stated] = at === null ? [] : measuresIn(text.slice(at.index))
  const same = stated === undefined ? undefined : known.get(unitOf(stated))
  if (same?.includes(stated ?? "") === false) return true
  const said = stemsOf(text.replace(denial, ""))
  return [...own.matchAll(denial)].some(([, word = ""]) => [...stemsOf(word)].some((stem) => said.has(stem)))
}
