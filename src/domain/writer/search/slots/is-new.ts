import { stemsOf } from "../../read/merge.ts"

const counts = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]

/** "Pack of three" says the same as "3 pairs". */
const figuresIn = (text: string): string[] =>
  (text.toLowerCase().match(/\d+|\p{L}+/gu) ?? []).flatMap((word) =>
    /\d/.test(word) ? [word] : counts.indexOf(word) > 0 ? [`${counts.indexOf(word) + 1}`] : [],
  )

/** No word in it is already there. */
export function isNew(phrase: string, text: string): boolean {
  const known = stemsOf(text)
  const stems = [...stemsOf(phrase)]
  const figures = new Set(figuresIn(text))
  const isOld = figuresIn(phrase).some((figure) => figures.has(figure))
  // "Foldable" says no more than "folding".
  const isSaid = (stem: string): boolean =>
    [...known].some(
      (other) =>
        other === stem || (stem.length > 3 && other.length > 3 && (stem.startsWith(other) || other.startsWith(stem))),
    )
  return stems.length > 0 && !isOld && !stems.some(isSaid)
}
