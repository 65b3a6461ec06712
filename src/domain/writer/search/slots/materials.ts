import {
  isAlsoColour,
  isGrowing,
  isMaterialWord,
  isPartOfPlant,
  isToyMarble,
  namesTimber,
  timbersIn,
  withoutColourBehind,
  woodIn,
} from "../../../text/words/materials.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import type { Fact } from "../../fact.ts"
import { soldIn } from "../../read/sold.ts"
import { setOf } from "../../type/set-of.ts"
import type { Understanding } from "../../understanding.ts"
import { shopOpeningOf } from "../../write/passage.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { isJewelry } from "../kinds/is-jewelry.ts"
import { isColour, isSortOfTree, saysWood } from "../phrases/word-classes.ts"
import type { Make } from "./written.ts"

/** "In silver" is a color, "sterling silver" is none; of jewelry it is what it is made of. */
const isStuffOf =
  (head: string) =>
  (word: string, before: string | undefined): boolean =>
    isMaterialWord(word) && !(isColour(word) && (before === "in" || word === "turquoise") && !isJewelry(head))

const maxChoices = 6
const mostBehind = 3

/** Without "oak, ash or elm" and "boxwood plum or laburnum": it is made of one of them, and nobody knows which. */
function withoutChoices(text: string): string {
  const words = text.split(/\s+/)
  const left = new Set(words.keys())
  const drop = (from: number, to: number): void => {
    for (let at = from; at <= to; at += 1) left.delete(at)
  }
  for (const [at, word] of words.entries()) {
    if (word !== "or") continue
    const behind = words.slice(at + 1, at + 1 + mostBehind)
    const isToEnd =
      behind.length === mostBehind && (at + mostBehind === words.length - 1 || /[,.]$/.test(behind.at(-1) ?? ""))
    const isWhole = isToEnd && !behind.some((word) => kindOf(word) === "preposition")
    // "Or left natural gold"
    drop(at, at + (/[,.]$/.test(behind[0] ?? ",") ? 1 : isWhole ? mostBehind : 2))
    let end = at - 1
    for (let count = 0; count < maxChoices && end >= 0; count += 1) {
      const start = /,$/.test(words[end - 1] ?? ",") ? end : end - 1
      drop(start, end)
      end = start - 1
      if (!/,$/.test(words[end] ?? "")) break
    }
  }
  return words.filter((_, at) => left.has(at)).join(" ")
}

/** "Patterns: stone and bouquet" */
const ofChoice = /^(?:patterns?|prints?|designs?|shapes?|shades?|scents?):? /i

/** "The colorway runs from slate to seafoam" */
const ofColours = /\bcolou?r(?:way)?s? (?:is|are|runs?|goes|go)\b/i

/** "Nothing can rust on your paper" */
const nothing = /\b(?:nothing|never|nobody|your)\b/i

/** "Satin finish", "oak effect", "silver plate" */
const looks =
  /^(?:patterns?|designs?|motifs?|finish|look|effect|sheen|style|colou?red|tone|shade|plate|plated|plating)$/

/** "Somerset Satin" is a paper. */
const isNamed = (word: string, text: string): boolean =>
  new RegExp(`\\p{Lu}\\p{Ll}+ ${word.slice(0, 1).toUpperCase()}${word.slice(1)}\\b`, "u").test(text)

/** "Polymer" of "polymer clay" and "red" of "red cedar", but not "solid" of "solid oak". */
const variety = (word = "", next = ""): string[] =>
  isSortOfTree(word, next) ||
  /^(?:sterling|stainless|carbon|soy|merino|bog|hoop|huon|kauri|radiata|parana|ponderosa|lodgepole|cypress|pitch|scots|sitka|douglas|baltic|polymer|bone|cast|faux)$/.test(
    word,
  )
    ? [word]
    : []

/** "Sterling silver", "birch bark" */
function wholeName(words: readonly string[], at: number): string {
  const [word = "", next = ""] = words.slice(at)
  return [
    ...variety(words[at - 1], word),
    word.replace("-", " "),
    isPartOfPlant(next) || (word === "cotton" && next === "paper") ? next : "",
  ]
    .join(" ")
    .trim()
}

