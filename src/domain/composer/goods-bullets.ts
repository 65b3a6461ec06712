import { mergeLike } from "./body/weave.ts"
import { materialBullet } from "./material-bullet.ts"
import type { Room } from "./room.ts"
import type { Teller, Told } from "./teller.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import { isForm } from "./understand/verbs.ts"
import { capital, listed } from "./wording.ts"

const maxWords = 16

/** A statement as a line of a list: "is made of oak" is "Made of oak", "has a lid" is "Lid". */
export const asLine = (predicate: string): string =>
  capital(
    predicate
      .replace(/^comes in (?=\d[\d.]*(?:, \d[\d.]*)* and \d[\d.]* \p{Ll}+$)/u, "sizes: ")
      .replace(/^comes (?:in (?=sizes from )|as (?=\d))/, "")
      .replace(/^(?:is|are|was|were) (?:an? )?/, "")
      .replace(/^has (?:an? |the )?/, "")
      .replace(/ (?:to its name|behind it)$/, "")
      .replace(/[.;,]+$/, ""),
  )

/** Two short parts of one sentence share a line: "Folding handles and a silicone lip guard". */
function partLines(parts: readonly Told[]): string[] {
  const out: { text: string; sentence: number; count: number }[] = []
  for (const { fact, telling } of parts) {
    const last = out.at(-1)
    const isShort = last !== undefined && last.text.split(" ").length + telling.text.split(" ").length < 8
    if (last !== undefined && isShort && last.sentence === fact.sentence && last.count < 2) {
      last.text = listed([last.text, telling.text])
      last.count++
    } else out.push({ text: telling.text.replace(/^an? /, ""), sentence: fact.sentence, count: 1 })
  }
  return out.map(({ text }) => text)
}

/** "The handle is turned from beech" is "handle turned from beech", and "the face is 25 mm across" is "25 mm across the face". */
function headline(clause: string): string {
  const text = clause.replace(/^(?:the|there (?:is|are)) /, "")
  const [, thing = "", said = "", rest = ""] = /^((?:[\p{Ll}-]+ ){1,3})(?:is|are) (\S+)( .+)?$/u.exec(text) ?? []
  if (thing === "" || clause === text) return text
  if (/^\d/.test(said) && / across$/.test(rest)) return `${said}${rest} the ${thing.trim()}`
  return isForm(said, "participle") ? `${thing}${said}${rest}` : text
}

function linesOf(told: readonly Told[]): string[] {
  const texts = (as: Told["telling"]["as"]) => told.filter(({ telling }) => telling.as === as)
  const said = (as: Told["telling"]["as"]) => texts(as).map(({ telling }) => telling.text)
  return [
    ...mergeLike(said("predicate"))
      .flatMap((text) => text.split(/ and (?=is )/))
      .map(asLine),
    ...partLines(texts("part")),
    ...said("option").map((text) => text.replace(/^an? /, "")),
    ...said("clause").map(headline),
    ...said("note"),
  ].map((text) => capital(text.replace(/[.!]+$/, "").trim()))
}

/** Where a short brief has fewer facts than lines, whom it is for and where it comes from are facts too. */
function moreLines({ u, wording }: Teller): string[] {
  const of = materialBullet(u).map(({ texts }) => `Made of ${texts.join("")}`)
  const who = u.audience.length > 0 ? `For ${listed(u.audience.map(wording.inside))}` : ""
  const when = u.occasions.length > 0 ? `For ${listed(u.occasions.map(wording.inside))}` : ""
  const from = u.seller === "" ? "" : u.place === "" ? `From ${u.seller}` : `From ${u.seller} in ${u.place}`
  return [who, when, ...of, from, capital(u.name)].filter(Boolean)
}

/** The facts that a buyer asks for first, a line each; a product's own before those of the whole shop. */
export function goodsBullets(teller: Teller, { target, max }: Room): string[] {
  const { u } = teller
  const own = contentStems(`${u.subject.name} ${u.subject.description}`)
  const isOwn = ({ fact }: Told) => shareIn(fact.stems, own) > 0.6
  const first = teller.left("what", "feature", "size")
  const isOneOfMany = u.brief.products.length > 1
  const ofShop = first.filter((told) => !isOwn(told))
  const sorted = [...first.filter(isOwn), ...(isOneOfMany ? [] : ofShop)]
  const lines: string[] = []
  const add = (text: string) => {
    const stems = contentStems(text)
    const isNew = stems.size > 0 && !lines.some((line) => shareIn(stems, contentStems(line)) > 0.7)
    const isEnough = text.length > 7 && !/^(?:Costs|You|I) /.test(text)
    const isShort = isEnough && text.length <= max && text.split(" ").length <= maxWords
    if (lines.length < target.max && isNew && isShort) lines.push(text)
  }
  for (const line of linesOf(sorted)) add(line)
  if (!isOneOfMany || lines.length < target.min)
    for (const line of linesOf([...(isOneOfMany ? ofShop : []), ...teller.left("promise", "proof")])) add(line)
  // What the shop promises is true of each of its things.
  else for (const line of linesOf(teller.left("promise"))) add(line)
  if (lines.length < target.min) for (const line of linesOf(teller.left("delivery", "condition", "story"))) add(line)
  if (lines.length < target.min) for (const line of moreLines(teller).slice(0, target.min - lines.length)) add(line)
  return lines
}
