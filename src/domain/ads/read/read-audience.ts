import { cleanText } from "../../text/clean/clean.ts"
import { splitList } from "../../text/split/split-list.ts"
import { withProperWords } from "../knowledge/proper-words.ts"

/** Words that narrow the audience: ages, incomes and places are for targeting, not for the ad. */
const limiting =
  /\s+(?:in|within|near|around|aged?|between|who|whose|that|with|looking|living|from|at|over|under|seeking|searching|needing|wanting|and their|ages)\b.*$|\s*\d.*$/iu
const plainGroup = /^(?:(?:\p{L}[\p{L}'’-]*)\s){0,2}\p{L}[\p{L}'’-]*s$/iu
const noGroup =
  /^(?:everyone|anyone|people|adults|men|women|customers|clients|locals|residents|visitors|ages|needs|problems|patients|individuals|males|females|others|persons|users|services)$/iu

/** "homeowners", "busy families": groups that an ad may name. Only plain plurals, at most three words each. */
export function readAudience(text: string): readonly string[] {
  const groups = splitList(
    cleanText(text.slice(0, 1000))
      .replace(/\s+(?:and|&)\s+/gu, ", ")
      .replace(/[.!]/g, ","),
  )
    .map((group) => group.replace(limiting, "").trim())
    .filter(
      (group) =>
        plainGroup.test(group) &&
        group.length <= 24 &&
        !noGroup.test(group) &&
        !/\b(?:and|or|the|our|we|want|need)\b/iu.test(group),
    )
    .map((group) => withProperWords(group.toLowerCase()))
  return [...new Set(groups)].slice(0, 4)
}
