import { sellsThings } from "../../../rule-book/genre.ts"
import { isRightWord } from "../../../text/spell/right-words.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { singular } from "../../../text/words/plural.ts"
import type { Understanding } from "../../understanding.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { saysByHand } from "../attributes/made-by-hand.ts"
import { isKnownMaker } from "../attributes/makers.ts"
import { namedInCapitals } from "../attributes/named-in-capitals.ts"
import { rowQualities } from "../attributes/row-qualities.ts"
import { bareNameOf, calledFor, firstPartOf } from "../attributes/thing-names.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { tool } from "../slots/app-title.ts"
import { isOneLine } from "./is-one-line.ts"
import { asPhrase, isPhrase } from "./is-phrase.ts"
import { countForms, saysWhatItIs } from "./joined-forms.ts"
import { isOfMachine, machinePhrases, modelPhrases } from "./maker-phrases.ts"
import { calledFully, kindsTyped, mannersOf, namesOf, saysWhich, shortened, stuffsOf } from "./names-and-qualities.ts"
import { neededUse, withNeededUse } from "./needed-use.ts"
import { searchPhrases } from "./phrases.ts"
import { isDepartment, isShelf } from "./shelves.ts"
import { townOf } from "./towns.ts"
import { isBareHead, isBinding, isOfSeveral } from "./word-classes.ts"

const maxPlainWords = 4

/** The short phrases for this thing: each of its names, and one quality before the shortest of them: "velvet sofa". */
export function plainPhrases(u: Understanding): string[] {
  if (u.genre === "service") return tradePhrases(u)
  const subject = subjectOf(u)
  const isOfThing = sellsThings(u.genre)
  if (!isOfThing || u.language !== "en" || subject.core === "") return []
  if (isOneLine(u) && isOfMachine(u, subject)) return machinePhrases(u, subject).flat()
  const names = [
    ...shortened(bareNameOf(calledFor(firstPartOf(u.thing.name)))),
    ...namesOf(subject),
    ...kindsTyped(u, subject),
    ...calledFully(u, subject),
  ]
    .filter(saysEnough)
    .filter((name) => isExact(name, u))
  const [shortest = ""] = [...names.filter((name) => name.endsWith(subject.full)), subject.full]
    .filter(saysEnough)
    .toSorted((a, b) => a.length - b.length)
  // "We make ropes" does not say how, and "one cap was made in our shed" nothing of the gearbox.
  const isByHand = u.genre === "goods" && subject.attributes.some(({ text }) => saysByHand(text))
  const qualities = [...stuffsOf(u, subject), ...mannersOf(u, subject, isByHand), ...rowQualities(u)]
  // "Hammered" beside "hand hammered" reaches nobody else.
  const isLess = (quality: string): boolean => qualities.includes(`hand ${quality}`)
  const use = neededUse(u, subject)
  const isHalfName = halfNames(u)
  const found = [
    ...names,
    ...searchPhrases(u)
      .filter(({ isOwn, isKind = false }) => !isOwn && !isKind)
      .flatMap(({ forms }) => forms.filter((form) => form.endsWith(` ${subject.full}`))),
    ...(shortest === "" || isOfSeveral(shortest.split(" ")[0] ?? "")
      ? []
      : qualities.filter((each) => !isLess(each)).map((quality) => `${quality} ${shortest}`)),
  ]
  const plain = withNeededUse(found, use, u, subject)
    .map(asPhrase)
    .filter((form) => form.includes(" ") && !/ (?:for|with|in) /.test(form))
    .filter((form) => form.split(" ").length <= maxPlainWords && isPhrase(form, { isOwn: false }, subject))
    .filter((form) => saysEnough(form) && isWhole(form, u.thing.name) && !isHalfName(form))
    .toSorted((a, b) => a.split(" ").length - b.split(" ").length)
  return plain
}

/** "Nike trainers" and "nike air max 90" */
export function makersPhrases(u: Understanding): string[] {
  const subject = subjectOf(u)
  const isOfThing = sellsThings(u.genre) && u.language === "en" && subject.core !== ""
  return isOfThing && !(isOneLine(u) && isOfMachine(u, subject)) ? modelPhrases(u, subject) : []
}

const maxWithCount = 5

/** "Laminating pouches pack of 100" */
export function countPhrases(u: Understanding): string[] {
  const subject = subjectOf(u)
  return subject.attributes
    .filter(({ kind }) => kind === "count")
    .flatMap(({ text }) => countForms(text, subject))
    .filter((phrase) => phrase.split(" ").length <= maxWithCount)
}

