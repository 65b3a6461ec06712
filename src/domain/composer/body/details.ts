import { isPlural } from "../../text/plural.ts"
import { agree } from "../predicates.ts"
import type { Teller, Told, Way } from "../teller.ts"
import type { Role } from "../understand/facts.ts"
import { capital, listed } from "../wording.ts"

/** How the thing is called inside its own text, a little different each time. */
export interface Names {
  readonly it: string
  readonly the: string
  readonly this: string
  readonly isPlural: boolean
}

export function namesOf({ u }: Teller): Names {
  return u.isPlural
    ? { it: "they", the: `the ${u.noun}`, this: `these ${u.noun}`, isPlural: true }
    : { it: "it", the: `the ${u.noun}`, this: `this ${u.noun}`, isPlural: false }
}

const textsOf = (told: readonly Told[], as: Told["telling"]["as"]): string[] =>
  told.filter(({ telling }) => telling.as === as).map(({ telling }) => telling.text)

/** Groups of two or three, so that no sentence gets too long. */
function groups(items: readonly string[], maxWords = 18): string[][] {
  const out: string[][] = []
  for (const item of items) {
    const last = out.at(-1)
    const words = last?.join(" ").split(" ").length ?? 0
    if (last === undefined || last.length >= 3 || words + item.split(" ").length > maxWords) out.push([item])
    else last.push(item)
  }
  return out
}

function predicateWays(predicates: readonly string[], names: Names): Way[] {
  const said = listed(predicates.map((text) => agree(text, names.isPlural)))
  const [first = "", ...rest] = predicates.map((text) => agree(text, names.isPlural))
  const also =
    rest.length === 0 ? null : `${names.it} ${first}. ${names.it === "it" ? "It" : "They"} also ${listed(rest)}`
  const turned = rest.length === 0 ? null : `${names.it} ${listed([...rest, first])}`
  const isToBe = /^(?:is|are|was|were) /.test(rest[0] ?? "")
  return [`${names.it} ${said}`, `${names.the} ${said}`, `${names.this} ${said}`, turned, isToBe ? null : also]
}

function partWays(parts: readonly string[], names: Names): Way[] {
  const said = listed(parts)
  const has = agree("has", names.isPlural)
  const comes = agree("comes", names.isPlural)
  const [first = "", ...rest] = parts
  return [
    `${names.it} ${has} ${said}`,
    `${names.the} ${has} ${said}`,
    `${names.this} ${has} ${said}`,
    `you get ${said}`,
    `${names.it} ${comes} with ${said}`,
    `there ${isPlural(first) ? "are" : "is"} ${said}`,
    rest.length === 0
      ? null
      : `there ${isPlural(first) ? "are" : "is"} ${first}, and with ${isPlural(first) ? "them" : "it"} ${listed(rest)}`,
  ]
}

function optionWays(option: string, { it, the, isPlural: isMany }: Names): Way[] {
  const isChoice = !/^(?:an? |one )/.test(option)
  const comes = isMany ? "come" : "comes"
  return [
    `${it} ${comes} in ${option}`,
    `${the} ${comes} in ${option}`,
    isChoice && `choose from ${option}`,
    isChoice && `there are ${option}`,
    isChoice && `pick from ${option}`,
    isChoice && `on offer: ${option}`,
  ]
}

/** The sentences that tell what is left in these roles, each fact once. */
export function tellDetails(teller: Teller, ...roles: readonly Role[]): string[] {
  const names = namesOf(teller)
  const left = teller.left(...roles)
  const out: string[] = []
  const say = (topic: string, ways: readonly Way[]) => {
    const said = teller.say(topic, ways)
    if (said !== "") out.push(said)
  }
  for (const group of groups(textsOf(left, "predicate"))) say(`predicate ${group[0]}`, predicateWays(group, names))
  for (const group of groups(textsOf(left, "part"))) say(`part ${group[0]}`, partWays(group, names))
  for (const clause of textsOf(left, "clause")) say(`clause ${clause}`, [clause])
  for (const option of textsOf(left, "option"))
    say(
      `option ${option}`,
      optionWays(
        /^(?:pack|set|pair|box|bundle|bag|tin|one size)\b/.test(option) ? teller.wording.noun(option) : option,
        names,
      ),
    )
  const notes = textsOf(left, "note").map((text) => capital(text))
  if (notes.length > 2) out.push(noteList(teller, notes))
  else if (notes.length > 0) say(`note ${notes[0]}`, [notes.join(". ")])
  return out
}

const headings = ["Details", "In short", "At a glance", "The facts", "Good to know", "Also", "To note", "The rest"]

/** Short facts that would make poor sentences stand below each other. */
function noteList(teller: Teller, notes: readonly string[]): string {
  const heading = headings[teller.pick(`heading ${notes[0]}`, headings.length)]
  for (const note of notes) teller.note(note)
  return `\n${heading}:\n${notes.map((note) => `- ${note.replace(/[.;,]+$/, "")}`).join("\n")}\n`
}