/** Metal type prints on paper, and nobody gets the type. */
const toolOf =
  /^(?:type|press(?:es)?|tools?|dies?|moulds?|molds?|needles?|machines?|oils?|polish|dressing|conditioner|cleaner|glue|brush(?:es)?|leaflets?|labels?|instructions)$/

/** Without what a fact says of other things: what it replaces, its packaging, what it is not made of, its colors. */
const whatItIsMadeOf = (text: string): string =>
  // "Glass inserts so you can wipe the wax out": what it is for, or instead of, is no material.
  // "Lost-wax casting" has no wax left in it.
  (
    withoutColourBehind(text.replace(/\blost[- ]wax\b/gi, "")).split(
      /\s(?:so|to|that|which|when|if|because|replaces?|suits?|instead|unlike|without|than)\s/,
    )[0] ?? ""
  )
    .toLowerCase()
    // "Sold in a plastic tube", "for writing on eggs with wax", "for printing on cotton, linen and paper"
    .replace(
      / in (?:an?|the|its|their) .*| for [^,;]*(?:(?:, [^,;]{1,24}){1,6},? (?:and|or) [^,;]{1,24}(?=[.;]|$))?/g,
      "",
    )
    // "The impression can be felt on the back"
    .replace(/\b(?:be|been|was|were|i|we|you) felt\b|\b(?:is|are) felt(?= \p{L})/gu, "")
    .replace(/\b(?:imitation|fake|mock|simulated) \p{L}+/gu, "")
    // What rubs off or dries on it is no material.
    .replace(/\b(?:finish|polish|coating|varnish) (?:is|was) [^,;]*/g, "")
    .replace(/\b(?:finished|polished|sealed|treated|oiled|rubbed) (?:with|in) [^,;]*/g, "")
    // "No glue and no core of plastic cord", but "no. 42 glass insulator"
    .replace(/(?<![\p{L}-])(?:no(?!\.? \d)|not|non)(?![\p{L}-])[^,;]*?(?= (?:and|but) |[,;]|$)/gu, "")
    .replaceAll("/", " or ")
    // "Hedgerow woods: hawthorn, plum and laburnum": each is made of one of them.
    .replace(/\b(?:woods|timbers|metals|stones|leathers|fabrics|cloths|papers)[:,]? .*/, " ")
    .replace(
      /colou?rs?:?\s*\([^)]*\)|\bcolou?rs? (?:come|comes|are|is) [^.;]*|\bcolou?rs?[,:] [^.;]*|\b(?:foil|foiled|stamped|printed|lettered|dyed|sprayed)\b[^,;.]*? in [^,;.]*?(?= on |[,;.]|$)/g,
      "",
    )

/** A whistle with a "cotton roll bag" is of no cotton. */
const cases = /\p{L}+(?: \p{L}+)? (?:bag|pouch|case|sleeve|box|cloth|sack)s?(?!\p{L})/giu

const factsOfProduct = ({ facts }: Understanding): readonly Fact[] =>
  facts.filter(({ field }) => field === "productDescription")

/** A linen shade of somebody who makes lampshades of cotton and linen: what is said of the product itself is true of it. */
function factsOfOne({ facts, runs, thing }: Understanding): readonly Fact[] {
  const all = [...facts, ...runs]
  const own = all.filter(({ field }) => field === "productDescription")
  const opening = shopOpeningOf(facts)
  const sold = opening === undefined ? thing.sold : soldIn(opening.text)
  const isOneOfMany = sold?.isPlural === true && !thing.isPlural && !setOf.test(thing.name)
  return isOneOfMany &&
    own.some(({ text }) =>
      text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some(isMaterialWord),
    )
    ? own
    : all
}

/** A plant, or a file */
const isOfNothing = ({ facts, thing }: Understanding): boolean =>
  isGrowing(thing.noun ?? "") || facts.some(({ text }) => /\b(?:digital|instant) (?:download|file)|\bPDF\b/i.test(text))

