import type { Understanding } from "../../understanding.ts"
import { placesOfMaker } from "../attributes/said-of-thing.ts"
import { saysWhatItIs } from "./joined-forms.ts"

/** What people type for where a thing is made: "irish walking stick". */
const ofNation: ReadonlyMap<string, readonly string[]> = new Map([
  ["ireland", ["irish"]],
  ["scotland", ["scottish"]],
  ["wales", ["welsh"]],
  ["england", ["english"]],
  ["the uk", ["british"]],
  ["australia", ["australian"]],
  ["canada", ["canadian"]],
])

/** "made in ireland", "irish walking stick" */
export const placedForms = (u: Understanding, own: readonly string[]): string[] =>
  placesOfMaker(u).flatMap((place) => [
    `made in ${place}`,
    ...own
      .filter((name) => name.includes(" ") || saysWhatItIs(name))
      .flatMap((name) => (ofNation.get(place) ?? []).map((nation) => `${nation} ${name}`)),
  ])
