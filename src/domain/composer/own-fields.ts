import type { SlotValue } from "../seo/listing.ts"
import { isMaterialWord } from "../text/materials.ts"
import { splitList } from "../text/split-list.ts"
import { titleCase } from "../text/title-case.ts"
import type { Attribute } from "./attributes.ts"
import { tellCaption } from "./caption.ts"
import { asLine } from "./goods-bullets.ts"
import { hashtagsOf } from "./hashtags.ts"
import type { Room } from "./room.ts"
import type { Teller, Told } from "./teller.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"

interface Given {
  readonly u: Understanding
  readonly told: readonly Told[]
  readonly attributes: readonly Attribute[]
  readonly phrases: readonly string[]
  readonly room: Room
  readonly tellerFor: (part: string) => Teller
}

type OwnField = (given: Given) => SlotValue | undefined

const slug: OwnField = ({ u, room }) =>
  u.name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, room.max)
    .replace(/^-+|-+$/g, "")

const scents = /\b(?:scent|scented|smell|smells|notes?|flavou?r|flavou?red|aroma|taste|tastes)\b/i
const before =
  /^(?:sterling|stainless|recycled|solid|organic|raw|anodised|anodized|brushed|superwash|merino|soy|french|vegetable)$/

/** "Iron while damp" and "wax it" tell what to do. */
const isDeed = (word: string, next: string): boolean =>
  /^(?:while|when|it|if|once)$/.test(next) ||
  (word === "iron" && /^(?:on|at|inside|cool|warm|low|damp|only)$/.test(next))

/** What the brief says it is made of; what it merely smells of is no material. */
const materials: OwnField = ({ u, told, room }) => {
  const isFragrant = /candle|melt|diffuser|soap|perfume|sauce|tea|coffee/.test(u.noun)
  const texts = told
    .filter(
      ({ fact, telling }) =>
        !scents.test(`${fact.text} ${telling.text}`) &&
        (!isFragrant || telling.as !== "predicate" || /^(?:is made of|comes in)/.test(telling.text)),
    )
    .map(({ fact }) => fact.text)
  const out: string[] = []
  for (const text of isFragrant ? texts : [u.name, ...texts]) {
    const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
    for (const [at, word] of words.entries()) {
      if (!isMaterialWord(word) || isDeed(word, words[at + 1] ?? "")) continue
      const named = before.test(words[at - 1] ?? "") ? `${words[at - 1]} ${word}` : word
      const isKnown = out.some((known) => known === named || known.endsWith(` ${named}`))
      if (!isKnown && named.length <= room.max) out.push(named)
    }
  }
  return out.filter((name) => !out.some((other) => other !== name && other.includes(name))).slice(0, 13)
}

/** Short, and said of the thing itself. */
const isHighlight = (text: string, role: string): boolean =>
  text.split(" ").length < 8 && !/[,;:$£€]/.test(text) && /^(?:what|feature|size)$/.test(role)

/** The places that only some platforms have, by their name. */
export const ownFields: Readonly<Record<string, OwnField>> = {
  handle: slug,
  materials,
  caption: ({ u, phrases, room, tellerFor }) =>
    tellCaption(tellerFor("caption"), hashtagsOf(u, phrases, 5, 40), room.target.max),
  collections: ({ u }) => splitList(u.prepare(u.brief.shopifyCollections)).slice(0, 5),
  section: ({ u }) => u.prepare(u.brief.etsyShopSection),
  productType: ({ u }) => u.prepare(u.brief.shopifyProductType) || titleCase(u.noun),
  itemHighlights: ({ u, told, attributes, phrases, room, tellerFor }) => {
    const { wording } = tellerFor("highlights")
    const out: string[] = []
    const people = u.audience.map((who) => `for ${who}`)
    const names = phrases.filter((phrase) => phrase.split(" ").length > 1)
    const facts = told
      .filter(({ telling: { as, text }, fact: { role } }) => /^(?:predicate|part)$/.test(as) && isHighlight(text, role))
      .map(({ telling: { text } }) => asLine(text))
    const add = (given: string) => {
      const text = wording.inside(given)
      const stems = contentStems(text)
      const isNew =
        !out.some((known) => shareIn(stems, contentStems(known)) > 0.6) &&
        shareIn(stems, contentStems(out.join(" "))) < 0.99
      if (isNew && [...out, text].join(", ").length <= room.max) out.push(text)
    }
    for (const { text } of attributes) add(text)
    for (const text of facts) add(text)
    for (const text of [...people, ...names]) if (out.join(", ").length < room.target.min) add(text)
    return out.join(", ")
  },
}
