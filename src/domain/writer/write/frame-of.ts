import { writePlace } from "../../text/case/write-place.ts"
import { isRightWord } from "../../text/spell/right-words.ts"
import { contentWords } from "../../text/words/content-words.ts"
import { headNoun, isPlural } from "../../text/words/plural.ts"
import type { Fact } from "../fact.ts"
import { isProduct } from "../is-product.ts"
import { bareName, withoutMeasure } from "../read/thing.ts"
import { namesPeople } from "../search/phrases/agent-of.ts"
import { isDeedOfMany } from "../search/phrases/kind-of-thing.ts"
import { townOf } from "../search/phrases/towns.ts"
import { tradeInName } from "../search/phrases/trade-of.ts"
import { nameIn } from "../type/shape.ts"
import type { Understanding } from "../understanding.ts"
import { offered, offeredDoing, toldBySeller } from "./frames.ts"
import { asSentence, capitalise, hasKnownArticle, inRunningText, withIndefinite, withoutEnd } from "./grammar.ts"
import { isSeveral } from "./kind-of-app.ts"
import { lacksArticle } from "./lacks-article.ts"
import { organisation, program } from "./proper-things.ts"

export const isNamed = ({ shape, isCertain, text }: Pick<Fact, "shape" | "isCertain" | "text">): boolean =>
  shape === "noun" && isCertain && !isDeedOfMany(nameIn(text))

/** A phrase that certainly names the thing and says nothing else. */
export const canBeFramed = ({ text, isCareful, ...fact }: Fact, u: Understanding): boolean =>
  isNamed({ text, ...fact }) &&
  !isUnframed(withoutEnd(text)) &&
  !lacksArticle({ text, isCareful }) &&
  // Of goods, nobody knows which nouns take an article: "a crushed rosin".
  (isCareful || (isShortName(text) && u.genre !== "goods")) &&
  (u.genre === "service" || namesThing(text, u))

const maxFramed = 15

/** What may not be in a sentence of ours: a row, a remark in brackets, an amount before the name; nor anything long. */
const isUnframed = (text: string): boolean =>
  /[,;:()]|^\d|\bby weight\b|^(?:two|three|four|five|six|seven|eight|nine|ten|twelve) /i.test(text) ||
  text.split(" ").length > maxFramed

const shortWords = 5

/** In a hasty text, four words may be two names, and a number after them is a separate fact. */
export const isShortName = (text: string): boolean =>
  nameIn(text).split(" ").length < shortWords && !/\s\d(?!\d*[-–]\d)/.test(text)

export const isProductNamed = ({ brief, subject, genre }: Understanding): boolean =>
  genre === "app" || isProduct({ brief, subject })

/** A "skate-sharpening machine" is a skate sharpener. */
export const rootsOf = (text: string): string[] =>
  contentWords(text).map((stem) => stem.replace(/(?<=\p{L}{4})(?:ing|er|ed|e)$/u, ""))

/** Whether a text says what the thing is: most of its name, or the word that the name ends in. */
export function namesThing(text: string, { thing }: Understanding): boolean {
  const stems = rootsOf(withoutMeasure(thing.name)).filter((stem) => !/\d/.test(stem))
  const said = new Set(rootsOf(text))
  const head = rootsOf(thing.noun ?? (thing.isPlural ? headNoun(bareName(thing.name)) : ""))[0]
  return (head !== undefined && said.has(head)) || stems.filter((stem) => said.has(stem)).length >= stems.length * 0.6
}

export function frameOf(fact: Fact, u: Understanding): string {
  const { thing, genre, voice, style } = u
  const bare = genre === "service" ? inTown(withoutEnd(fact.text), u) : withoutEnd(fact.text)
  const np = withIndefinite(bare)
  const fill = (frame: string): string =>
    asSentence(
      frame
        .replace("{name}", genre === "service" ? thing.seller || thing.name : thing.name)
        .replace("{seller}", thing.seller)
        .replace("{Np}", capitalise(np))
        .replace("{np}", np)
        .replace("{bare}", inRunningText(bare)),
    )
  // "Split bills with friends" is what people do with the app, and "tide times" is what it shows.
  const isVerbatim =
    (genre === "app" && isSeveral(bare)) ||
    genre === "local" ||
    genre === "auction" ||
    (genre === "service" && (thing.seller === "" || isProductNamed(u) || saysI(u))) ||
    (genre === "goods" && (yetToBeMade.test(bare) || !hasKnownArticle(bare)))
  // What was typed in haste may leave out the capitals of a name.
  const isUnknown = bare.split(" ").some((word) => !isRightWord(word.toLowerCase()))
  const isName = !fact.isCareful && isUnknown && bare.toLowerCase() === thing.name.toLowerCase()
  if (isVerbatim) return asSentence(isName ? thing.name : bare)
  if (thing.isProper || genre === "service") return fill(frameOfNamed(withoutTown(withoutEnd(fact.text), u), u))
  const several = isSeveral(bare)
  if (style === "storytelling" && thing.seller !== "") return fill(several ? toldBySeller.many[0] : toldBySeller.one[0])
  return fill(nth(several ? voice.many : voice.one, u.variation))
}

/** "Second Gear offers lessons. I teach automatic cars": nobody knows who is speaking. */
const saysI = ({ facts }: Understanding): boolean =>
  facts.some(({ field, isCareful, text }) => field === "description" && isCareful && /^I\b/.test(text))

const withoutTown = (text: string, u: Understanding): string => {
  const town = ` ${townOf(u)}`
  return town.length > 1 && text.toLowerCase().endsWith(town) ? text.slice(0, -town.length) : text
}

const maxPlaced = 6

/** "Maths tutor Stockport" is a tutor in Stockport. */
function inTown(text: string, u: Understanding): string {
  const town = writePlace(townOf(u))
  if (town === "" || text.split(" ").length > maxPlaced || / (?:in|near|around|across|for|at|on) /i.test(text))
    return text
  return `${text} in ${town}`
}

/** "Custom portrait of your cat": nobody can say "this is" of what is made when it is ordered. */
const yetToBeMade = /^(?:custom|personali[sz]ed|bespoke|made-to-order)\b|\b(?:of|from|for|with) your\b/i

/** The best frame comes first; another press gets another one. */
const nth = (frames: readonly string[], variation: number): string => frames[variation % frames.length] ?? "{bare}."

/** Things with a proper name: an app, a business. */
function frameOfNamed(bare: string, u: Understanding): string {
  const { genre, voice, style, thing, variation } = u
  const head = nameIn(bare)
  const last = head.split(" ").at(-1) ?? ""
  if (genre === "app") {
    const own = contentWords(thing.name)
    if (contentWords(head).every((stem) => own.includes(stem))) return nth(voice.one, variation)
    if (!program.test(head)) return "{bare}."
    const isTold = style === "storytelling" && thing.seller !== "" && thing.seller !== thing.name
    return isTold ? toldBySeller.named[0] : nth(voice.named, variation)
  }
  if (organisation.test(last) && !isPlural(head)) return "{name} is {np}."
  // "Offers piano tuning" and "offers classes" are right; with a singular thing or person, nobody knows.
  if (/\p{L}{2}ing$/u.test(last)) return offeredDoing[0]
  // A piano mover offers no pianos.
  return isPlural(head) && tradeInName(u) === "" && !namesPeople(head) ? offered[0] : "{bare}."
}
