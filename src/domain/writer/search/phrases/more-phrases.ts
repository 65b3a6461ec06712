import { isMaterialWord } from "../../../text/words/materials.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { nameIn } from "../../type/shape.ts"
import { isThingPhrase, namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { type Subject, subjectOf } from "../attributes/attributes.ts"
import { isSameThing } from "../attributes/fact-attributes.ts"
import { fileFormats } from "../attributes/file-format.ts"
import { isLimited } from "../attributes/limits.ts"
import { isOfOthers } from "./categories.ts"
import { asPhrase, isPhrase } from "./is-phrase.ts"
import { calledOf } from "./joined-forms.ts"
import { neededUse, withNeededUse } from "./needed-use.ts"
import type { Phrase } from "./phrases.ts"
import { isDepartment } from "./shelves.ts"
import { isWholeNoun } from "./word-classes.ts"

/** For a place with room for thirteen, when the phrases that say most leave some of it free: shorter ones, still true. */
export function morePhrases(u: Understanding): Phrase[] {
  if (!u.writing.wantsManyPhrases || u.language !== "en") return []
  const subject = subjectOf(u)
  const use = neededUse(u, subject)
  const found = [
    ...(subject.core === "" ? [] : filePhrases(u, subject).map((phrase) => [phrase])),
    ...filedUnder(u, subject).map((sort) => [sort]),
    ...(subject.core === "" ? [] : joins(u, subject)),
  ]
  return found.map((forms) => ({
    forms: withNeededUse(forms, use, u, subject)
      .flatMap((form) => (isPlural(form) ? [form, singular(form)] : [form]))
      .map(asPhrase)
      .filter((form) => isPhrase(form, { isOwn: false }, subject)),
    isOwn: false,
  }))
}

/** People search for a file by its format: "pdf pattern", "a5 planner", "digital download". */
function filePhrases(u: Understanding, { core }: Subject): string[] {
  const { facts, subject, brief } = u
  const told = [
    ...fileFormats(u),
    ...facts.filter(({ text }) => !isLimited(text)).map(({ text }) => text),
    subject.category,
    brief.etsyShopSection,
  ].join("\n")
  if (!/\b(?:digital|instant) (?:file|download|pattern|print|template)|\bPDFs?\b/i.test(told)) return []
  const forms = [...new Set(told.match(/\b(?:PDF|A3|A4|A5|A6|SVG|PNG)(?=s?\b)/g) ?? [])].slice(0, 3)
  const downloads = ["digital download", "instant download"].filter((phrase) => told.toLowerCase().includes(phrase))
  return [...forms.map((form) => `${form.toLowerCase()} ${core}`), ...downloads]
}

/** Where the seller files it: makers type "bookbinding supplies", and "home decor" could be anything. */
export const filedUnder = (u: Understanding, subject: Subject): string[] =>
  [u.brief.etsyShopSection, u.subject.category, u.brief.industry]
    .filter((sort) => !isOfOthers(sort, u, subject))
    .map((raw) =>
      (
        u
          .clean(raw)
          .split(/\s*[>/|]\s*/)
          .at(-1) ?? ""
      ).replace(/^digital /i, ""),
    )
    .map((sort) => nameIn(sort).toLowerCase())
    .filter((sort) => !/[&,]|\sand\s/.test(sort) && isThingPhrase(sort) && !isDepartment(sort))

/** One quality, age or use with each name that says what it is: "handmade stockwhip", "1950s bread bin". */
function joins(u: Understanding, subject: Subject): string[][] {
  const { full, core, head } = subject
  // "Feet for log baskets" are no feet without their use.
  const isHeadEnough = !/ for /.test(full) && isWholeNoun(head)
  const names = [
    ...new Set([calledOf(subject), ...(core === head && !isHeadEnough ? [] : [core]), ...(isHeadEnough ? [head] : [])]),
  ].filter(Boolean)
  const qualities = subject.attributes
    .filter(({ kind, text }) => /^(?:material|colour|style|trait|name)$/.test(kind) && !/\d/.test(text))
    .map(({ text }) => text)
  const joined = (texts: readonly string[]): string[][] => texts.map((text) => names.map((name) => `${text} ${name}`))
  // "Chicken saddles" for hens already say for whom they are.
  return joined([...(living.test(core) ? [] : usesIn(u, subject)), ...qualities])
}

const living =
  /^(?:dog|puppy|cat|kitten|horse|pony|chicken|hen|poultry|bird|goat|sheep|rabbit|ferret|rat|hamster|parrot|tortoise|pet|baby|toddler|kids?|child(?:ren)?|mens?|womens?|ladies) /

/** "For doors and garden gates": a door latch, and a garden gate latch. */
const usesIn = (u: Understanding, subject: Subject): string[] =>
  [u.thing.name, ...u.facts.filter((fact) => fact.isCareful && isSameThing(fact, subject)).map(({ text }) => text)]
    .flatMap((text) => / for ([^.;:(]+)/.exec(withoutEnd(text))?.[1]?.split(behindUse)[0] ?? [])
    .flatMap((uses) => uses.split(/,\s*(?:and |or )?|\s(?:and|or)\s/))
    .map((use) =>
      singular(
        use
          .trim()
          .toLowerCase()
          .replace(/^(?:an?|the|your|our|any|small|large|big) /, ""),
      ),
    )
    .filter((use) => /^\p{L}{3,}(?: \p{L}{3,})?$/u.test(use) && canBeBefore(use.split(" ").at(-1) ?? ""))

const behindUse = /\s(?:who|that|which|to|in|on|with|worn|from|at|of|by)\s/

/** A "fabric block" is made of fabric, and nobody says "bookbinder paper". */
const canBeBefore = (noun: string): boolean =>
  namesAThing(noun) &&
  !isMaterialWord(noun) &&
  !/(?:er|or|ist|ian|eer|ing)$|(?:wo)?man$|^(?:girl|boy|lady|kid|child|person)$/.test(noun)
