import { sentenceCase, titleCase } from "../../../text/case/title-case.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { namesTimber } from "../../../text/words/materials.ts"
import { plainLetters } from "../../../text/words/plain-letters.ts"
import type { Fact } from "../../fact.ts"
import { isProduct } from "../../is-product.ts"
import { shareIn, stemsOf } from "../../read/merge.ts"
import { nameAsLine } from "../../read/name-as-line.ts"
import { withoutRowShown } from "../../read/video-title.ts"
import { measureOf } from "../../type/measure.ts"
import { nameIn, shapeOf } from "../../type/shape.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import type { Attribute } from "../attributes/attribute.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { fileFormats } from "../attributes/file-format.ts"
import { withFit } from "../attributes/fit.ts"
import { isListed } from "../attributes/parts-of-thing.ts"
import { partsSaid } from "../attributes/parts-said.ts"
import { sizeSaid } from "../attributes/size-said.ts"
import { yearIn } from "../attributes/stated-specifics.ts"
import { isTrait } from "../attributes/told-traits.ts"
import { ownKeywords } from "../phrases/own-keywords.ts"
import { packaging } from "../phrases/word-classes.ts"
import { nameWithSort } from "../sort-in-title.ts"
import { withField } from "../with-field.ts"
import { appTitle } from "./app-title.ts"
import { withCondition } from "./condition-in-title.ts"
import { cutTo } from "./cut-to.ts"
import { extendTitle } from "./extend-title.ts"
import { featuresInTitle } from "./features-in-title.ts"
import { inTitle } from "./in-title.ts"
import { lineInTitle } from "./line-in-title.ts"
import { behindBrand, goesOn } from "./name-in-title.ts"
import { hasAll, placedName, servicePhrase } from "./placed-title.ts"
import { qualitiesTyped } from "./qualities-typed.ts"
import type { Room } from "./room.ts"
import { rowInTitle } from "./row-in-title.ts"
import { rowOfSale } from "./row-of-sale.ts"
import { withTrade } from "./trade-in-title.ts"
import { withUse } from "./with-use.ts"

/** The name and, if there is room, its other certain qualities; no word twice. */
export function titleOf(u: Understanding, room: Room): string {
  const { thing, genre } = u
  if (genre === "app") return appTitle(u, room) || cutTo(thing.fullName, room)
  const start = startOf(u, room)
  const isBranded = u.writing.startsTitleWithBrand && !hasAll(start, thing.seller)
  const whole = cutTo(isBranded ? behindBrand(thing.seller, start) : start, room)
  if (genre === "video" || genre === "service") return whole
  // A used thing's condition has its place before its details.
  const forState = countUnits(withCondition(whole, u, room), room.unit) - countUnits(whole, room.unit)
  const left = { ...room, target: { ...room.target, max: Math.min(room.max, room.target.max) - forState } }
  const described = extendTitle(whole, [...lineInTitle(u).slice(1), ...attributesOf(u)], left, maxAttributes(u))
  const named = withKeywords(described, u, left)
  return withCondition(extendTitle(named, rowInTitle(u), left, maxOfRow), u, room)
}

const maxOfRow = 3
const maxName = 75
const maxNameWords = 12

