import { onceFor } from "../../../once-for.ts"
import { sellsThings } from "../../../rule-book/genre.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { properNames } from "../../../text/words/proper-names.ts"
import { isUncounted } from "../../../text/words/uncounted.ts"
import { isProduct } from "../../is-product.ts"
import { isSeveralThings } from "../../read/thing.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import type { Attribute, AttributeKind } from "../attributes/attribute.ts"
import { type Subject, subjectOf } from "../attributes/attributes.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { appPhrases, appsOfUsers } from "./app-phrases.ts"
import { inNameOrder } from "./as-named.ts"
import { buyerPhrases } from "./buyers.ts"
import { calledToo } from "./called-too.ts"
import { sortPhrases } from "./categories.ts"
import { describesApp } from "./describes-app.ts"
import { isOneLine } from "./is-one-line.ts"
import { asPhrase, isPhrase } from "./is-phrase.ts"
import { basesOf, calledOf, countForms, joinForms, sizeForms } from "./joined-forms.ts"
import { kindOfThing, withoutEase } from "./kind-of-thing.ts"
import { kindPhrases, noKinds } from "./kind-phrases.ts"
import { isOfMachine, machinePhrases } from "./maker-phrases.ts"
import { nameForms } from "./name-forms.ts"
import { namedWork } from "./named-work.ts"
import { widerStuff } from "./names-and-qualities.ts"
import { neededUse, withNeededUse } from "./needed-use.ts"
import { ownKeywords } from "./own-keywords.ts"
import { eachOf, placedPhrases } from "./places.ts"
import { calledInLine } from "./said-in-line.ts"
import { shownInWork } from "./shown-in-work.ts"
import { isTorn, typedIn } from "./torn.ts"
import { placesServed, townOf } from "./towns.ts"
import { usePhrases } from "./uses-said.ts"
import { isOfOne, videoPhrases, withoutCount } from "./video-phrases.ts"
import { isOfWhole, isSynthetic, namesCraft } from "./word-classes.ts"

/** A phrase that buyers may type for this thing, in several lengths: a short place takes a shorter form with the same meaning. */
export interface Phrase {
  /** The longest first. */
  readonly forms: readonly string[]
  readonly isOwn: boolean
  /** A phrase among the seller's own keywords: said even where a longer one contains it. */
  readonly isTyped?: boolean
  /** True of every thing with the name, whatever the seller said. */
  readonly isKind?: boolean
  /** True of the thing, but few people type it: only for a place that we promised to fill. */
  readonly isRare?: boolean
  /** Only for a place that we promised to fill: said even where a longer phrase contains its words. */
  readonly isFiller?: boolean
}

const maxPhrases = 120

/** The most exact first: the seller's own keywords, the name, then the thing with each of its certain qualities. */
export const searchPhrases = onceFor(makePhrases)