/** "Headstone restoration Ennistymon": the trade of a business, if it is work and no department. */
function tradePhrases(u: Understanding): string[] {
  const trade = u.clean(u.brief.industry).toLowerCase()
  const town = townOf(u).toLowerCase()
  const isWork = u.language === "en" && ofWork.test(trade) && !isShelf(trade) && !isDepartment(trade)
  return isWork ? [[trade, town].filter(Boolean).join(" "), trade] : []
}

/**
 * Where little was said, "shift calendar app", as people say who look for a tool on a phone, and "headstone cleaning", as
 * those do who need a rare trade from wherever it is.
 */
export function widerPhrases(u: Understanding): string[] {
  if (u.language !== "en") return []
  const forms = searchPhrases(u)
  if (u.genre === "service") return forms.flatMap((phrase) => phrase.forms.slice(1))
  if (u.genre !== "app") return []
  return forms
    .flatMap((phrase) => phrase.forms.slice(0, 1))
    .filter((form) => tool.test(form) && form.split(" ").length < maxPlainWords && !/ (?:for|of|app)(?: |$)/.test(form))
    .map((form) => `${form} app`)
}

const ofWork =
  /^(?:\p{L}[\p{L}-]+ ){1,2}(?:\p{L}{3,}ing|repair|restoration|conservation|maintenance|installation|removal|hire)$/u

/** "Marble lift kit" and "camper replacement canvas", and not "lift kit" and "pop-up canvas": a noun that says little needs the words before it. */
function saysEnough(name: string): boolean {
  const words = name.split(" ")
  const last = words.at(-1) ?? ""
  const isBare = isBareHead(last) || isMaterialWord(last)
  return isGoodsKind(singular(name)) || (isBare ? words.length > 2 : words.length > 1 || saysWhatItIs(last))
}

const isExact = (name: string, { thing }: Understanding): boolean => {
  const whole = ` ${thing.name.toLowerCase()} `
  const at = whole.indexOf(` ${name} `)
  return saysWhich(name.split(" "), at < 0 ? [] : whole.slice(0, at).split(" ").filter(Boolean))
}

/** "Long johns", "tongue and groove", "Monstera deliciosa": who says one of these words says both. */
function isWhole(form: string, name: string): boolean {
  const said = form.split(" ")
  const words = name.toLowerCase().split(/[\s,]+/)
  return words.every((word, at) => {
    const before = words[at - 1] ?? ""
    const isTied = joint.test(before) || isBinding(before) || (isOfNoLanguage(word) && isOfNoLanguage(before))
    return !isTied || !said.includes(word) || said.includes(before)
  })
}

/** A maker and a name of one word can be told apart: "nuptse jacket". */
const minPair = 3

/** "Bridge linocut" of one of the Tasman Bridge: inside a sentence, two words with capitals are one name. */
function halfNames(u: Understanding): (form: string) => boolean {
  const said = `${u.brief.description}. ${u.subject.description}`
  const names = [...said.matchAll(/(?<=\p{Ll},? (?:the )?)(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)/gu)]
  const made = namedInCapitals(u).toLowerCase().split(" ")
  const ofMaker = isKnownMaker(made.slice(0, 2).join(" ")) || made.length < minPair ? 0 : 1
  const pairs = [
    ...names.map(([name]) => name.toLowerCase().split(" ")),
    ...made.slice(ofMaker, -1).map((word, at) => [word, made[ofMaker + at + 1] ?? ""]),
  ]
  return (form) => {
    const words = form.split(" ")
    return pairs.some(([first = "", second = ""]) => words.includes(second) && !words.includes(first))
  }
}

const joint = /^(?:and|or|&|n)$/

const isOfNoLanguage = (word: string): boolean => /^\p{L}{3,}$/u.test(word) && !isRightWord(word)

/**
 * Fills a list up to a number, first with phrases that have a new word. Each brings a word that no other added one has, and
 * none repeats a phrase. One without a new word may have a smaller number.
 */
export function filledUp(
  list: readonly string[],
  more: readonly string[],
  count: number,
  countWithParts = count,
): string[] {
  const keyOf = (text: string): string => [...new Set(contentWords(text))].sort().join(" ")
  const keys = new Set(list.map(keyOf))
  const said = new Set(list.flatMap(contentWords))
  const isPart = (phrase: string): boolean => contentWords(phrase).every((stem) => said.has(stem))
  const added: string[] = []
  const brought = new Set<string>()
  for (const phrase of more.toSorted((a, b) => Number(isPart(a)) - Number(isPart(b)))) {
    if (list.length + added.length >= (isPart(phrase) ? countWithParts : count)) break
    const stems = contentWords(phrase)
    if (keys.has(keyOf(phrase)) || stems.every((stem) => brought.has(stem))) continue
    added.push(phrase)
    keys.add(keyOf(phrase))
    for (const stem of stems) brought.add(stem)
  }
  return [...list, ...added]
}