/** The beginning: the name, or the seller's own longer phrase for the thing if it contains the whole name. */
function startOf(u: Understanding, room: Room): string {
  const { thing, genre, facts } = u
  const brandLength = u.writing.startsTitleWithBrand ? thing.seller.length + 1 : 0
  if (genre === "service" && !isProduct(u)) return servicePhrase(u, room)
  if (genre === "service") {
    const name = nameWithSort(u)
    const traded = withTrade(name, u)
    const fits = countUnits(placedName(traded, u, room), room.unit) <= room.max
    return placedName(fits ? traded : name, u, room)
  }
  if (genre === "video") return sentenceCase(shownIn(u, room).replace(/\s+/g, " "))
  const called = withUse(withFit(withField(nameWithSort(u), u), u), u)
  const whole = `${called}${inTitle(nameAsLine(u.brief).slice(u.subject.name.length), u)}`
  const [line = ""] = lineInTitle(u)
  const ofLine = [...(nameAsLine(u.brief) === "" ? [] : [whole]), ...(line === "" ? [] : [withField(line, u)])]
  const fitting = ofLine.find((each) => countUnits(each, room.unit) <= room.max - brandLength)
  if (fitting !== undefined) return fitting
  const first = facts.find(({ isEcho }) => !isEcho)
  const said = firstItemOf(withoutEnd(first?.text ?? ""))
  // "My son's Xbox 360 with two controllers" says more from its name on.
  const at = Math.max(0, said.toLowerCase().indexOf(thing.name.toLowerCase()))
  // "We build dynamo front wheels by hand": how it is made is told behind the name.
  const phrase = said.slice(at).replace(/ by hand\b.*$| made (?:from|of) .*$| for sale\b/i, "")
  const isNoun = phrase === said ? first?.shape === "noun" && first.isCertain : shapeOf(phrase).shape === "noun"
  const isFuller =
    isNoun &&
    first?.isEnglish === true &&
    phrase.length > thing.name.length &&
    phrase.split(" ").length <= maxNameWords &&
    countUnits(phrase, room.unit) <= Math.min(maxName, room.max - brandLength) &&
    lowered(phrase).startsWith(lowered(thing.name)) &&
    !goesOn(phrase, thing.name) &&
    // "On a small lathe in my garage" is where it is made.
    !/ (?:my|our|me|us)(?: |$)/i.test(phrase) &&
    // "Heatless Curling Set That You Sleep In"
    !/ (?:that|which|who) /i.test(phrase.slice(thing.name.length))
  if (isFuller)
    return withField(
      titleCase(
        phrase.replace(/^(?:an?|the|our|my) /i, "").replace(/ (off|from) (?:an?|our|my) (?=[\p{Lu}\d])/u, " $1 "),
      ),
      u,
    )
  return called
}

/**
 * A video without a title is called by what its first words say: "Slow blues piano lesson in the key of G for beginners", or by
 * the whole line if it is as short as a title.
 */
function shownIn({ brief, facts, thing }: Understanding, room: Room): string {
  const line = withoutEnd(facts[0]?.text ?? "")
  const [clause = ""] = withoutRowShown(line).split(/[,;]\s/)
  const isNamed = brief.videoTitle.trim() === "" && lowered(clause).startsWith(lowered(thing.name))
  if (!isNamed) return thing.name
  if (countUnits(line, room.unit) <= Math.min(room.max, maxLine)) return line
  return clause.split(" ").length <= maxNameWords && countUnits(clause, room.unit) <= maxName ? clause : thing.name
}

/** Longer ones are cut off where videos are listed. */
const maxLine = 70

/** Up to the first comma, unless a row continues there: "covers in double, king and super king". */
function firstItemOf(text: string): string {
  const [item = "", next = ""] = text.split(/[,;]\s/)
  const isRow = next !== "" && /\s(?:in|of|with|for|from|suits?|fits?)\s/.test(item) && !/^[£$€\d]/.test(next)
  return isRow ? nameIn(item) : item
}

const lowered = (text: string): string => text.toLowerCase().replace(/^(?:an?|the|our|my) /, "")

/** The title of a search result: the same, with the seller's name at the end. */
export function titleTagOf(u: Understanding, room: Room): string {
  const { thing, genre } = u
  if (genre === "app") return withSeller(appTitle(u, room) || cutTo(thing.fullName, room), u, room)
  const start = cutTo(startOf(u, room), room)
  const main = withSeller(start, u, room)
  if (genre === "video" || genre === "service") return main
  // If the seller's name does not fit, the room goes to the thing.
  if (thing.seller === "" || main === start) return extendTitle(start, attributesOf(u), room, 2)
  const rest = room.max - (countUnits(main, room.unit) - countUnits(start, room.unit))
  return withSeller(
    extendTitle(start, attributesOf(u), { ...room, max: rest, target: { min: 0, max: rest } }, 2),
    u,
    room,
  )
}

