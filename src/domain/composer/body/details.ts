import { isPlural } from "../../text/plural.ts"
import { agree } from "../predicates.ts"
import type { Teller, Told, Way } from "../teller.ts"
import type { Role } from "../understand/facts.ts"
import { capital, listed } from "../wording.ts"
import { groups, mergeLike, type Names, predicateWays } from "./weave.ts"

export function namesOf({ u }: Teller): Names {
  return u.isPlural
    ? { it: "they", the: `the ${u.noun}`, this: `these ${u.noun}`, isPlural: true }
    : { it: "it", the: `the ${u.noun}`, this: `this ${u.noun}`, isPlural: false }
}

const textsOf = (told: readonly Told[], as: Told["telling"]["as"]): string[] =>
  told.filter(({ telling }) => telling.as === as).map(({ telling }) => telling.text)

function partWays(parts: readonly string[], names: Names): Way[] {
  const said = listed(parts)
  const has = agree("has", names.isPlural)
  const comes = agree("comes", names.isPlural)
  const [first = "", ...rest] = parts
  const isMany = rest.length > 0 || isPlural(first)
  const isNo = /^no\b/.test(first)
  return [
    `${names.it} ${has} ${said}`,
    `${names.the} ${has} ${said}`,
    `${names.this} ${has} ${said}`,
    !isNo && `${names.it} ${comes} with ${said}`,
    !isNo && rest.length > 0 && `on ${names.it === "they" ? "them" : "it"} you have ${said}`,
    `there ${isPlural(first) ? "are" : "is"} ${said}`,
    !isNo && rest.length === 1 && `besides ${first} ${isMany ? "there is" : ""} ${listed(rest)}`,
    !isNo && rest.length > 0 && `with ${said}, all of it is there`,
  ].slice(0, 6)
}

const aPack = /^(?:pack|set|pair|box|bundle|bag|tin|one size|size)\b/

function optionWays(option: string, { it, the, isPlural: isMany }: Names): Way[] {
  const isChoice = !/^(?:an? |one )/.test(option)
  const comes = isMany ? "come" : "comes"
  const as = / or /.test(option) && !/s\b/.test(option) ? "as" : "in"
  return [
    `${it} ${comes} ${as} ${option}`,
    `${the} ${comes} ${as} ${option}`,
    isChoice && `choose from ${option}`,
    `${it} can be had ${as} ${option}`,
    isChoice && as === "in" && `which one? There are ${option}`,
    isChoice && as === "in" && `there are ${option}`,
    isChoice && `you can have ${it === "they" ? "them" : "it"} ${as} ${option}`,
    isChoice && `pick from ${option}`,
  ]
}

/** How a thing is packed or made up, in a few words. */
const packed = ["comes in ", "is in ", "can be had in "]

const isCare =
  /^(?:(?:machine|hand|surface|spot) wash|wash|wipe|dry|keep|store|dishwash|iron|handle|use|water|shake)\b/i

/** What is left of one group of facts, as sentences; a few short ones that make no sentence stand in a list. */
export function tellFacts(teller: Teller, left: readonly Told[]): string[] {
  const names = namesOf(teller)
  const out: string[] = []
  const say = (topic: string, ways: readonly Way[]) => {
    const said = teller.say(topic, ways)
    if (said !== "") out.push(said)
  }
  const maxWords = teller.u.brief.style === "concise" ? 15 : 20
  const comes = packed[teller.pick(`packed ${left.length}`, packed.length)] ?? "comes in "
  const made = teller.pick("made", 2) === 0 ? "is made of " : "is in "
  const predicates = mergeLike(textsOf(left, "predicate")).map((text) =>
    text.replace(/^comes in /, comes).replace(/^is made of (?=(?:100% )?[\p{L} -]+$)/u, made),
  )
  const parts = groups(textsOf(left, "part"), 16)
  const loneParts = parts.filter((group) => group.length > 1)
  const leaning = parts.filter((group) => group.length === 1).flat()
  const all = leaning.length === 0 ? predicates : [...predicates, `has ${listed(leaning)}`]
  for (const group of groups(all, maxWords)) say(`predicate ${group[0]}`, predicateWays(group, names))
  for (const group of loneParts) say(`part ${group[0]}`, partWays(group, names))
  for (const clause of textsOf(left, "clause")) say(`clause ${clause}`, [clause])
  for (const option of textsOf(left, "option"))
    say(`option ${option}`, optionWays(aPack.test(option) ? withArticle(teller, option) : option, names))
  const notes = textsOf(left, "note").map((text) => capital(text))
  const care = notes.filter((text) => isCare.test(text))
  const others = notes.filter((text) => !isCare.test(text))
  if (others.length > 2) out.push(noteList(teller, others))
  else for (const note of others) say(`note ${note}`, [note])
  for (const note of care) say(`note ${note}`, [note])
  teller.tell(left)
  return out
}

const withArticle = (teller: Teller, option: string): string =>
  /^sizes\b/i.test(option) ? option : teller.wording.noun(option)

/** The sentences that tell what is left in these roles, each fact once. */
export const tellDetails = (teller: Teller, ...roles: readonly Role[]): string[] =>
  tellFacts(teller, teller.left(...roles))

const headings = ["Details", "In short", "At a glance", "The facts", "Good to know", "Also", "To note", "The rest"]

/** Short facts that would make poor sentences stand below each other. */
function noteList(teller: Teller, notes: readonly string[]): string {
  const heading = headings[teller.pick(`heading ${notes[0]}`, headings.length)]
  for (const note of notes) teller.note(note)
  return `\n${heading}:\n${notes.map((note) => `- ${note.replace(/[.;,]+$/, "")}`).join("\n")}\n`
}