function makePhrases(u: Understanding): Phrase[] {
  const subject = subjectOf(u)
  const kind = !subject.isThing && u.language === "en" ? withoutEase(kindOfThing(u)) : ""
  const town = u.genre === "service" && u.brief.location.trim() !== "" ? townOf(u) : ""
  const towns = town === "" ? [] : [town, ...placesServed(u, town)]
  const found = [...ownPhrases(u, kind, town), ...(u.language === "en" ? derived(u, subject) : [])]
  const own = found.filter(({ isOwn }) => isOwn)
  const derivedOnes = found.filter(({ isOwn }) => !isOwn)
  const others = turned(derivedOnes, u.variation)
  const isUnknown = subject.isThing && subject.core === ""
  // Who types the name of an app or a business has found it.
  const called: Phrase[] =
    u.thing.isProper || isOnlyCalled(u) || machinePhrases(u, subject).length > 0
      ? []
      : [{ forms: nameForms(u, subject), isOwn: true }]
  const use = neededUse(u, subject)
  // A jumper for dolls is no knit top.
  const isPartInLine = isOneLine(u) && isOfMachine(u, subject)
  const { plain, joined: joinedKinds } = use === "" && !isPartInLine ? kindPhrases(u, subject) : noKinds
  const typed = typedIn(
    [u.thing.fullName, u.brief.description, u.subject.name, u.subject.description, u.subject.category].join("\n"),
  )
  const bare = (form: string): string => withoutFirst(asPhrase(form), u)
  const usable = (all: readonly Phrase[]): Phrase[] =>
    all
      .map(({ forms, isOwn, isTyped = false, isRare = false }) => ({
        forms: shorter(isTyped ? forms.map(asPhrase) : withNeededUse(forms, use, u, subject).map(bare), u).filter(
          (form) => isPhrase(form, { isOwn, isTyped }, subject) || isPlaced(form, towns, subject),
        ),
        isOwn,
        isTyped,
        isRare,
      }))
      .map((phrase) => ({
        ...phrase,
        forms: phrase.isTyped
          ? phrase.forms
          : phrase.forms
              .filter((form) => !(u.genre === "app" && describesApp(form)) && !(u.genre === "video" && isOfOne(form)))
              .map((form) => inNameOrder(form, u.thing.name))
              .filter((form) => !isTorn(form, typed)),
      }))
      .filter(({ forms }) => forms.length > 0)
  const safe = usable([...own, ...others])
  const isNameless = found.length === 0 || isUnknown || (subject.isThing && safe.length === 0)
  const phrases = (isNameless ? [...safe, ...usable(called)] : safe).slice(0, maxPhrases)
  return [
    ...phrases,
    ...plain.map((text): Phrase => ({ forms: [text], isOwn: false, isKind: true })),
    ...(u.writing.wantsManyPhrases ? joinedKinds : [])
      .filter((text) => !namesCraft(text))
      .map((text): Phrase => ({ forms: [text], isOwn: false, isRare: true })),
  ]
}

/** What the seller typed to be found by, what is sold, and what it is used for. */
function ownPhrases(u: Understanding, kind: string, town: string): Phrase[] {
  return [
    ...ownKeywords(u).map(
      (text): Phrase => ({
        forms: [text, ...withoutQuality(text)],
        isOwn: true,
        isTyped: text.includes(" "),
      }),
    ),
    ...eachSold(u).map((text): Phrase => ({ forms: [text], isOwn: true })),
    // "Lambing records app", which says the same as "app for lambing records"
    ...(/^app for /i.test(kind) ? appsOfUsers(u) : []).map((text): Phrase => ({ forms: [text], isOwn: true })),
    ...eachIn(kind, u, town).map((forms): Phrase => ({ forms, isOwn: true })),
    ...machinePhrases(u, subjectOf(u)).map((forms): Phrase => ({ forms, isOwn: true })),
    ...[calledToo(u), calledInLine(u)].filter(Boolean).map((text): Phrase => ({ forms: [text], isOwn: true })),
    ...shownInWork(u).map((text): Phrase => ({ forms: [text], isOwn: true })),
    ...appPhrases(u).map((text): Phrase => ({ forms: [text], isOwn: true })),
    ...videoPhrases(u).map((text): Phrase => ({ forms: [text], isOwn: true })),
  ]
}

/** Of a shop for "curling shoes, brooms and replacement broom heads", each that says what it is for. */
function eachSold({ genre, thing, language, brief, subject }: Understanding): string[] {
  const isOfShop = sellsThings(genre) && language === "en" && !isProduct({ brief, subject })
  const each = isOfShop && isSeveralThings(thing) ? (thing.sold?.each ?? []).map((name) => name.toLowerCase()) : []
  const named = each.filter((name) => isThingPhrase(name) && thing.name.toLowerCase().includes(name))
  // Of "house name and number signs", both are signs.
  return each.length > 2 ? named : isPlural(each[0] ?? "") ? named.filter(isPlural) : []
}

/** What the first words call the thing; each work of a business with its town. */
const eachIn = (kind: string, { genre }: Understanding, town: string): string[][] =>
  genre === "service" && eachOf(kind)[0] !== kind
    ? eachOf(kind).map((name) => (town === "" ? [name] : [`${name} ${town}`, name]))
    : [kind].filter(Boolean).map((name) => [name])