function withSeller(title: string, { thing, genre }: Understanding, { max, unit }: Room): string {
  // A person who sells from home has no shop to name.
  if (genre === "local") return title
  const tag = `${title} | ${thing.seller}`
  // "SpotMe | SpotMe App" says it twice.
  // "Oven Cleaning in Kilkenny" of a business does not say whose.
  const isSame = hasAll(thing.seller, genre === "service" ? title : thing.name) && (genre !== "app" || thing.isProper)
  return thing.seller !== "" && !isSame && !hasAll(title, thing.seller) && countUnits(tag, unit) <= max ? tag : title
}

/** eBay searches each word of a title and has room for 80 characters; elsewhere, people read the title. */
const maxAttributes = ({ genre }: Understanding): number => (genre === "auction" ? 6 : 4)

/** What a title says after the name, the most useful first. */
function attributesOf(u: Understanding): string[] {
  const subject = subjectOf(u)
  // Where another field sums up the thing, what was typed in haste is left for the description.
  const saysMore = [u.subject.description, u.brief.keyFeatures].some(
    (typed) => typed.split(/[,;\n]/).length >= minSummary,
  )
  const told = [
    ...subject.attributes.filter((each) => isTitled(each, u)),
    ...(u.language === "en" ? partsSaid(u, subject) : []),
  ]
    .filter(({ text }) => text.length < 36 && !isPrice(text) && !isSupplied(text, u))
    .filter(({ fact }) => fact === null || !isFromHastyDescription(fact) || !saysMore)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ text, fact }) => inTitle(fact === null ? text : asTyped(contentsOf(text), fact.text), u))
  const turn = told.length === 0 ? 0 : u.variation % told.length
  return [
    ...rowOfSale(u),
    ...(u.genre === "goods" ? fileFormats(u).slice(0, 1) : []),
    ...qualitiesTyped(u),
    // Collectors of used things look for their age.
    ...(u.genre === "auction" ? [yearIn(u).replace("Circa", "c.")].filter(Boolean) : []),
    ...featuresInTitle(u),
    ...told.slice(turn),
    ...told.slice(0, turn),
  ]
}

const minSummary = 3
const isFromHastyDescription = ({ isCareful, field }: Fact): boolean => !isCareful && field === "description"

const maxKeywords = 2

/** Where a title is read as a row of searches, the seller's own keywords that add to it; elsewhere, one that calls a short title's thing in full. */
function withKeywords(title: string, u: Understanding, { max, unit, target }: Room): string {
  if (u.language !== "en") return title
  const isRow = u.writing.wantsManyPhrases || u.genre === "auction"
  let longer = title
  let added = 0
  // Where some of them name the thing, "lace yarn" of a spindle is what it is for.
  const [head = ""] = contentWords(subjectOf(u).head)
  const namesIt = (keyword: string): boolean => contentWords(keyword.split(" ").at(-1) ?? "").includes(head)
  const own = ownKeywords(u)
  const usable = isRow && !own.some(namesIt) ? own : own.filter((keyword) => head !== "" && namesIt(keyword))
  for (const keyword of usable) {
    if (!isRow && (added > 0 || countUnits(longer, unit) >= Math.max(target.min, target.max / 2))) break
    const known = stemsOf(plainLetters(longer))
    const stems = [...stemsOf(plainLetters(keyword))]
    const fresh = stems.filter((stem) => !known.has(stem)).length
    const next = `${longer}, ${titleCase(asTyped(keyword, u.brief.targetKeywords))}`
    if (
      added >= maxKeywords ||
      !keyword.includes(" ") ||
      /^(?:inscribed|engraved|personali[sz]ed|monogrammed|custom) /.test(keyword) ||
      // "Hand Tied Flies" behind "Handmade"
      (/^hand/.test(keyword) && /\bhand/i.test(longer)) ||
      fresh * 2 < stems.length + 1 ||
      (u.genre === "auction" && fresh < stems.length)
    )
      continue
    if (countUnits(next, unit) > Math.min(max, target.max)) continue
    longer = next
    added += 1
  }
  return longer
}

