import type { Brief, Product } from "../../seo/brief.ts"
import { withArticle } from "../../text/article.ts"
import { splitList } from "../../text/split-list.ts"
import { splitSentences } from "../../text/split-sentences.ts"
import { readFragment } from "../understand/fragment.ts"
import { opensOnRange } from "../understand/opens-on-range.ts"
import { makeRivalFinder } from "../understand/rivals.ts"
import type { Understanding } from "../understand/understand.ts"
import { brandWords } from "./brand-words.ts"
import { makeCapitals } from "./own-capitals.ts"
import { isSaid, splitOffer } from "./split-offer.ts"

interface Source {
  readonly text: string
  readonly isList?: boolean
  readonly isOfThing: boolean
}

function sourcesOf(brief: Brief, subject: Product, isAlone: boolean): Source[] {
  const own: Source = { text: subject.description, isOfThing: true }
  const general: Source = {
    text: brief.description,
    isOfThing: isAlone && !opensOnRange(brief.description, subject, brief),
  }
  return [
    ...(general.isOfThing ? [general, own] : [own, general]),
    { text: brief.keyFeatures, isList: true, isOfThing: isAlone },
    { text: brief.productDimensions, isList: true, isOfThing: isAlone },
    { text: brief.certifications, isList: true, isOfThing: isAlone },
    { text: brief.uniqueSellingProposition, isOfThing: false },
    { text: brief.brandStory, isOfThing: false },
    { text: brief.handmadeStory, isOfThing: false },
    { text: brief.bodyTextSections.map(({ content }) => content).join("\n"), isOfThing: false },
  ]
}

const fillers =
  /^(?:(?:so|ok|okay|right|well|hi|hello|hey|now|and|no)\b[, ]*)+(?=(?:this|it|here|that|these|they|i|we)\b)/i
const showing = /^(?:this|it|here|that|these|they)(?:'s| is| are) (?:my|our|an?|the) (?:my |our )?/i
const pointing = /^(?:this|that|these) (?:is|are) (?=[\p{Lu}\d])/u
const selling =
  /^(?:(?:i am|i'm|we are|we're|am)? ?(?:selling|offering) (?:my|our|this|these|an?|the)|for sale:?|up for (?:sale|grabs)(?: is| are)?:?|available:) (?:(?:my|our|an?|the) )?/i

/** The sentence without its greeting: "So this is a shed" is about a shed. */
const withoutGreeting = (text: string): string =>
  text.replace(fillers, "").replace(showing, "").replace(pointing, "").replace(selling, "")

const tidy = (text: string): string =>
  text
    .replace(/\bput in (?=(?:in )?\p{Lu}\p{Ll}+(?: \d{4})?$)/u, "fitted in ")
    .replace(/\bfor (\p{Lu}\p{Ll}+ \p{Ll}{3,}[^\Ws])$/u, (_, thing: string) => `for ${withArticle(thing)}`)
    .replace(/\bfor (?=\p{Lu}\p{Ll}+ (?:\p{Lu}[\p{L}-]* )*\p{Lu}{1,3}-?\d[\p{L}\d-]*(?=$|[,.;]))/u, "for the ")
    .replace(/\bfor (?=(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)?\d\d)? \p{Lu})/u, "for the ")
    .replace(/^(authentic|original|genuine|real),? not (?:an? )?(\p{L}+)$/iu, "$1, not a $2")
    .replace(/\bQWERTY\b/g, "Qwerty")
    .replace(/\bselling for (?=an? )/, "selling this for ")
    .replace(/ w (?=\p{L})/gu, " with ")
    .replace(/\b(smoke|pet) free\b/gi, "$1-free")
    .replace(/\b(smoke-free),? (?:and )?(pet-free)$/i, "from a smoke-free and pet-free home")
    .replace(/\brare\b ?/gi, "")
    .replace(/^(I|we) bought (?:it|this|them) (at|from) (.+?) meaning to /i, "It came from $3; $1 meant to ")
    .replace(/ and (\w)(?=\w* (?:years?|months?|weeks?) later)/, (_, letter: string) => `. ${letter.toUpperCase()}`)
    .replace(/^A (?=\p{Ll})/u, "a ")
    .replace(/ (?:\+|&) (?=\p{L})/gu, " and ")
    .replace(/ w\/ ?/g, " with ")
    .replace(/\s+/g, " ")

/** What no reader of a listing has any use for. */
const unfit =
  /\b(?:call|txt|text|ring|phone|whatsapp|e-?mail|dm)\b.*(?:\d{3}|\bme\b|\bus\b)|\bignore (?:the|all|any|your)\b|don'?t even ask|won'?t answer|\?\?|\brare rare\b|\bl@@k\b|\b(?:look at|see|check)\b.*\b(?:pics?|photos?|pictures?)\b|\d+% feedback|\bships fast\b/i

const noTwice = /^no (\S+(?: \S+)?) (?:and )?no (.+)$/i

/** What stands behind a semicolon and says something of its own is a sentence of its own. */
function statementsIn(sentence: string): string[] {
  const out: string[] = []
  for (const part of sentence.split(/;\s+/)) {
    const stands = /^(?:if|when) /i.test(part) || readFragment(part.split(",")[0] ?? "").shape === "clause"
    if (out.length === 0 || stands) out.push(part)
    else out.push(`${out.pop() ?? ""}; ${part}`)
  }
  return out
}

/** The pieces of a sentence that may be told. */
function partsIn(found: string, capitals: (text: string) => string): string[] {
  const parts = statementsIn(withoutGreeting(found))
    .flatMap((text) => splitOffer(capitals(text)))
    .map((part) => tidy(part))
  return parts
    .filter((part) => !unfit.test(part))
    .flatMap((part) => {
      const [, first, second] = noTwice.exec(part) ?? []
      return first === undefined ? [part] : [`no ${first}`, `no ${second}`]
    })
}

/** What is said of everything a seller has, or of the seller, is told as it was said: its pieces are nothing of the thing. */
const wholeIn = (found: string, capitals: (text: string) => string): string[] =>
  // "Legs unscrew, fits in an estate car": the second is said of the thing after all.
  found.split(", ").slice(1).some(isSaid)
    ? partsIn(found, capitals)
    : statementsIn(withoutGreeting(found))
        .map((text) => tidy(capitals(text).replace(/[.!]+$/, "")))
        .filter((part) => !unfit.test(part))

export interface Said {
  readonly raw: string
  readonly whole: string
  readonly sentence: number
  readonly isOfThing: boolean
}

/** Everything the seller said, in small pieces; a question is no statement. */
export function saidIn(u: Understanding): Said[] {
  const { brief, subject, prepare } = u
  const isAlone = brief.products.filter(({ name }) => name.trim() !== "").length < 2
  const namesRival = makeRivalFinder(brief, subject)
  const capitals = makeCapitals(brief, subject, brandWords(u))
  const longer = (text: string) =>
    text.replace(/\bv\. (?=\p{Ll})/gu, "very ").replace(/\borig\.? (?=\p{Ll})/giu, "original ")
  const out: Said[] = []
  let sentence = 0
  for (const { text, isList, isOfThing } of sourcesOf(brief, subject, isAlone)) {
    for (const whole of isList ? splitList(prepare(text)) : splitSentences(longer(prepare(text)))) {
      sentence++
      if (/\?\W*$/.test(whole)) continue
      const parts = (isOfThing || isList ? partsIn(whole, capitals) : wholeIn(whole, capitals)).filter(
        (part) => !namesRival(part),
      )
      out.push(...parts.map((raw) => ({ raw, whole, sentence, isOfThing })))
    }
  }
  return out
}
