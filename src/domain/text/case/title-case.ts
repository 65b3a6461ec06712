import { smallWords } from "../words/small-words.ts"
import { wordSet } from "../words/word-set.ts"
import { acronymOf } from "./acronyms.ts"
import { fixedForm, ownCaseOf } from "./fixed-case.ts"

/** Units after a number, in their own case. */
const units = wordSet(
  "ml cl dl l mg g kg t oz lb lbs mm cm cc m m² m³ cm² cm³ km in ft yd yds cu sq mph kph km/h rpm psi bar dpi gsm hp amp amps lpm x to",
)
/** Title case: main words capitalized, small ones not, and brands, acronyms, models and units in their own case. */
export function titleCase(text: string): string {
  const words = text.split(/(\s+)/)
  const spoken = words.flatMap((word, at) => (/[\p{L}\d]/u.test(word) ? [at] : []))
  return words
    .map((word, at) => {
      if (!/\p{L}/u.test(word)) return word
      const before = words[at - 2] ?? ""
      // "(Drosera capensis)"
      if (/^\p{Ll}+\)$/u.test(word) && /^\(\p{Lu}\p{Ll}+$/u.test(before)) return word
      const isEdge = at === spoken[0] || at === spoken.at(-1) || /[:|–-]$|[.!?]$/.test(before)
      // "1.88 inches x 60 yards"
      if (word === "x" && /^\d/.test(words[at + 2] ?? "")) return word
      // "Change gears x9"
      if (/^x\d+$/.test(word)) return word
      // "Baitrunner 10000 oc"
      if (/^[a-z]{2}$/.test(word) && /^\d{3,}$/.test(before) && !units.has(word) && !smallWords.has(word))
        return word.toUpperCase()
      // "Moab 2 gtx"
      if (
        /^(?!pcs|pkt|pck|mths|hrs|yrs|wks|lbs|ltr|mtr|mts|kgs|mls)[bcdfghjklmnpqrstvwxz]{3,4}$/.test(word) &&
        /^\d+$/.test(before)
      )
        return units.has(word) ? word : word.toUpperCase()
      // "mf 35", "vw 1200": letters that spell nothing, before a number.
      if (/^[bcdfghjklmnpqrstvwxz]{2,3}$/.test(word) && !units.has(word) && /^\d/.test(words[at + 2] ?? ""))
        return word.toUpperCase()
      // "3.5 cu ft"
      const isSecondUnit = /^(?:cu|sq|fl)$/i.test(before) && /\d$/.test(words[at - 4] ?? "")
      if (units.has(word.toLowerCase().replace(/[.,;:)]+$/, "")) && (isSecondUnit || /\d[)"]?$/.test(before)))
        return word
      return titleWord(word, isEdge)
    })
    .join("")
}

function titleWord(word: string, isEdge: boolean): string {
  const bare = word.replace(/(?<![^\p{L}\p{M}\d])[^\p{L}\p{M}\d]+$/u, "").replace(/^[^\p{L}\p{M}\d]+/u, "")
  // "Ras el Hanout"
  if (!isEdge && /^(?:el|la|le|les|de|del|du|des|von|der|di|da|al)$/.test(bare)) return word
  if (!isEdge && smallWords.has(bare.toLowerCase()) && !/\p{Lu}{2}/u.test(bare)) return word.toLowerCase()
  const fixed = fixedForm(bare)
  // "IKEA", as the seller typed it: shouting is calm by now.
  if (fixed !== undefined) return /^\p{Lu}{3,}$/u.test(bare) ? word : word.replace(bare, fixed)
  // "ae-1" and "wm-fx290" are models: a few letters and a number.
  if (/^[a-z]{1,2}-[a-z]{0,3}\d/.test(bare) && !smallWords.has(bare.slice(0, bare.indexOf("-"))))
    return word.toUpperCase()
  // "VVT-i"
  if (/^\p{Lu}{2,}-\p{Ll}$/u.test(bare)) return word
  // "c. 1962"
  if (word === "c.") return word
  // "f/1.8" is how an aperture is written.
  if (/^f\/\d/.test(bare)) return word
  if (/[-/+&]/.test(bare)) {
    return word.replace(/[^-/+&]+/g, (part, at: number) =>
      smallWords.has(part.toLowerCase()) && at > 0 && at + part.length < word.length
        ? part.toLowerCase()
        : titlePart(part),
    )
  }
  return titlePart(word)
}

function titlePart(part: string): string {
  const bare = part.replace(/[^\p{L}\d]+/gu, "")
  if (/\p{Lu}/u.test(bare) || /^\d/.test(bare)) return part
  const fixed = ownCaseOf(bare)
  if (fixed !== undefined) return part.replace(bare, fixed)
  // "a701a", "mk3": letters and a number are a model.
  if (/^(?!gr8|m8|l8r|sk8|str8)[a-z]{1,3}\d+[a-z]{0,2}$/.test(bare)) return part.toUpperCase()
  const acronym = acronymOf(bare)
  if (acronym !== undefined) return part.replace(bare, acronym)
  return part.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}

/** Only the first letter is capitalized, except in a name such as iPhone: other names are unknown here. */
export function sentenceCase(text: string): string {
  const first = /^[^\p{L}\d]*([\p{L}\d'-]+)/u.exec(text)?.[1]
  if (first === undefined || /^\d/.test(first)) return text
  const opening = first.split("-")[0] ?? first
  // "uPVC" has its own capitals.
  const acronym = /^\p{Ll}(?!\p{Lu})/u.test(opening) ? acronymOf(opening) : undefined
  const fixed = fixedForm(first) ?? acronym?.concat(first.slice(opening.length))
  if (fixed !== undefined) return text.replace(first, fixed)
  return /^\p{Ll}\p{Lu}/u.test(first) ? text : text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
