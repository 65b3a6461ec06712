import { titleCase } from "../text/title-case.ts"
import { asSentence } from "./body/details.ts"
import { mergeLike } from "./body/weave.ts"
import { deedBullet, headOfFigures, headOfNote, headsOf, themeOf, underHead } from "./bullet-heads.ts"
import { asLine } from "./goods-bullets.ts"
import { materialBullet } from "./material-bullet.ts"
import { optionBullets } from "./option-bullets.ts"
import { partBullets } from "./part-bullets.ts"
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

/** "Has a hook for the roof of a tent" */
const hasFor = /^has (?:an? |the )?((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) ((?:for|from|at|on) .+)$/u

function predicateBullets(teller: Teller, told: readonly Told[]): Bullet[] {
  const predicates = mergeLike(
    told.filter(({ telling }) => telling.as === "predicate").map(({ telling }) => telling.text),
  )
  const out: Bullet[] = []
  const groups = new Map<string, string[]>()
  const add = (key: string, text: string) => groups.set(key, [...(groups.get(key) ?? []), text])
  for (const text of predicates) {
    const quality = qualityBullet(text)
    const theme = themeOf(text)
    const heads = headsOf(theme)
    const named = heads[teller.pick(`theme ${theme}`, heads.length || 1)]
    const deed = named === undefined || named === "What It Does" || named === "In Use" ? deedBullet(text) : null
    const [, had = "", what = ""] = named === "What It Does" || named === "In Use" ? (hasFor.exec(text) ?? []) : []
    if (quality !== null) out.push(quality)
    else if (had !== "") out.push({ header: titleCase(had), texts: [what], said: text })
    else if (deed !== null) out.push({ header: titleCase(deed[0]), texts: [deed[1]], said: text })
    else add(named ?? short(nameOf(text.replace(/^(?:is|has) (?:the )?/, ""))), text)
  }
  for (const [key, texts] of groups) {
    const header = key === "Size" ? headOfFigures(texts) || key : key
    const lines = texts.map((text, at) => (at > 0 && text.startsWith("has ") ? text : underHead(asLine(text), header)))
    out.push({ header, texts: lines, said: listed(texts) })
  }
  return out
}

/** "silicone pads top and bottom" are silicone pads. */
const nameOf = (text: string): string =>
  readNounPhrase(text).head.replace(/(?<=\p{L}) (?:top|front|back|each|inside|outside|all)(?: and \p{L}+)?$| \(.*/u, "")

/** "Adjustable: This harness is adjustable" says little, and stands behind what says more. */
const isBare = ({ header, texts, said = "" }: Bullet): boolean =>
  texts.join(" ").toLowerCase() === header.toLowerCase() || /^is an? /.test(said)

/** "Base: Non-slip" is told, but it does not come first. */
const isStrong = ({ texts }: Bullet): boolean => texts.join(", ").length > 18

function clauseBullet({ fact, telling }: Told): Bullet {
  const [, named, is = "", said = ""] =
    /^the ((?:\p{L}+ )?\p{L}+) (is|are|measures?|weighs?) (.+)$/u.exec(telling.text) ?? []
  if (named !== undefined && fact.subject === "")
    return { header: short(named), texts: [/^(?:is|are)$/.test(is) ? said : `${is} ${said}`] }
  const [, whole] = /^everything ((?:\p{Ll}+s) .+)$/iu.exec(telling.text) ?? []
  if (whole !== undefined && !/^is /.test(whole)) return { header: "All of It", texts: [whole] }
  const subject = fact.subject
  const [first = ""] = subject.split(" ")
  const isNamed =
    subject !== "" &&
    !isPronoun(first) &&
    !/^(?:each|every|everything|nobody|no|none|neither|this|you)$/i.test(plain(first))
  const [, does] = /^(?:it|they) (.+)$/i.exec(telling.text) ?? []
  if (does !== undefined)
    return { header: headsOf(themeOf(does)).find((head) => !/^What/.test(head)) ?? "", texts: [telling.text] }
  if (!isNamed || subject.split(" ").length > 5)
    return { header: "", texts: [telling.text.replace(/^the \p{L}+ (?:has|have) /u, "")] }
  // "Silicone Feet: Grip the rim" would bid the buyer do it, and "Spare Parts: Are sold singly" is half a sentence.
  const rest = fact.rest.replace(/^(?:is|are|was|were) /, "")
  const isBidding =
    isForm(plain(rest.split(" ")[0] ?? ""), "base") && !isForm(plain(rest.split(" ")[0] ?? ""), "participle")
  return { header: short(readNounPhrase(subject).head), texts: [isBidding ? `they ${rest}` : rest] }
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
  const others = [
    ...as(first, "option").flatMap((one) => optionBullets(one, first)),
    ...[...as(first, "clause"), ...as(proof, "clause")].map(clauseBullet),
  ]
  const named = others.filter(({ header }) => header !== "")
  const strong = named.filter(isStrong).slice(0, 2)
  const people = peopleBullets(teller)
  const notes = as(first, "note").map((one) => noteBullet(teller, one))
  const main = stated.filter((bullet) => !isBare(bullet))
  const known = [...promised, ...named].flatMap(({ header, texts }) => [header, `${header} ${texts.join(" ")}`])
  const parts = partBullets(
    [...(isOneOfMany ? [] : promise), ...first],
    known,
    target.max - promised.length - main.length - strong.length,
  )
  const bullets: Bullet[] = [
    ...(isOneOfMany ? [] : promised),
    ...parts.filter(isStrong),
    ...strong,
    ...main,
    ...parts.filter((bullet) => !isStrong(bullet)),
    ...named.filter((bullet) => !strong.includes(bullet)),
    ...people,
    ...others.filter(({ header }) => header === ""),
    ...stated.filter(isBare),
    ...(isOneOfMany ? promised : []),
    ...notes,
    ...story.map(({ fact }) => ({ header: u.seller, texts: [fact.text] })),
    ...(place > 0 ? [] : materialBullet(u)),
  ]
  const allowed = bullets.filter(({ texts, said = "" }) => !forbidden.test([...texts, said].join(" ")))
  const fitting = [...(isOneOfMany ? allowed : tellingFirst(allowed, count)), ...kindBullets(teller)]
  const taken = new Set<string>()
  return distinct(spread(fitting, count).map((bullet, at) => writeBullet(teller, bullet, at, taken))).slice(0, count)
}

const isTelling = ({ header, texts }: Bullet): boolean => texts.join(", ").length > 8 || header.length > 12

/** Where there is more to tell than lines, "Frame: Steel" waits for what says more; the order stays. */
function tellingFirst(bullets: readonly Bullet[], count: number): Bullet[] {
  const chosen = new Set([...bullets.filter(isTelling), ...bullets].slice(0, count))
  return [...bullets.filter((bullet) => chosen.has(bullet)), ...bullets.filter((bullet) => !chosen.has(bullet))]
}

/** What a short brief still gives: what kind of thing it is, and who makes it. */
function kindBullets({ u }: Teller): Bullet[] {
  const [, ends = ""] = /(?:^| )(\S+ to \S+) \p{L}+$/u.exec(u.name) ?? []
  const [, owner = "", last = ""] = /^(.+) ((?:\p{Ll}+ )?\p{Ll}+)$/u.exec(u.name) ?? []
  const kind = /^\p{Ll}/u.test(u.name) && u.name.split(" ").length < 5 ? u.name : last
  return [
    ...(ends === "" ? [] : [{ header: "Connects", texts: [ends] }]),
    ...(owner === "" ? [] : [{ header: "Type", texts: [kind] }]),
    ...(u.seller === "" ? [] : [{ header: "Brand", texts: [u.seller] }]),
  ]
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
