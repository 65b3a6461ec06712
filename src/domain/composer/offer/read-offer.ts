import { subjectsOf } from "../../seo/brief.ts"
import { readFragment } from "../understand/fragment.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { opensOnRange } from "../understand/opens-on-range.ts"
import { contentStems, shareIn, stem } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import { isDeterminer, isNumber, isPredicate } from "../understand/word-kinds.ts"
import type { Wording } from "../wording.ts"
import { brandWords } from "./brand-words.ts"
import { insideOf } from "./inside-of.ts"
import { makeCapitals } from "./own-capitals.ts"
import type { Offer, Piece } from "./piece.ts"
import { type Said, saidIn } from "./seller-said.ts"
import { shapePiece, shapeWhole } from "./shape-piece.ts"
import { named } from "./telegraph.ts"
import { type Topic, topicOf } from "./topics.ts"

/** "Boys 24 inch bike": whose it is wants its sign. */
const withOwner = (text: string): string =>
  text.replace(/^(boys|girls|ladies|kids|mens|womens|childrens|childs)(?= )/i, (word) =>
    /^(?:boys|girls|ladies|kids)$/i.test(word) ? `${word}'` : `${word.slice(0, -1)}'s`,
  )

/** Whether a phrase says what is sold: it ends on the thing's noun, or has most of its name. */
function isName(text: string, { noun, title }: Understanding): boolean {
  const { head } = readNounPhrase(text)
  const words = head.split(" ")
  const last = stem(words.at(-1) ?? "")
  const [first = ""] = text.split(" ")
  if (text.split(" ").length > 16 || (isDeterminer(first) && !/^(?:an?|my|our|the)$/i.test(first))) return false
  const share = shareIn(contentStems(title), contentStems(head))
  const counted = isNumber(words[0] ?? "") ? words.slice(1) : words
  const isCalled = stem(counted[0] ?? "") === stem(title.split(" ")[0] ?? "") && words.length > 1 && share >= 0.25
  return last === stem(noun) || isCalled || share >= 0.6 || (share >= 0.4 && words.length < 5)
}

/** "LG washer and dryer set 2019": a year at the end of a name is when it is from. */
const withYear = (name: string): string => name.replace(/(?<! from| in| circa| of) ((?:19|20)\d\d)$/, " from $1")

const bareName = (raw: string, wording: Wording, brands: readonly string[]): string =>
  insideOf(raw.replace(/^(?:an?|my|our|the) (?=\p{L})/iu, ""), wording, brands)

/** Of all phrases for the thing the one with most of its name, and of equals the first. */
function namingOf(said: readonly Said[], u: Understanding): Said | undefined {
  const title = contentStems(u.title)
  const ranked = said
    .filter(({ raw, isOfThing }) => isOfThing && readFragment(raw).shape === "noun" && isName(raw, u))
    .map((one, order) => ({ one, order, share: shareIn(title, contentStems(one.raw)) }))
    .sort((a, b) => b.share - a.share || a.order - b.order)
  // "Tilt-head mixer" is what it is, and no name for a "KitchenAid Artisan Stand Mixer".
  const best = ranked[0]
  const isNamed = u.brief.products.some(({ name }) => name === u.subject.name) && title.size > 2
  const first = stem(u.title.split(" ")[0] ?? "")
  const isOther = best !== undefined && best.share < 0.5 && !contentStems(best.one.raw).has(first)
  return isNamed && isOther ? undefined : best?.one
}

const colours =
  "black|white|gr[ea]y|silver|gold|chrome|blue|red|green|yellow|orange|pink|purple|brown|beige|cream|ivory|navy|teal|burgundy|charcoal|tan"

/** What stands behind a name and is a fact of its own: "in blue-green", "complete with instructions". */
const tailed = new RegExp(
  `^(.{12,}?) (?:in )?((?<=in )(?:[\\p{L}]+ )?(?:${colours})(?:(?:-| and )(?:${colours}))*|complete with .+)$`,
  "u",
)

