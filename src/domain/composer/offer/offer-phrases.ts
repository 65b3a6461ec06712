import { isMaterialWord } from "../../text/materials.ts"
import { plural, singular } from "../../text/plural.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import type { Understanding } from "../understand/understand.ts"
import { wholeNoun } from "../understand/whole-noun.ts"
import { plain } from "../understand/word-kinds.ts"
import { knownFor } from "../vocabulary/known-for.ts"
import { withoutFigures } from "../without-figures.ts"
import type { Offer } from "./piece.ts"
import { shortForms } from "./short-forms.ts"

const measured =
  /^(?:only|they|they're|it|it's|there)\b|\bthere$|\b(?:wide|deep|high|tall|long|height|width|depth|years|limit|eaves|ridge|made|type)\b|\d x \d|^\d+ \w+ \d+$/i
const dull =
  /^(?:no|program|class|set|one|two|three|four|five|six|ton|inch|world|super|x|ft|of|and|size|pack|pair|only|\d.*|\S)$/i

const colour =
  /^(?:black|white|gr[ea]y|silver|gold|chrome|blue|red|green|yellow|orange|pink|purple|brown|beige|cream|ivory|navy|teal)$/i

const isTyped = (text: string): boolean =>
  /^[\p{L}\d][\p{L}\d .'&/-]*$/u.test(text) &&
  text.split(" ").length < 5 &&
  !/\b(?:not|and|or|with|without|never|on|in|the|left|right|no|open|closed|runs?|works?|is|some|after|at|free of)\b/i.test(
    text,
  )

/** What buyers of any such thing type. */
export function searchesOf(u: Understanding, offer: Offer): string[] {
  const noun = nounOf(u, offer)
  // A model has no plural.
  const many = /\d/.test(noun) ? noun : plural(noun)
  const head = readNounPhrase(offer.name).head.split(" ")
  const before = head.slice(0, -1).filter((word) => !dull.test(word))
  return [
    ...before.slice(0, 1).map((word) => `${word} ${many}`),
    ...(u.isUsed ? [`second hand ${many}`] : []),
    ...before.slice(-1).map((word) => `${word} ${many}`),
  ]
}

/** "White crib of solid pine" is a crib. */
const withoutMaterial = (head: string): string => {
  const [thing = "", of = ""] = head.split(" of ")
  return isMaterialWord(of.split(" ").at(-1) ?? "") ? thing : head
}

/** What the thing is called in one word: "camera", "sofa". */
export function nounOf({ noun }: Understanding, { name }: Offer): string {
  const head = withoutMaterial(readNounPhrase(name).head).replace(
    / (?:complete|boxed|sealed|from)\b.*$| (?:19|20)\d\d\b/g,
    "",
  )
  const words = head.split(" ")
  const end = words.findLastIndex((word) => /^\p{Ll}{3,}$/u.test(word) && !dull.test(word) && !colour.test(word))
  const last = words[end] ?? words.findLast((word) => !colour.test(word)) ?? ""
  // A "bedroom set" is no bedroom, and an "ice maker" no maker.
  if (/^(?:set|kit|suite)$/.test(words.at(-1) ?? "") && end === words.length - 2) return `${last} ${words.at(-1)}`
  if (end > 0 && wholeNoun(words.slice(0, end + 1).join(" "), last) !== last) return `${words[end - 1]} ${last}`
  return /^\p{L}{2,}$/u.test(last) ? plain(last) : plain(noun)
}

/** What buyers of this thing type, the seller's own words first. */
export function offerPhrases(u: Understanding, offer: Offer, town: string): string[] {
  const noun = nounOf(u, offer)
  const head = withoutMaterial(readNounPhrase(offer.name).head)
    .replace(/^used | (?:complete|boxed|sealed)\b.*$/g, "")
    .replace(/\b(?:19|20)\d\d\b/g, "")
    .trim()
  const words = withoutFigures(head).split(" ")
  const before = words.slice(0, -1)
  const names = before.filter((word) => /^\p{Lu}|\d/u.test(word))
  // "World SNES" is a piece of a name, and no phrase.
  const isLongName = before.length > 2 && names.length === before.length
  const near =
    before.length > 1 &&
    !isLongName &&
    before.slice(-2).every((word) => /^\p{L}[\p{Ll}-]+$/u.test(word) && !dull.test(word))
      ? before.slice(-2).join(" ")
      : ""
  // "Corgi James" of "Corgi 261 James Bond" is no name, and "Rawlings Heart" of "Heart of the Hide" none either.
  const two = names.slice(0, 2).join(" ")
  const brand = ` ${offer.name} `.includes(` ${two} `) && !offer.name.includes(`${two} of `) ? two : ""
  const isCut = [words.at(-4) ?? "", words.at(-3) ?? ""].every((word) => /^\p{Lu}/u.test(word))
  const one = singular(noun)
  const many = /\d/.test(one) ? one : plural(one)
  const known = knownFor(head, u)
  const specs = offer.pieces.filter(({ topic, kind }) => (topic === "spec" || topic === "measure") && kind === "thing")
  const forms = shortForms({ ...offer, pieces: specs }).filter((text) => isTyped(text) && !measured.test(text))
  const titleWords = u.title.split(" ")
  const forMaker = / for (\p{Lu}\p{L}+) /u.exec(offer.name)?.[1] ?? ""
  const isForMaker = forMaker !== "" && words.length < 4
  return [
    ...u.keywords,
    // "Ice maker for Frigidaire refrigerators"
    isForMaker ? `${forMaker} ${words.join(" ")}` : "",
    titleWords.length < 5 && !isForMaker ? u.title : "",
    isForMaker ? "" : words.length < 5 ? words.join(" ") : isCut ? "" : words.slice(-3).join(" "),
    brand === "" ? "" : brand,
    // "Corgi 261", "Aston Martin DB5"
    /^\p{Lu}\p{L}+ \p{Lu}?\d/u.test(head) && !brand.includes(" ") ? head.split(" ").slice(0, 2).join(" ") : "",
    isLongName ? `${before.slice(-2).join(" ")} ${one}` : "",
    names[0] === undefined || dull.test(names[0]) ? "" : `${names[0]} ${one}`,
    // "Glass top patio table" is no top patio table: the words belong to each other two by two.
    near === "" || before.length > 2 ? "" : `${near} ${one}`,
    ...before
      .slice(-1)
      .filter((word) => !dull.test(word))
      .map((word) => `${word} ${one}`),
    town === "" ? "" : `${many} ${town}`,
    ...forms.filter((text) => text.split(" ").length > 1),
    ...(known?.same ?? []),
    u.isUsed ? `used ${one}` : "",
    u.category === "" ? "" : u.category,
    ...forms.filter((text) => text.split(" ").length === 1).map((text) => `${text} ${one}`),
    ...(known?.phrases ?? []),
  ].filter((text) => text !== "" && new Set(text.toLowerCase().split(" ")).size === text.split(" ").length)
}
