import { isMaterial } from "../../text/materials.ts"
import { isPlural } from "../../text/plural.ts"
import { agree } from "../predicates.ts"
import type { Teller, Told, Way } from "../teller.ts"
import type { Role } from "../understand/facts.ts"
import { verbForms } from "../understand/verbs.ts"
import { wholeNoun } from "../understand/whole-noun.ts"
import { capital, listed } from "../wording.ts"
import { aPack, choice, choiceWays, optionWays } from "./option-ways.ts"
import { groups, mergeLike, type Names, predicateWays } from "./weave.ts"

/** A "block set" is a set, whatever it is a set of. */
const nounOf = ({ name, noun }: Teller["u"]): string =>
  / (set|kit|bundle|collection)$/.exec(name)?.[1] ?? wholeNoun(name, noun)

export function namesOf({ u }: Teller): Names {
  const noun = nounOf(u)
  return u.isPlural
    ? { it: "they", the: `the ${noun}`, this: `these ${noun}`, isPlural: true }
    : { it: "it", the: `the ${noun}`, this: `this ${noun}`, isPlural: false }
}

const textsOf = (told: readonly Told[], as: Told["telling"]["as"]): string[] =>
  told.filter(({ telling }) => telling.as === as).map(({ telling }) => telling.text)

const isLook =
  /^notes of |^(?:an? )?(?:[\p{L}-]+ )*(?:tint|shine|finish|glaze|crema|scent|smell|taste|look|colou?r|sheen|texture|feel|pattern|shape|hue|gloss|grain|patina)(?: (?:that|which|outside|inside|of) .*)?$/u

function partWays(parts: readonly string[], names: Names): Way[] {
  const said = listed(parts)
  const has = agree("has", names.isPlural)
  const comes = agree("comes", names.isPlural)
  const [first = "", ...rest] = parts
  // A scent and a shine do not come with it.
  const isNo = /^no\b/.test(first) || parts.some((part) => isLook.test(part))
  return [
    `${names.it} ${has} ${said}`,
    `${names.it} ${has} ${listed(parts.toReversed())}`,
    `${names.the} ${has} ${said}`,
    `${names.the} ${has} ${listed(parts.toReversed())}`,
    `${names.this} ${has} ${said}`,
    !isNo && `${names.it} ${comes} with ${said}`,
    !isNo && `${names.the} ${comes} with ${said}`,
    !isNo && rest.length > 0 && `there ${isPlural(first) ? "are" : "is"} also ${said}`,
  ]
}

const isIngredients = ({ u }: Teller, what: string): boolean =>
  /sauce|candy|sweets|chocolate|tea|coffee|jam|paste|spice|snack|syrup|honey|cookie|biscuit|soap|balm|cream|oil|lotion|serum|shampoo/i.test(
    `${u.noun} ${u.category}`,
  ) && what.split(" ").length < 12

/** How a thing is packed or made up, in a few words. */
const packed = ["comes in ", "is sold in ", "fills "]
const wrapped =
  /\b(?:bottle|jar|pot|tin|tub|tube|tumbler|can|pouch|bag|box|sleeve|case|packet|carton|sachet|wrapper|envelope|roll|bucket|pack|set|crate|basket)s?\b/
const filled = /^comes in an? (?:[\p{L}\d.]+ ){1,4}(?:bottle|jar|pot|tin|tub|tube|tumbler|can|pouch)$/u
const stocked = ["comes in ", "is sold in ", "comes in ", "can be had in "]
const built = ["is made of ", "is made from ", "is made of "]
const using = ["is made with ", "uses ", "contains "]

const isCare =
  /^(?:(?:machine|hand|surface|spot) wash|wash|wipe|dry|keep|store|dishwash|iron|handle|use|water|shake)\b/i

const colourRow =
  /^(?=.*\b(?:black|white|gr[ea]y|blue|red|green|yellow|orange|pink|purple|brown|beige|cream|ivory|navy|teal|mustard|terracotta|natural|charcoal)\b)[\p{Ll} ]+(?:, [\p{Ll} ]+)*,? (?:and|or) [\p{Ll} ]+$/u