/** "horse clipping naas": nobody has to know the town but the seller. */
const isPlaced = (form: string, towns: readonly string[], subject: Subject): boolean =>
  towns.some((town) => form.endsWith(` ${town}`) && isPhrase(form.slice(0, -town.length - 1), { isOwn: true }, subject))

/** A different selection for a different text: each variation begins a few phrases later. */
function turned(phrases: readonly Phrase[], variation: number): Phrase[] {
  const turn = phrases.length === 0 ? 0 : (variation * 3) % phrases.length
  return [...phrases.slice(turn), ...phrases.slice(0, turn)]
}

/** Nobody types "cream cotton paper leatherwood bookplates". */
const maxJoined = 36

function derived(u: Understanding, subject: Subject): Phrase[] {
  const plain = (all: readonly (readonly string[])[], isRare = false): Phrase[] =>
    all.map((forms) => ({ forms, isOwn: false, isRare }))
  // An app without a name is called by its maker, and nobody looks for that.
  const isOfMaker = u.genre === "app" && u.thing.name === u.thing.seller
  const name = u.thing.isProper || isOfMaker ? [] : [nameForms(u, subject)]
  // People type a metric measure only if it is part of the name.
  const [size] = subject.attributes.filter(
    ({ kind, text, fact }) =>
      kind === "size" && !/(?:deep|thick|high)$/.test(text) && (fact === null || !/\d ?(?:mm|cm|m)\b/.test(text)),
  )
  // A steel box with a lid of acacia is no wooden box.
  const saysMaterial = subject.attributes.some(({ kind, fact }) => kind === "material" && fact === null)
  const attributes = subject.attributes.filter(
    ({ kind, text, fact }) => kind !== "material" || fact === null || !(saysMaterial || isSynthetic(text)),
  )
  // A part finds the part.
  // Nobody types "student Yamaha YCL-250 clarinet".
  const isOfModel = /\d/.test(calledOf(subject)) && calledOf(subject) !== subject.full
  const joins = attributes
    .filter((each) => each.kind !== "has" && (each.kind !== "size" || each === size))
    .filter((each) => each.kind !== "measure" || isTypedMeasure(each, u.thing.name))
    .filter(({ kind }) => !(isOfModel && /^(?:style|trait)$/.test(kind)))
    .map((attribute) => ({
      forms: joined(attribute, subject, u.writing.wantsManyPhrases).filter((form) => form.length <= maxJoined),
      isOwn: false,
      // Buyers add the words of the name and what it is made of; nobody types "washable grippers".
      isRare: attribute.fact !== null && rareKinds.has(attribute.kind),
    }))
  const wider = attributes.flatMap(({ kind, text }) => {
    const word = kind === "material" ? widerStuff(text, u, subject) : undefined
    const isSaid = subject.core.split(" ").includes(text)
    const isInBase = basesOf(subject).every((base) => base.split(" ").includes(text.split(" ").at(-1) ?? ""))
    return word === undefined ||
      isSaid ||
      isInBase ||
      !isGoodsKind(singular(subject.full)) ||
      subject.attributes.some((other) => other.text === word)
      ? []
      : [joinForms(word, subject)]
  })
  // Nobody looks for "yearly polish" or "backup 5".
  if (isOnlyCalled(u)) return plain(placedPhrases(u, subject))
  // Nobody finds a part by less than the machine that it fits.
  if (machinePhrases(u, subject).length > 0) return []
  // A long name contains the words of the shorter phrases, which people are more likely to type.
  const isLong = (name[0]?.[0] ?? "").split(" ").length > 4
  return [
    ...plain(isLong ? [] : name),
    ...joins,
    ...plain(usePhrases(u, subject).map((phrase) => [phrase])),
    ...plain(isCutShort(subject) ? [] : [basesOf(subject).filter((base) => base.includes(" "))]),
    ...plain(sortPhrases(u, subject)),
    ...plain(placedPhrases(u, subject)),
    ...plain(isLong ? name : []),
    ...plain(wider),
    ...plain(buyerPhrases(u, subject), true),
  ]
}