/** A listing has a field for its price. */
const isPrice = (text: string): boolean => /[£$€]|\d\.\d{2}(?!\d)|\d ?(?:ono|obo)\b|\bfree ?post\b/i.test(text)

/** "Carbon steel cup, 6 cm wide" tells the size of the cup. */
const isSizeOfPart = ({ behind = "", field }: Fact, u: Understanding): boolean =>
  field === "keyFeatures" &&
  shapeOf(behind).shape === "noun" &&
  !contentWords(nameIn(behind)).includes(contentWords(subjectOf(u).head)[0] ?? "")

/** Words of a closed class, which say the same wherever they were typed. */
const plain: ReadonlySet<Attribute["kind"]> = new Set(["material", "colour", "trait", "count"])

/** After a comma, a use or a name without its noun says nothing; of what was typed in haste, only a closed class is safe. */
const isTitled = ({ kind, fact, text }: Attribute, u: Understanding): boolean => {
  const { genre, thing } = u
  // Damson is wood.
  if (text === "wood" && namesTimber(thing.name)) return false
  if (fact === null || /^(?:use|name)$/.test(kind)) return false
  if (kind === "measure" || kind === "size")
    return (
      !isSizeOfPart(fact, u) &&
      (measureOf(withoutEnd(fact.text)) !== null || sizeSaid(fact, subjectOf(u).head) === text) &&
      !/ x .* x /.test(text)
    )
  if (kind === "count") return text.includes(" ")
  if (plain.has(kind)) return true
  // "Mug with folding handles": right behind the thing's name. Of what it comes with, one thing would look like the main one.
  if (
    kind === "has" &&
    (packaging.test(text) || /\b(?:spares?|extras?)$/.test(text) || fact.topic === "included" || thing.noun === "kit")
  )
    return false
  if (kind === "has") return (isListed(fact) || (fact.isCareful && fact.shape === "noun")) && text.includes(" ")
  // "Great Southern" is a part of the Great Southern Railways.
  if (kind === "style" && /^\p{Lu}\S* \p{Lu}/u.test(asTyped(text, fact.text))) return false
  // One of the things in a kit would stand for the kit.
  if (kind === "code" && /^(?:kit|set|bundle|pack)$/.test(thing.noun ?? "")) return false
  if (kind === "code" && contents.test(text)) return true
  const isModel = kind === "code" && (genre === "auction" || genre === "local")
  return (fact.isCareful || isModel) && (kind !== "style" || /[- ]/.test(text) || isTrait(text))
}

/** A "cleaning rod" that one text lists and another says is included. */
const isSupplied = (text: string, { facts }: Understanding): boolean =>
  facts.some(
    ({ topic, stems, text: said }) =>
      topic === "included" &&
      /\b(?:included|supplied|in the box)\W*$/i.test(said) &&
      shareIn(stemsOf(text), stems) === 1,
  )

const contents =
  /^(\d[\d.,]* ?(?:ml|cl|l|g|kg|oz|lb)) (?:\p{L}+ )?(?:bottle|jar|tin|bag|pouch|box|tube|can|pot|pack|block|bar|tub)$/iu

/** "150 ml" of a "150 ml glass bottle" */
const contentsOf = (text: string): string => contents.exec(text)?.[1] ?? text

/** With the seller's own capitals: "USB-C port". */
export function asTyped(text: string, said: string): string {
  const at = said.toLowerCase().indexOf(text)
  return at < 0 ? text : said.slice(at, at + text.length)
}