/** "A warm light", "fits long braids" and "in solid English oak" are half a sentence. */
export function asSentence(note: string, { it, isPlural: isMany }: Names): string {
  const [first = ""] = note.split(" ")
  const small = `${note.charAt(0).toLowerCase()}${note.slice(1)}`
  if (/^(?:fits|holds|works with) [^:;?]+: \d/i.test(note)) return `${it} ${agree(small, isMany)}`
  if (/[:;?]/.test(note) || /^\p{Lu}[\p{Lu}\d]/u.test(first)) return note
  if (/^an?$/i.test(first)) return `${it} ${agree("has", isMany)} ${small}`
  const isDoing = verbForms(first.toLowerCase()).some(({ form, isAlsoNoun }) => form === "third" && !isAlsoNoun)
  if (isDoing || /^(?:fits|holds|works|folds|runs|needs|comes|has) /i.test(note)) return `${it} ${agree(small, isMany)}`
  const [, material] = /^in (.+)$/.exec(small) ?? []
  // "In white, sage and clay" there is a colour among them, and nothing that it is made of.
  if (material !== undefined && colourRow.test(material)) return `${it} ${agree("comes", isMany)} in ${material}`
  if (material !== undefined && isMaterial(material)) return `${it} ${isMany ? "are" : "is"} made of ${material}`
  if (isMaterial(note)) return `${it} ${isMany ? "are" : "is"} made of ${small}`
  return note
}

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
  const sold = stocked[teller.pick(`stocked ${left.length}`, stocked.length)] ?? "comes in "
  const made = using[teller.pick(`using ${left.length}`, using.length)] ?? "is made with "
  const of = built[teller.pick(`built ${left.length}`, built.length)] ?? "is made of "
  const inIt = teller.pick("in it", 3) > 0
  const isSoldAs = teller.pick("sold as", 2) === 0
  const merged = mergeLike(textsOf(left, "predicate")).map((text) =>
    text
      .replace(
        /^comes in (?=an? )/,
        !wrapped.test(text) ? "comes in " : comes === "fills " && !filled.test(text) ? "is sold in " : comes,
      )
      .replace(/^(comes in (?!.* (?:and|or) )(?:[\p{L} -]+, )+[\p{L} -]+), ([\p{L} -]+)$/u, "$1 and $2")
      .replace(/^comes as (?=\d|an? |one|two|three|four|five|six)/, isSoldAs ? "is sold as " : "comes as ")
      .replace(/^is made of (?=100% [\p{L}-]+(?: [\p{L}-]+){0,2}$)(?!.* and )/u, "is ")
      .replace(/^is made of (?=[\p{L}-]+(?: [\p{L}-]+){0,2}$)(?!.* and )/u, of)
      .replace(/^is made with (.+)$/, (whole, what: string) =>
        inIt && isIngredients(teller, what) ? `has ${what} in ${names.isPlural ? "them" : "it"}` : whole,
      )
      .replace(/^is made with /, made),
  )
  const predicates = merged.filter((text) => !choice.test(text)).map((text) => text.replace(/^comes in (?!an? )/, sold))
  const parts = groups(textsOf(left, "part"), 16)
  const loneParts = parts.filter((group) => group.length > 1)
  const leaning = parts.filter((group) => group.length === 1).flat()
  const all = leaning.length === 0 ? predicates : [...predicates, `has ${listed(leaning)}`]
  for (const group of groups(all, maxWords)) say(`predicate ${group[0]}`, predicateWays(group, names))
  for (const group of loneParts) say(`part ${group[0]}`, partWays(group, names))
  for (const text of merged.filter((text) => choice.test(text))) say(`choice ${text}`, choiceWays(text.slice(9), names))
  for (const clause of textsOf(left, "clause")) say(`clause ${clause}`, [clause])
  for (const option of textsOf(left, "option"))
    say(`option ${option}`, optionWays(aPack.test(option) ? withArticle(teller, option) : option, names))
  const notes = textsOf(left, "note").map((text) => capital(asSentence(text, names)))
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

const headings = ["Details", "In short", "At a glance", "The facts", "Good to know", "To note"]

/** Short facts that would make poor sentences stand below each other. */
function noteList(teller: Teller, notes: readonly string[]): string {
  const heading = headings[teller.pick(`heading ${notes[0]}`, headings.length)]
  for (const note of notes) teller.note(note)
  return `\n${heading}:\n${notes.map((note) => `- ${note.replace(/[.;,]+$/, "")}`).join("\n")}\n`
}
