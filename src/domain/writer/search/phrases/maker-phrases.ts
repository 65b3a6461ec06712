import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import type { Subject } from "../attributes/attributes.ts"
import { machineInName } from "../attributes/fit.ts"
import { makerOf, withoutState } from "../attributes/maker-specifics.ts"
import { bareNameOf, firstPartOf } from "../attributes/thing-names.ts"
import { isPlainNoun } from "./modifiers.ts"
import { isBinding } from "./word-classes.ts"

const maxWords = 5

/** "Bernina 830 record foot pedal": the thing behind the machine that it fits. */
export function machinePhrases(u: Understanding, { full, core }: Subject): string[][] {
  // A part with a maker and a number of its own is found by them.
  const machine = makerOf(u) === "" ? machineInName(u) : ""
  const names = machine === "" || core === "" ? [] : [full, core].map((name) => `${machine} ${name}`)
  return [names.filter((name) => name.split(" ").length <= maxWords)].filter((forms) => forms.length > 0)
}

/** People look for a used thing by its maker: "rayburn royal top oven door", "rayburn oven door". */
export function makerPhrases(u: Understanding): string[][] {
  const brand = makerOf(u)
  const name = withoutState(bareNameOf(firstPartOf(u.thing.name))).toLowerCase()
  if (brand === "" || !name.startsWith(`${brand} `)) return []
  const rest = name.slice(brand.length + 1).split(" ")
  const [before = "", last = ""] = rest.slice(-2)
  // Of a "2 stroke carburettor" and a "slow combustion cooker", the first word belongs to the second.
  const isBound = /^[\d/.]+$/.test(rest.at(-3) ?? "") || isBinding(rest.at(-3) ?? "")
  const isPair = rest.length > 2 && !isBound && isPlainNoun(before) && isThingPhrase(`${before} ${last}`)
  return [...(name.split(" ").length <= maxWords ? [[name]] : []), ...(isPair ? [[`${brand} ${before} ${last}`]] : [])]
}