const shapeTail = (raw: string): Pick<Piece, "kind" | "text"> =>
  raw.startsWith("complete")
    ? { kind: "state", text: `is ${raw}` }
    : { kind: / only$/.test(raw) ? "aside" : "thing", text: raw }

export function readOffer(u: Understanding, wording: Wording): Offer {
  const said = saidIn(u)
  const brands = brandWords(u)
  const naming = namingOf(said, u)
  const full =
    naming === undefined
      ? makeCapitals(u.brief, u.subject, brands)(insideOf(u.name, wording, brands))
      : bareName(naming.raw, wording, brands)
  const [, whole = full, part] = /^(.*?(\S+)) only$/.exec(full) ?? []
  const [, bare = whole, tail] = tailed.exec(whole) ?? []
  let name = withOwner(bare)
  const place = Math.max(
    0,
    subjectsOf(u.brief).findIndex((one) => one.name === u.subject.name),
  )
  const isStateUnsaid = u.brief.itemCondition.trim() === "" && u.brief.facebookCondition.trim() === ""
  const pieces: Piece[] = []
  for (const raw of [part === undefined ? "" : `${part} only`, tail ?? ""].filter(Boolean))
    addPiece(pieces, { ...shapeTail(raw), raw, sentence: 0, isOfThing: true, place }, "", "")
  for (const one of said) {
    if (one === naming || isOfSister(one, u) || (place > 0 && isToldOnce(one, u))) continue
    const { raw, sentence, isOfThing } = one
    const isLike = isName(raw, u) || shareIn(contentStems(name), contentStems(raw)) >= 0.6
    const isAgain = isOfThing && readFragment(raw).shape === "noun" && isLike
    const more = isAgain ? restAfter(raw, name) : ""
    if (/^used$/i.test(raw)) {
      if (isStateUnsaid && !/\bused\b/i.test(name)) name = `used ${name}`
    } else if (/^(?:19|20)\d\d$/.test(raw)) name = name.includes(raw) ? name : `${name} from ${raw}`
    else if (more !== "") name = `${name} ${more}`
    else if (isAgain && isNothingNew(raw, name, pieces))
      name = withModifiers(name, bareName(raw, wording, brands), pieces)
    else
      addPiece(
        pieces,
        {
          ...shapeOf(one, u, wording),
          raw: insideOf(raw, wording, brands),
          sentence,
          isOfThing,
          place,
        },
        name,
        u.title,
      )
  }
  return { name: withYear(name), pieces }
}

type Shaped = Pick<Piece, "kind" | "text"> & { readonly topic?: Topic }

function shapeOf({ raw, whole, isOfThing }: Said, u: Understanding, wording: Wording): Shaped {
  if (isOfThing) return shapeAgain(raw, u, wording) ?? shapePiece(raw, whole, u, wording)
  // What is said of all that a shop sells is its own sentence, and no fault and no work of this thing.
  return opensOnRange(whole, u.subject, u.brief)
    ? { kind: "saying", text: raw, topic: "story" }
    : shapeWhole(raw, whole, u, wording)
}

/** "Six-drawer dresser of solid walnut" says of the dresser what it is. */
function shapeAgain(raw: string, u: Understanding, wording: Wording): Shaped | null {
  const small = insideOf(raw, wording, brandWords(u))
  const words = (readNounPhrase(small).head.split(" of ")[0] ?? "").split(" ")
  const isNoun = readFragment(small).shape === "noun" && !/^(?:an?|the|my|our|no|every|each|\d\S*) /i.test(small)
  const isWhole =
    isNoun && words.length > 1 && stem(words.at(-1) ?? "") === stem(u.noun) && / (?:of|from|in|with|for) /.test(small)
  return isWhole ? { kind: "state", text: `is ${named(small)}` } : null
}

