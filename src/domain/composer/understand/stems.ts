import { isSmallWord } from "../../text/small-words.ts"
import { plain } from "./word-kinds.ts"

/** "Six" and "6" are one. */
const figures = "zero one two three four five six seven eight nine ten eleven twelve".split(" ")

const units: Readonly<Record<string, string>> = {
  inch: "",
  inches: "",
  ounce: "oz",
  ounces: "oz",
  pound: "lb",
  pounds: "lb",
  lbs: "lb",
  feet: "ft",
  foot: "ft",
  metre: "m",
  metres: "m",
  meter: "m",
  meters: "m",
  litre: "l",
  litres: "l",
  liter: "l",
  liters: "l",
  hr: "hour",
  hrs: "hour",
  pcs: "piec",
}

const known = new Map<string, string>()
/** Enough for the words of many briefs; past it the memory starts anew, so that no flood of words fills it. */
const mostKnown = 20_000

/** A word without its endings, so that "mugs" and "mug", "speckled" and "speckle" are one. */
export function stem(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  const root = rootOf(word)
  if (known.size >= mostKnown) known.clear()
  known.set(word, root)
  return root
}

function rootOf(word: string): string {
  const bare = plain(word).replace(/['"]s?$/, "")
  const unit = units[bare]
  if (unit !== undefined) return unit
  const figure = figures.indexOf(bare)
  if (figure > 0) return String(figure)
  if (/\d/.test(bare) || bare.length < 4) return bare
  return (
    bare
      .replace(/(?<=.{4})able$/, "")
      .replace(/(?:ies|ied)$/, "y")
      .replace(/(?:sses)$/, "ss")
      .replace(/([^s])es$/, "$1")
      .replace(/([^su])s$/, "$1")
      // An earring is no ear.
      .replace(/(?<!^earr)(?:ing|ed)$/, "")
      .replace(/(.)\1$/, "$1")
      .replace(/e$/, "")
  )
}

const silent = new Set(
  "is are was were be has have had it its they this that these those you your we our i my".split(" "),
)

/** The words that carry meaning, each once. */
export function contentStems(text: string): ReadonlySet<string> {
  const words = text.split(/[\s/,;:()–—]+|-(?=[\p{L}\d])/u).filter(Boolean)
  return new Set(
    words
      .filter((word) => !isSmallWord(plain(word)) && !silent.has(plain(word)))
      .map(stem)
      .filter(Boolean),
  )
}

/** How much of the first one's meaning the second one has. */
export function shareIn(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 1
  let count = 0
  for (const word of part) if (whole.has(word)) count++
  return count / part.size
}