/** A service with a name that only its seller has. */
const isOnlyCalled = (u: Understanding): boolean => u.genre === "service" && isProduct(u) && namedWork(u) === ""

/** Nobody types milliliters, and a greenhouse of 6 ft x 4 ft is none of 4 ft. */
const isTypedMeasure = ({ text, fact }: Attribute, name: string): boolean =>
  fact === null ? !/\d ?(?:ml|cl|l|g)$/.test(text) && !/ x \d/i.test(name) : !/\d ?(?:ml|cl|l|g|mm|cm|m)$/.test(text)

const rareKinds: ReadonlySet<AttributeKind> = new Set(["style", "colour", "trait", "measure", "size", "count"])

/** The "mat kit" for a dory hooked mat: words that no table knows and that say less than half alone. */
const isCutShort = (subject: Subject): boolean =>
  !isGoodsKind(subject.full) && subject.modifiers.some(({ kind, text }) => kind === "style" && text.includes(" "))

/** "house portrait" from "custom house portrait": what is left of a name without its adjective says less and is as true. */
const withoutQuality = (text: string): string[] => {
  const [first = "", ...rest] = text.split(" ")
  const left = rest.join(" ")
  return rest.length > 1 && (isGoodsKind(left) || (isOfWhole(first) && isThingPhrase(left))) ? [left] : []
}

/** Calligraphy, lace and weaving can be looked for alone; a ship's bell is another thing than its rope. */
const isActivity = (noun: string): boolean => isUncounted(noun) || /(?:ing|phy|ry|work)$/.test(noun)

function joined({ kind, text }: Attribute, subject: Subject, isMany: boolean): string[] {
  // A feature alone finds any app; a kind, a use or a place finds this one.
  if (subject.core === "") return subject.isThing || kind === "trait" ? [] : [text]
  if (kind === "measure") return joinForms(text.replace(/(litre|liter|inch|gallon|cup)(?:e?s)$/, "$1"), subject)
  const bases = basesOf(subject)
  // "Arabic calligraphy" alone reaches the people who need pens for it; "log baskets" are another thing than feet for them.
  const isAlone =
    isMany &&
    text.includes(" ") &&
    !/ (?:and|or) /.test(text) &&
    !isPlural(text) &&
    isActivity(text.split(" ").at(-1) ?? "")
  if (kind === "use")
    return [
      // "Tape for torn silage wrap" says which tape.
      ...[bases[0] ?? subject.full].flatMap((base) => (/ for /.test(base) ? [] : [`${base} for ${text}`])),
      ...(isAlone ? [text] : []),
    ]
  if (kind === "code") return []
  if (kind === "size") return sizeForms(text, subject)
  if (kind === "count") return countForms(text, subject)
  // "Cedar power poles", where "western red cedar power poles" are too long to type
  const [last = ""] = text.split(" ").slice(maxStuff)
  return [...joinForms(text, subject), ...(kind === "material" && last !== "" ? joinForms(last, subject) : [])]
}

const maxStuff = 2

/** Who plays "your first polka" looks for a polka, and who ties six knots for knots. */
const withoutFirst = (form: string, { thing, genre }: Understanding): string =>
  /\b(?:your|my|our) first\b/i.test(thing.name)
    ? form.replace(/\bfirst (?=\p{L}+ \p{L})/u, "")
    : genre === "video"
      ? withoutCount(form)
      : form

/** "mushroom night lights" is one letter too long for a tag, "mushroom night light" is not. */
const shorter = (forms: readonly string[], { thing }: Understanding): string[] =>
  forms.flatMap((form) => {
    const one = isPlural(form) ? singular(form) : form
    const last = form.split(" ").at(-1) ?? ""
    // "Plumber Leeds" is no plumber in Leed, and "pews Llanidloes" are in no Llanidlo.
    const isPlace =
      properNames.has(last) ||
      thing.place
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(last)
    return one.length < form.length && !isPlace ? [form, one] : [form]
  })