/** "The radiators are heavier than they look" is no remark on the doors that the same seller has. */
function isOfSister({ raw, isOfThing }: Said, { brief, subject, noun }: Understanding): boolean {
  const said = contentStems(raw)
  if (isOfThing || said.has(stem(noun))) return false
  const sisters = brief.products.filter(({ name }) => name !== subject.name)
  return sisters.some(({ name }) => {
    const own = contentStems(subject.name)
    const { head } = readNounPhrase(name.replace(/ ?\(.*$/, ""))
    const last = stem(head.split(" ").at(-1) ?? "")
    return last !== "" && said.has(last) && !own.has(last)
  })
}

/** Of what is true of all, the first listing has the story, and each says how the thing is paid and handed over. */
const isToldOnce = ({ raw, isOfThing }: Said, { noun }: Understanding): boolean =>
  !isOfThing &&
  !contentStems(raw).has(stem(noun)) &&
  /^(?:story|spec|measure)$/.test(topicOf(raw)) &&
  !/^(?:everything|all|each|every|nothing)\b/i.test(raw)

const knownOf = (name: string, pieces: readonly Piece[]): ReadonlySet<string> =>
  new Set([...contentStems(name), ...pieces.flatMap(({ stems }) => [...stems])])

/** "Fender Stratocaster" is, as another phrase has it, a "Fender Stratocaster electric guitar". */
function restAfter(text: string, name: string): string {
  const last = name.split(" ").at(-1) ?? ""
  const rest = text.includes(`${last} `) && / /.test(name) ? (text.split(`${last} `)[1] ?? "") : ""
  return /^\p{Ll}{3,}(?: \p{Ll}{3,})?$/u.test(rest) && !/^(?:with|for|from|in|and)\b/.test(rest) && !name.includes(rest)
    ? rest
    : ""
}

/** Another phrase for the same thing, of which almost every word was said. */
function isNothingNew(text: string, name: string, pieces: readonly Piece[]): boolean {
  const stems = contentStems(text)
  const known = knownOf(name, pieces)
  return (
    [...stems].filter((word) => !known.has(word)).length <=
    Math.max(1, Math.floor(stems.size / (shareIn(contentStems(name), stems) >= 0.4 ? 2 : 4)))
  )
}

/** An adjective that only the other phrase has: "vintage". */
function withModifiers(name: string, text: string, pieces: readonly Piece[]): string {
  const known = knownOf(name, pieces)
  const [first = ""] = text.split(" ")
  const isNew = /^\p{Ll}+$/u.test(first) && isPredicate(first) && !known.has(stem(first)) && first !== "used"
  return isNew ? `${first} ${name}` : name
}

function addPiece(pieces: Piece[], given: Omit<Piece, "topic" | "stems"> & Shaped, name: string, title: string): void {
  const stems = contentStems(given.raw)
  if (stems.size === 0) return
  const isThing = given.kind === "thing" || given.kind === "state"
  const known = knownOf(name, pieces)
  const isRepeatedMeasure =
    /^\d[\d.]*(?: ?[x×] ?\d[\d.]*)+ ?\p{L}*$/u.test(given.raw) &&
    [...stems].every((word) => !/\d/.test(word) || known.has(word))
  // "Some rust on the chain" after "a little rust on chain"
  const bare = new Set([...stems].filter((word) => !/^(?:som|littl|smal|minor|slight|bit)$/.test(word)))
  const isSaidBefore = pieces.some((piece) => bare.size > 0 && shareIn(bare, piece.stems) >= 0.75)
  if (isSaidBefore || isRepeatedMeasure || shareIn(stems, contentStems(name)) >= 0.99) return
  if (given.kind === "state" && shareIn(stems, contentStems(title)) >= 0.99) return
  if (isThing && shareIn(stems, known) >= 0.85) return
  pieces.push({ ...given, stems, topic: given.topic ?? topicOf(given.raw) })
}
