import { isPlural } from "../text/plural.ts"
import { titleCase } from "../text/title-case.ts"
import { attributesOf, newTo } from "./attributes.ts"
import { asSentence } from "./body/details.ts"
import { mergeLike } from "./body/weave.ts"
import { headOfNote, headsOf, themeOf, underHead } from "./bullet-heads.ts"
import { asLine } from "./goods-bullets.ts"
import { materialBullet } from "./material-bullet.ts"
import { optionBullets } from "./option-bullets.ts"
import { qualityBullet } from "./quality-bullet.ts"
import type { Room } from "./room.ts"
import type { Teller, Told } from "./teller.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import { isForm } from "./understand/verbs.ts"
import { isDeterminer, isPronoun, plain } from "./understand/word-kinds.ts"
import { listed } from "./wording.ts"
import { type Bullet, writeBullet } from "./write-bullet.ts"

const maxChars = 190
const forbidden = /[$£€°®™]|\bguarantee|\bmoney back\b/i

const short = (phrase: string): string => {
  const words = phrase
    .replace(/ ?\([^)]*\)/g, "")
    .split(" ")
    .filter((word, at) => at > 0 || !isDeterminer(word))
  return titleCase(words.slice(-4).join(" "))
}

/** "Material: This harness is breathable mesh" */
const saidUnder = (texts: readonly string[], header: string): string => {
  const said = listed(texts)
  return /^(?:Material|Made Of|Build)$/.test(header) && said.split(" ").length < 8 && !/ and |,/.test(said)
    ? said.replace(/^is made (?:of|with) /, "is ")
    : said
}

function predicateBullets(teller: Teller, told: readonly Told[]): Bullet[] {
  const predicates = mergeLike(
    told.filter(({ telling }) => telling.as === "predicate").map(({ telling }) => telling.text),
  )
  const out: Bullet[] = []
  const groups = new Map<string, string[]>()
  for (const text of predicates) {
    const quality = qualityBullet(text)
    if (quality !== null) out.push(quality)
    else {
      const theme = themeOf(text)
      const heads = headsOf(theme)
      const header =
        heads[teller.pick(`theme ${theme}`, heads.length || 1)] ??
        short(nameOf(text.replace(/^(?:is|has|carries) (?:the )?/, "")))
      groups.set(header, [...(groups.get(header) ?? []), text])
    }
  }
  for (const [header, texts] of groups)
    out.push({
      header,
      texts: texts.map((text, at) => (at > 0 && text.startsWith("has ") ? text : underHead(asLine(text), header))),
      said: saidUnder(texts, header),
    })
  return out
}

/** A part gives the header, and what hangs on it follows. */
function partBullets(told: readonly Told[]): Bullet[] {
  const out: Bullet[] = []
  for (const { telling } of told.filter(({ telling: { as } }) => as === "part")) {
    const [name, more] = hangingOn(telling.text)
    // "Brass Blade: On the scraper" is a scrap of a sentence, and wants its verb.
    const isWhere = /^(?:on|at|under|near|inside|behind|along|across|beside|between) /.test(more)
    const verb = isPlural(name) ? "sit" : "sits"
    if (more !== "")
      out.push({ header: short(name), texts: [isWhere ? `${verb} ${more}` : more], said: `has ${telling.text}` })
  }
  return out
}