/** Materials by name, with their variety: "sterling silver", "soy wax". */
export const materialsOf: Make = (u) => {
  const { facts, thing } = u
  const isStuff = isStuffOf(thing.noun ?? "")
  // What the name says is the main one.
  const named = subjectOf(u).attributes.filter(({ kind, fact }) => kind === "material" && fact === null)
  const found = new Map<string, string>()
  // A yew bobbin of somebody who turns "box, yew and laburnum"
  const hasOwnWood = namesTimber(thing.name) || factsOfProduct(u).some(({ text }) => namesTimber(text))
  const isOfWood = saysWood([thing.name, ...facts.map(({ text }) => text)])
  if (isOfNothing(u)) return []
  const isOfProduct = new Set<string>(factsOfProduct(u).map(({ text }) => text))
  const isOwnText = (text: string): boolean => isOfProduct.has(text) || named.some((each) => each.text === text)
  for (const { text, topic } of [...named.map(({ text }) => ({ text, topic: "what" })), ...factsOfOne(u)]) {
    if (
      !/^(?:what|feature|material|method|included|size|promise)$/.test(topic) ||
      ofColours.test(text) ||
      ofChoice.test(text) ||
      nothing.test(text) ||
      /^for /i.test(text) ||
      /\bnot incl(?:uded|\.)?(?!\p{L})/iu.test(text)
    )
      continue
    const said = whatItIsMadeOf(topic === "included" ? text.replace(cases, "") : text)
    // A list of materials names each of them: buyers choose one, or get what is in the shed.
    if (isOfWood && (!hasOwnWood || isOfProduct.has(text)))
      for (const timber of timbersIn(text)) found.set(timber.split(" ").at(-1) ?? timber, timber)
    const words = withoutChoices(said).match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? []
    for (const [at, word] of words.entries())
      if (
        isStuff(word, words[at - 1]) &&
        !isToyMarble(word, words[at + 1] ?? "") &&
        // "I turn plum, yew and pear": a pair in plum is of no yew.
        !(hasOwnWood && namesTimber(word) && factsOfProduct(u).length > 0 && !isOwnText(text)) &&
        // "Oxblood, slate and cream" are colors.
        !(
          !isColour(word) &&
          isAlsoColour(word) &&
          /^(?:and|or)$/.test(words[at + 1] ?? "") &&
          isColour(words[at + 2] ?? "")
        ) &&
        !isNamed(word, text) &&
        !looks.test(words[at + 1] ?? "") &&
        // "Brass with black enamel" is brass.
        !(word === "enamel" && isColour(words[at - 1] ?? "")) &&
        !(toolOf.test(words[at + 1] ?? "") && words[at + 1] !== thing.noun) &&
        !(variety(word).length > 0 && isMaterialWord(words[at + 1] ?? "")) &&
        words[at + 1] !== "free" &&
        !found.has(word) &&
        // "A tin of dressing"
        !(word === "tin" && /^(?:of|holds|contains|keeps)$/.test(words[at + 1] ?? ""))
      )
        found.set(word, wholeName(words, at))
    const wood = woodIn(withoutChoices(said))
    if (wood !== null) found.set(wood, wood)
    // "Birch plywood" is no solid birch.
    const [, veneer = ""] = /(?<!\p{L})(\p{L}+) (?:plywood|ply)\b/u.exec(text.toLowerCase()) ?? []
    if (found.delete(veneer)) found.set("plywood", `${veneer} plywood`)
  }
  return [...withoutWider(found).values()].slice(0, 5)
}

/** "Yew" says that it is wood, and "cotton paper" that it is paper. */
function withoutWider(found: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const wider = [found.size > 1 ? "wood" : "", found.get("cotton") === "cotton paper" ? "paper" : ""]
  const values = [...found.values()]
  // "Merino" beside "merino wool"
  const isPart = (value: string): boolean =>
    values.some((other) => other.startsWith(`${value} `) || other.endsWith(` ${value}`))
  return new Map([...found].filter(([word, value]) => !wider.includes(word) && !isPart(value)))
}
