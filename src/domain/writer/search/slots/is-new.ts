import { stemsOf } from "../../read/merge.ts"

/** No word in it is already there. */
export function isNew(phrase: string, text: string): boolean {
  const known = stemsOf(text)
  const stems = [...stemsOf(phrase)]
  // "Foldable" says no more than "folding".
  const isSaid = (stem: string): boolean =>
    [...known].some(
      (other) =>
        other === stem || (stem.length > 3 && other.length > 3 && (stem.startsWith(other) || other.startsWith(stem))),
    )
  return stems.length > 0 && !stems.some(isSaid) && !(/^extra large$/i.test(phrase) && /\bXL\b/.test(text))
}