/** "a folding palette with five wells": the palette, and what hangs on it. */
function hangingOn(text: string): readonly [name: string, more: string] {
  const { head } = readNounPhrase(text)
  const [name = ""] = head.replace(/ \(.*/, "").split(" of ")
  const more = text
    .slice(name.length)
    .replace(/^,? (?:(?:that|which) )?/, "")
    .replace(/^\((.*)\)$/, "$1")
  return [name, /\p{L}{3}/u.test(name) && name.split(" ").length < 5 ? more : ""]
}

/** Parts that nothing hangs on: the first gives the header, and one or two more follow it. */
function loneBullets(told: readonly Told[], heads: readonly string[], linesLeft: number): Bullet[] {
  const lone = told
    .filter(({ telling: { as, text } }) => as === "part" && hangingOn(text)[1] === "" && !isNamed(text, heads))
    .map(({ telling }) => telling.text)
  const out: Bullet[] = []
  const size = Math.min(3, Math.max(1, Math.ceil(lone.length / Math.max(1, linesLeft))))
  for (let at = 0; at < lone.length; at += size) {
    const group = lone.slice(at, at + size)
    const first = group.find((text) => isHead(nameOf(text))) ?? group[0] ?? ""
    const rest = group.filter((text) => text !== first)
    out.push({ header: "", texts: [], said: `has ${listed([first, ...rest])}` })
  }
  return out
}

/** "silicone pads top and bottom" are silicone pads. */
const nameOf = (text: string): string =>
  readNounPhrase(text).head.replace(/(?<=\p{L}) (?:top|front|back|each|inside|outside|all)(?: and \p{L}+)?$| \(.*/u, "")

/** "8" and "55 h" name nothing. */
const isHead = (name: string): boolean => /\p{L}{3,}$/u.test(name) && !/ to /.test(name)

const isNamed = (text: string, heads: readonly string[]): boolean =>
  heads.some((head) => shareIn(contentStems(text), contentStems(head)) > 0.9)

/** "Adjustable: This harness is adjustable" says little, and stands behind what says more. */
const isBare = ({ header, texts, said = "" }: Bullet): boolean =>
  texts.join(" ").toLowerCase() === header.toLowerCase() || /^is an? /.test(said)

function clauseBullet({ fact, telling }: Told): Bullet {
  const [, named, is = "", said = ""] =
    /^the ((?:\p{L}+ )?\p{L}+) (is|are|measures?|weighs?) (.+)$/u.exec(telling.text) ?? []
  if (named !== undefined && fact.subject === "")
    return { header: short(named), texts: [/^(?:is|are)$/.test(is) ? said : `${is} ${said}`] }
  const [, whole] = /^everything ((?:\p{Ll}+s) .+)$/iu.exec(telling.text) ?? []
  if (whole !== undefined) return { header: "All of It", texts: [whole] }
  const subject = fact.subject
  const [first = ""] = subject.split(" ")
  const isNamed =
    subject !== "" &&
    !isPronoun(first) &&
    !/^(?:each|every|everything|nobody|no|none|neither|this|you)$/i.test(plain(first))
  const [, does] = /^(?:it|they) (.+)$/i.exec(telling.text) ?? []
  if (does !== undefined)
    return { header: headsOf(themeOf(does)).find((head) => !/^What/.test(head)) ?? "", texts: [telling.text] }
  if (!isNamed || subject.split(" ").length > 5) return { header: "", texts: [telling.text] }
  // "Makers: Pack it" would bid the buyer do it, and "Spare Parts: Are sold singly" is half a sentence.
  const rest = fact.rest.replace(/^(?:is|are|was|were) /, "")
  const isBidding =
    isForm(plain(rest.split(" ")[0] ?? ""), "base") && !isForm(plain(rest.split(" ")[0] ?? ""), "participle")
  return isBidding
    ? { header: "", texts: [telling.text] }
    : { header: short(readNounPhrase(subject).head), texts: [rest] }
}

function noteBullet({ u }: Teller, { telling }: Told): Bullet {
  const [header, rest] = headOfNote(telling.text)
  const whole = asSentence(rest, { it: "it", the: "it", this: "it", isPlural: u.isPlural })
  return { header, texts: [rest], ...(whole.startsWith("it ") ? { said: whole.slice(3) } : {}) }
}

function peopleBullets({ u, wording }: Teller): Bullet[] {
  const who = u.audience.length === 0 ? "" : listed(u.audience.map(wording.inside))
  const when = u.occasions.length === 0 ? "" : `for ${listed(u.occasions.map(wording.inside))}`
  const both = [who, when].filter(Boolean)
  return both.length === 0 ? [] : [{ header: who === "" ? "When" : "Who It Is For", texts: both }]
}

/** Five lines: what it promises and has first, then its figures, then for whom it is and who makes it. */
export function amazonBullets(teller: Teller, { target }: Room): string[] {
  const { u } = teller
  const told = teller.left()
  const first = teller.left("what", "feature", "size")
  const as = (told: readonly Told[], kind: Told["telling"]["as"]) => told.filter(({ telling }) => telling.as === kind)
  const promise = teller.left("promise")
  const proof = teller.left("proof")
  const story = teller.left("story")
  const isOneOfMany = u.brief.products.length > 1
  // A line that sister listings have too may fall away later.
  const place = u.brief.products.findIndex(({ name }) => name === u.subject.name)
  const count = target.max + (place > 0 ? 4 : 0)
  const promised = [...as(promise, "clause").map(clauseBullet), ...predicateBullets(teller, promise)]
  const stated = predicateBullets(teller, [...first, ...proof])
  const hung = [...promised, ...partBullets(first)]
  const others = [
    ...as(first, "option").flatMap((one) => optionBullets(one, first)),
    ...as(first, "clause").map(clauseBullet),
  ]
  const people = peopleBullets(teller)
  const notes = as(first, "note").map((one) => noteBullet(teller, one))
  const lone = loneBullets(
    first,
    promised.map(({ header }) => header),
    target.max -
      hung.length -
      stated.filter((bullet) => !isBare(bullet)).length -
      others.length -
      people.length -
      notes.length,
  )
  const bullets: Bullet[] = [
    ...(isOneOfMany ? [] : promised),
    ...partBullets(first),
    ...lone.slice(0, 1),
    ...stated.filter((bullet) => !isBare(bullet)),
    ...others,
    ...(place > 0 ? summary(teller, told) : []),
    ...people,
    ...lone.slice(1),
    ...stated.filter(isBare),
    ...(isOneOfMany ? promised : []),
    ...notes,
    ...story.map(({ fact }) => ({ header: u.seller, texts: [fact.text] })),
    ...(place > 0 ? [] : materialBullet(u)),
  ]
  if (place === 0 && bullets.length < 3) bullets.push(...summary(teller, told))
  const fitting = bullets.filter(({ texts, said = "" }) => !forbidden.test([...texts, said].join(" ")))
  const taken = new Set<string>()
  return distinct(spread(fitting, count).map((bullet, at) => writeBullet(teller, bullet, at, taken))).slice(0, count)
}

/** What a short brief still gives: the name with all that tells it from others. */
function summary({ u }: Teller, told: readonly Told[]): Bullet[] {
  const short = newTo(u.name, attributesOf(told)).map(({ text }) => text)
  return [{ header: "At a Glance", texts: [u.name, ...short.slice(0, 4)] }]
}

/** Too few bullets are parted, so that each says one thing. */
function spread(bullets: readonly Bullet[], count: number): Bullet[] {
  const out = [...bullets]
  while (out.length < count) {
    const at = out.findIndex(({ texts }) => texts.length > 1)
    const long = out[at]
    if (long === undefined) break
    const said = partsOfSaid(long)
    out.splice(
      at,
      1,
      { ...long, texts: long.texts.slice(0, 1), ...said?.[0] },
      { header: "", texts: long.texts.slice(1), ...said?.[1] },
    )
  }
  return out
}

/** What was said in one sentence, in two. */
function partsOfSaid({ texts, said = "" }: Bullet): readonly [{ said: string }, { said: string }] | null {
  if (!said.startsWith("has ")) return null
  return [{ said: `has ${texts[0] ?? ""}` }, { said: `has ${listed(texts.slice(1))}` }]
}

function distinct(lines: readonly string[]): string[] {
  const out: string[] = []
  for (const line of lines) {
    const stems = contentStems(line)
    if (line.length <= maxChars && !out.some((other) => shareIn(stems, contentStems(other)) > 0.75)) out.push(line)
  }
  return out
}
