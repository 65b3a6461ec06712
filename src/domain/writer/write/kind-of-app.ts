import { contentWords } from "../../text/words/content-words.ts"
import { isPlural } from "../../text/words/plural.ts"
import type { Fact } from "../fact.ts"
import { isRunOn } from "../read/run-on.ts"
import { beginsWithVerb, namesOfThing } from "../search/phrases/kind-of-thing.ts"
import { nameIn, shapeOf } from "../type/shape.ts"
import type { Understanding } from "../understanding.ts"
import { firstWordsOfApp } from "./app-line.ts"
import { asSentence, inRunningText, withIndefinite, withoutEnd } from "./grammar.ts"
import { lineTyped } from "./one-line.ts"
import { program } from "./proper-things.ts"
import { withLastAnd } from "./with-last-and.ts"

/** A first sentence, and the facts in it, which are not written again. */
export interface Opening {
  readonly text: string
  readonly used: readonly Fact[]
}

export const noOpening: Opening = { text: "", used: [] }

/** "Counts the days and tells you when to change them": the app is the subject. */
export const ofDeeds = (fact: Fact, u: Understanding): Opening | null =>
  fact.isCareful || lineTyped(u).length === 1 || !isRunOn(fact.text)
    ? { text: asSentence(`${u.thing.name} ${withLastAnd(inRunningText(fact.text))}`), used: [fact] }
    : null

/** "Oche Score is a darts scorer": where nothing else may open the text of an app, what it is. */
export function ofKind(u: Understanding, first?: Fact): Opening {
  if (u.genre !== "app" || u.language !== "en") return noOpening
  const [run] = u.runs.toSorted((a, b) => a.place - b.place)
  const told = run !== undefined && shapeOf(run.text).shape === "third" ? ofDeeds(run, u) : null
  if (told !== null) return told
  const use = forUse([run], u)
  if (use !== null) return use
  const [said = ""] = namesOfThing(u).map(inRunningText)
  const stems = contentWords(said)
  const isTold = ({ text }: Fact): boolean => contentWords(text).every((stem) => stems.includes(stem))
  // What it does says more: "counts your ski runs with the watch".
  const words = firstWordsOfApp(u)
  const isDeed = /^(?:third|command)$/.test(shapeOf(words).shape) || beginsWithVerb(words)
  // An app without a name is called what it is.
  const isNameless = contentWords(u.thing.name).every((stem) => stems.includes(stem))
  // "Offline knot guide for climbers, 62 knots, no ads" is all that was typed.
  const line = run ?? first
  const typed = line?.text.toLowerCase().replace(/^simple /, "") ?? ""
  if (isNameless && line !== undefined && said !== "" && typed.startsWith(said.toLowerCase()) && typed.includes(","))
    return { text: asSentence(line.text), used: [first, run].filter((fact) => fact !== undefined) }
  if (program.test(nameIn(said)) && !isSeveral(said) && !isDeed)
    return {
      text: `${isNameless ? "This" : u.thing.name} is ${withIndefinite(said)}.`,
      used: [first, run].flatMap((fact) => (fact !== undefined && isTold(fact) ? [fact] : [])),
    }
  return noOpening
}

/** "App for potters to log their kiln firings", "for farmers to log borehole levels": the app is for that. */
export function forUse(typed: readonly (Fact | undefined)[], { genre, thing }: Understanding): Opening | null {
  const first = typed.filter((fact) => fact !== undefined)
  const said =
    first.map(({ text }) => withoutEnd(text)).find((text) => saysForWhom.test(text) && isOneThought(text)) ?? ""
  if (genre !== "app" || said === "" || !thing.isProper || said.split(" ").length > maxUse) return null
  const what = inRunningText(said)
  const used = first.filter(({ text }) => said.startsWith(withoutEnd(text)))
  return { text: `${thing.name} is ${/^for /.test(what) ? what : withIndefinite(what)}.`, used }
}

/** Behind a comma, there may be a few words: "Hindi and English". */
const isOneThought = (text: string): boolean => /^[^,;:.]+(?:, [^\s;:.]+(?: [^\s;:.]+){0,2})?$/.test(text)

const saysForWhom = /^(?:(?:an? )?app )?for \p{L}+(?: \p{L}+){0,4} to \p{L}/iu

const maxUse = 18

export const isSeveral = (phrase: string): boolean => isPlural(nameIn(phrase))
