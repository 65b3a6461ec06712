import { contentWords } from "../../../text/words/content-words.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { isThingPhrase, namesAThing } from "../../type/thing-phrase.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { lineParts } from "../../write/line-parts.ts"
import type { Attribute } from "../attributes/attribute.ts"
import { type Subject, subjectOf } from "../attributes/attributes.ts"
import { partNumberIn } from "../attributes/stated-specifics.ts"
import { isOneLine } from "./is-one-line.ts"
import { asPhrase, isPhrase, saysTwice } from "./is-phrase.ts"
import { calledOf, joinForms } from "./joined-forms.ts"
import { townOf } from "./towns.ts"
import { isWork } from "./types-typed.ts"

const maxWords = 5
const maxDetail = 3

/** The thing with one detail each, as people type who know what they want: "45 cm cat cave", "stud finder with bubble level". */
export function detailPhrases(u: Understanding): string[] {
  if (u.language !== "en") return []
  const found =
    u.genre === "service"
      ? workInTown(u)
      : u.genre === "app"
        ? appWith(u)
        : u.genre === "video"
          ? taughtIn(u)
          : goodsWith(u)
  return [...new Set(found)].filter(isShort)
}

function goodsWith(u: Understanding): string[] {
  const subject = subjectOf(u)
  const name = calledOf(subject)
  if (name === "" || subject.core === "") return []
  // People find a part by its number.
  const number = partNumberIn(u).toLowerCase()
  // Nobody types one measure of two, nor how wide a used piano is.
  const sizes = subject.attributes.filter(({ kind }) => kind === "size")
  const isTyped = ({ kind }: Attribute): boolean => kind !== "size" || (sizes.length === 1 && u.genre === "goods")
  const found = subject.attributes.filter(isTyped).flatMap((attribute) => withDetail(attribute, name, subject))
  return [...(number === "" ? [] : [`${number} ${name}`]), ...found]
    .map(asPhrase)
    .filter((form) => isPhrase(form, { isOwn: true }, subject))
}

const oneMeasure = /^(\d[\d.,]*) ?(\p{L}+)(?: (?:wide|long|tall|high|across|square))?$/u
/** What a number says before a name: "600 denier rug", "11 speed derailleur". */
const ofName = /^(?:denier|speed|volt|watt|ply|gsm|thread|inch|foot|litre|liter|gallon|person|seater|fill|ton|tonne)$/

/** All have a length. */
const ofAll = /(?:length|size|fit|width|height|weight|shape|style|look|design|quality)$/

function withDetail({ kind, text, fact }: Attribute, name: string, subject: Subject): string[] {
  const words = text.split(" ")
  const isPlain = words.length <= maxDetail && !/\p{Lu}/u.test(text) && !/ (?:and|or) /.test(text)
  if (kind === "size" || kind === "measure") {
    const [, amount = "", unit = ""] = oneMeasure.exec(text) ?? []
    // Nobody types how much a mug holds, or how heavy a bag is.
    return amount === "" || /^(?:ml|cl|oz|g|kg|lb|l)$/.test(unit) ? [] : [`${amount} ${oneOf(unit)} ${name}`]
  }
  if (kind === "code") return isPlain && ofName.test(words.at(-1) ?? "") ? [`${text} ${name}`] : []
  if (
    kind === "has" &&
    isPlain &&
    !ofAll.test(text) &&
    namesAThing(singular(words.at(-1) ?? "")) &&
    !/ with /.test(name)
  )
    return [`${name} with ${text.replace(/^(?:new|small|large|big|one|two|three|four|six) /, "")}`]
  if (kind === "use" && isPlain && !/ for /.test(name)) return [`${name} for ${text}`]
  return fact !== null && /^(?:colour|style|trait|material)$/.test(kind) ? joinForms(text, subject).slice(0, 1) : []
}

/** "62 inch dog ramp", "240 litre fish tank" */
const oneOf = (unit: string): string =>
  unit
    .replace(/^inches$/, "inch")
    .replace(/^feet$/, "foot")
    .replace(/(?<=litre|liter|gallon|pint|metre|meter|yard|watt|volt)s$/, "")

/** "Key cutting galway": each work of one line, in its town. */
function workInTown(u: Understanding): string[] {
  const town = townOf(u)
  const [, ...parts] = / for | offering /.test(firstText(u)) ? lineParts(firstText(u), u) : []
  return town === ""
    ? []
    : parts
        .map((part) => part.toLowerCase())
        .filter((part) => part.split(" ").length <= maxDetail && isWork(part))
        .map((part) => `${part} ${town}`)
}

/** "Metronome app with accent patterns" */
function appWith(u: Understanding): string[] {
  const [head = "", ...parts] = / with | including /.test(firstText(u)) ? lineParts(firstText(u), u) : []
  const name = head.toLowerCase().split(" for ")[0] ?? ""
  const things = parts.map((part) => part.toLowerCase()).filter((part) => !/\d/.test(part) && isThingPhrase(part))
  return isThingPhrase(name)
    ? things.filter((part) => part.split(" ").length <= maxDetail).map((part) => `${name} with ${part}`)
    : []
}

/** "Simultaneous equations" of a "maths lesson on simultaneous equations by elimination" */
function taughtIn(u: Understanding): string[] {
  const [, taught = ""] =
    /(?:lesson|lecture|class|tutorial|course|workshop) (?:on|about) (?:the )?([^,.;:]+)/iu.exec(
      withoutEnd(firstText(u)),
    ) ?? []
  const [said = ""] = taught.toLowerCase().split(/ (?:by|with|for|in|using|from|to|that|and) /)
  const words = said.split(" ")
  const isDeed = kindOf(words[0] ?? "") === "ing"
  return contentWords(said).length > 1 &&
    words.length <= maxDetail &&
    !isDeed &&
    (isThingPhrase(said) || isPlural(said))
    ? [said]
    : []
}

const maxPaired = 3

/** "White 75mm sail tape" has two details; who buys from a neighbor types "fish tank for sale hamilton". */
export function pairedDetails(u: Understanding, keywords: readonly string[]): string[] {
  if (u.language !== "en" || !/^(?:goods|auction|local)$/.test(u.genre)) return []
  const subject = subjectOf(u)
  const name = calledOf(subject)
  if (name === "" || subject.core === "") return []
  const front = subject.attributes.filter(({ kind }) => /^(?:colour|style|trait|material)$/.test(kind))
  const details = goodsWith(u).filter((phrase) => phrase.includes(name) && !/ (?:with|for) /.test(phrase))
  const pairs = (isOneLine(u) ? front : []).flatMap(({ text }) =>
    details
      .filter((detail) => contentWords(text).every((stem) => !contentWords(detail).includes(stem)))
      .map((detail) => `${text} ${detail}`),
  )
  const town = townOf(u)
  const called = keywords.find(
    (each) => each.split(" ").length <= maxDetail && !/\d/.test(each) && (town === "" || !each.endsWith(town)),
  )
  const local = u.genre === "local" && called !== undefined ? [`${called} for sale ${town}`.trim()] : []
  return [...local, ...pairs.slice(0, maxPaired)].map(asPhrase).filter(isShort)
}

const isShort = (phrase: string): boolean => phrase.split(" ").length <= maxWords && !saysTwice(phrase.split(" "))
