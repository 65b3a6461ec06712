import type { Measure } from "../rule-book/scored-check.ts"
import type { Found } from "./found.ts"

interface Words {
  readonly evidence: string
  /** Empty if nothing is left to earn. */
  readonly advice: string
}

const named = 3

const quoted = (texts: readonly string[]): string =>
  texts
    .slice(0, named)
    .map((text) => `“${text}”`)
    .join(", ")

const suchAs = (missing: readonly string[]): string => (missing.length === 0 ? "" : `, such as ${quoted(missing)}`)

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** The findings and improvements, phrased for this listing. `places` are the platform's names of the slots. */
export function sayFound(measure: Measure, found: Found, places: readonly string[]): Words {
  const [first = "", second = ""] = places
  const others =
    places.length === 2 ? ` and ${second}` : places.length > 2 ? ` and ${places.length - 1} other places` : ""
  const evidence = evidenceOf(measure, found, first + others)
  return { evidence, advice: found.share >= 1 ? "" : adviceFor(measure, found, first) }
}

function evidenceOf(measure: Measure, { have, want, shown = "" }: Found, place: string): string {
  switch (measure.of) {
    case "length":
      return `${place}: ${plural(have, "character")} of words that say something new; ${want} earn all points`
    case "count":
      return `${place}: ${have} of ${want}, with ${plural(Number(shown), "different word")}`
    case "variety":
      return `${place}: ${plural(have, "different word")} of ${want}${measure.beyond ? " that are not in the title" : ""}`
    case "phrases":
      return `${place}: ${plural(have, "different word")} of ${want} in whole phrases`
    case "search-words":
      return `${place}: ${plural(have, "word")} of your brief and ${plural(Number(shown), "other")} that the name has not; ${want} of your brief earn all points`
    case "substance":
      return `${place}: ${plural(have, "different word")}; ${want} are enough for what your brief says`
    case "opening":
      return have > 0
        ? `${place} has “${shown}” in its first ${want} characters`
        : `${place} has no main phrase in its first ${want} characters`
    case "coverage":
      return `${place}: ${have} of ${plural(want, "main phrase")}`
    case "facts":
      return `${place}: ${have} of ${plural(want, "fact")} of your brief`
    case "prose":
      return `${place}: ${plural(have, "different word")} in sentences; ${want} earn all points`
    case "structure":
      return `${place}: ${plural(have, "part")} of ${want}`
    case "pixels":
      return `${place}: ${have} of ${want} pixels wide`
    case "advice":
      return have === 0
        ? `${place} follows the platform's advice`
        : `${place}: ${plural(have, "piece")} of advice not followed`
  }
}

function adviceFor(measure: Measure, found: Found, place: string): string {
  const { have, want, shown = "" } = found
  const missing = found.missing()
  const faults = found.faults?.() ?? []
  switch (measure.of) {
    case "length":
      return `${place}: add something new${suchAs(missing)}.`
    case "count":
      return have < want
        ? `${place}: add ${want - have} more with new words${suchAs(missing)}.`
        : `${place}: replace ${faults.length > 0 ? `${quoted(faults)}, which say` : "those that say"} what others already say${suchAs(missing)}.`
    case "variety":
      return `${place}: use ${want - have} more different words${measure.beyond ? " than the title has" : ""}${suchAs(missing)}.`
    case "phrases":
      return faults.length > 0
        ? `${place}: nobody types ${quoted(faults)} alone; write two or three words that name the product${suchAs(missing)}.`
        : `${place}: use ${want - have} more different words in phrases of two or three${suchAs(missing)}.`
    case "search-words":
      return faults.length > 0
        ? `${place}: ${quoted(faults)} could describe anything; use words for what it does${suchAs(missing)}.`
        : `${place}: use more words people search for${suchAs(missing)}.`
    case "substance":
      return faults.length > 0
        ? `${place}: ${quoted(faults.slice(0, 1))} repeats the line above it; say something new${suchAs(missing)}.`
        : `${place}: it is shorter than buyers expect here; say more${suchAs(missing)}.`
    case "opening":
      if (have > 0 && shown === missing[0])
        return `${place}: “${shown}” is a broad search; add a word that says which kind it is.`
      return `${place}: put ${quoted(missing.slice(0, 1))} within the first ${want} characters.`
    case "coverage":
      return missing.length === 0
        ? `${place}: use your main phrases as people type them, with the words together.`
        : `${place}: mention ${quoted(missing)}.`
    case "facts":
      return missing.length === 0
        ? `${place}: tell your facts in whole sentences.`
        : `${place}: mention ${quoted(missing)}.`
    case "prose":
      return `${place}: write in whole sentences, and say more${suchAs(missing)}.`
    case "structure":
      return `${place}: divide it into ${want} paragraphs, headings or list items that each say something.`
    case "pixels":
      return have > want
        ? `${place}: shorten it by about ${plural(Math.ceil((have - want) / 10), "character")}, or the results cut off its end.`
        : `${place}: use at least four different words.`
    case "advice":
      return missing.length === 0 ? `${place}: use at least two different words.` : `${place}: ${missing.join(" ")}`
  }
}
