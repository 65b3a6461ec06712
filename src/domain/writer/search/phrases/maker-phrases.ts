import { isRightWord } from "../../../text/spell/right-words.ts"
import { singular } from "../../../text/words/plural.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import type { Subject } from "../attributes/attributes.ts"
import { machineFitted } from "../attributes/fit.ts"
import { isPart } from "../attributes/is-part.ts"
import { makerOf, makerWords, modelOf, withoutState } from "../attributes/maker-specifics.ts"
import { isKnownMaker } from "../attributes/makers.ts"
import { bareNameOf, firstPartOf } from "../attributes/thing-names.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { saysTwice } from "./is-phrase.ts"
import { isPlainNoun } from "./modifiers.ts"
import { isBinding } from "./word-classes.ts"

const maxWords = 5

/** Whether it is a part of a machine that is named: nobody finds it by less. */
export const isOfMachine = (u: Understanding, subject: Subject): boolean =>
  machinePhrases(u, subject).length > 0 || (isPart(u) && makerOf(u) !== "")

/** "Nikon AI lens": two letters name no sort of lens. */
const minSort = 3

/** "Bernina 830 record foot pedal": the thing behind the machine that it fits, and behind its model alone: "MS 260 recoil starter". */
export function machinePhrases(u: Understanding, { full, core, head }: Subject): string[][] {
  // A part with a maker and a number of its own is found by them.
  const machine = makerOf(u) === "" ? machineFitted(u) : ""
  if (machine === "" || core === "") return []
  const [, model = machine] = /^(.*\d\S*) \D+$/.exec(machine) ?? []
  const things = [
    full,
    full.replace(/ (?:assembly|unit|\S*\d\S*)$/, ""),
    // A Brompton frame is no "front bag frame".
    ...(/^(?:assembly|unit)$/.test(core) || (!core.includes(" ") && full.split(" ").length > 2) ? [] : [core]),
  ]
  const named = (machines: readonly string[]): string[] =>
    machines
      .flatMap((each) => things.map((thing) => joinedAt(each, thing)))
      .filter((name) => name.split(" ").length < maxWords + makerWords(name) && !saysTwice(name.split(" ")))
  const bare = model.split(" ").slice(makerWords(model)).join(" ")
  const isCode = /^\p{L}+ ?\d\S*$/u.test(bare) || (bare.includes(" ") && !isRightWord(bare.split(" ")[0] ?? ""))
  const alone = isCode ? bare : ""
  // "Mazda 3 headlight" of its left front one
  const short = core !== head && isGoodsKind(singular(head)) ? [`${model} ${head}`] : []
  return [named([machine, model]), alone === "" ? [] : named([alone]), short].filter((forms) => forms.length > 0)
}

/** A "sewing machine pedal" for a Singer 99K sewing machine is a "singer 99k sewing machine pedal". */
function joinedAt(machine: string, thing: string): string {
  const words = thing.split(" ")
  const shared = words.findIndex((_, at) => at > 0 && machine.endsWith(` ${words.slice(0, at).join(" ")}`))
  return `${machine} ${words.slice(Math.max(0, shared)).join(" ")}`
}

/** "Dell latitude 7490" and "dell laptop" of a Dell Latitude 7490 laptop */
export function modelPhrases(u: Understanding, { full }: Subject): string[] {
  const [model, maker] = [modelOf(u), makerOf(u)]
  const isThing = maker !== "" && (model !== "" || isKnownMaker(maker)) && isGoodsKind(singular(full))
  return [isThing ? `${maker} ${full}` : "", model].filter(Boolean)
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
  const isPair =
    rest.length > 2 && !isBound && before.length >= minSort && isPlainNoun(before) && isThingPhrase(`${before} ${last}`)
  return [...(name.split(" ").length <= maxWords ? [[name]] : []), ...(isPair ? [[`${brand} ${before} ${last}`]] : [])]
}
