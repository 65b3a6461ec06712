import { isPreposition } from "../understand/word-kinds.ts"

const item = "(?:[\\p{L}\\d'’-]+ ){0,3}[\\p{L}\\d'’-]+"
const middle = new RegExp(`, (${item}), (${item}) (and|or) `, "u")
const opening = new RegExp(
  `(?<=\\b(?:includes?|has|have|with|offers?|offering|shows?|builds?|do|does|makes?|covers?|translate|repair|teach) )(${item}), (${item})(?=,| and | or )`,
  "u",
)
const place = "(?:on|in|at|along|across|around|near|for|with|to) [^,.]{3,40}"
const lastPlaces = new RegExp(`, (${place}) and (${place})$`, "u")
const between = /\bbetween (\p{Lu}[\p{L}'-]+) and (\p{Lu}[\p{L}'-]+)\b/u

const isThing = (text: string): boolean =>
  !text.split(" ").some((word) => isPreposition(word) || /^(?:we|I|you|it|is|are|and|or|so|which|who|that)$/.test(word))

const isDoing = (text: string): boolean => /^\p{L}{3,}ing\b/u.test(text)

const isOne = (text: string): boolean => /^an? /i.test(text)

/** Sizes stand in their order. "Pressing it back with a clamp, fitting the new pads": the clamp stands in no list with what comes next. */
const areAlike = (a: string, b: string): boolean =>
  !(/^\d/.test(a) && /^\d/.test(b)) && isThing(a) && isThing(b) && isDoing(a) === isDoing(b)

/** The same list in another order, wherever its things are equals: it says the same in another row of words. */
export function otherOrders(text: string): string[] {
  const turned = [
    text.replace(middle, (whole: string, a: string, b: string, joint: string) =>
      areAlike(a, b) ? `, ${b}, ${a} ${joint} ` : whole,
    ),
    text.replace(opening, (whole: string, a: string, b: string, at: number) => {
      // "Two walks with a calm dog, long-line practice": the second goes on with the list before "with".
      const isLoose = text.slice(0, at).endsWith("with ") && isOne(a) !== isOne(b)
      return areAlike(a, b) && !isLoose ? `${b}, ${a}` : whole
    }),
    text.replace(lastPlaces, ", $2 and $1"),
    text.replace(between, "between $2 and $1"),
  ].filter((other) => other !== text)
  return [...new Set(turned)]
}
