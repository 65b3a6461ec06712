import { hashOf, shuffled } from "./chance.ts"
import { reword } from "./copying.ts"
import { glueIn } from "./glue.ts"
import { tellLeaning } from "./leaning-tellings.ts"
import { type Telling, tellingOf } from "./predicates.ts"
import { copiedWords } from "./runs.ts"
import { sisterTurn } from "./sister-turn.ts"
import { sellersRuns, sellersWords } from "./sources.ts"
import { tellThing } from "./thing-tellings.ts"
import type { Fact, Role } from "./understand/facts.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"
import { makeWording, sentence, type Wording } from "./wording.ts"

/** A way to say something, and the facts that are said by it. Null or empty: it cannot be said of this brief. */
export type Way = string | null | undefined | false

export interface Told {
  readonly fact: Fact
  readonly telling: Telling
}

/**
 * Tells one brief. It keeps what was said already, picks among the ways to say a thing by the brief's own words (so that
 * two shops never sound alike), and turns a sentence until nothing long in it is copied.
 */
export interface Teller {
  readonly u: Understanding
  readonly wording: Wording
  readonly seed: string
  /** What is left to tell in these roles. */
  readonly left: (...roles: readonly Role[]) => readonly Told[]
  /** Marks as told everything whose words the text carries. */
  readonly note: (text: string) => void
  /** Marks facts as told whatever words told them. */
  readonly tell: (told: readonly Told[]) => void
  /** The best of several ways, as a finished sentence; empty where none fits. */
  readonly say: (topic: string, ways: readonly Way[]) => string
  /** A number below `count` that this brief gives for the topic. */
  readonly pick: (topic: string, count: number) => number
}

/** To reword is the costly part; what costs more before it does not get cheaper by it. */
const mostReworded = 5

const openerOf = (text: string): string => text.split(" ")[0] ?? ""

export function makeTeller(u: Understanding, variation: string): Teller {
  const wording = makeWording(u)
  const seed = `${u.seller}|${u.title}|${u.facts[0]?.text ?? ""}|${variation}`
  const runs = sellersRuns(u)
  const own = sellersWords(u)
  const each = u.facts.map((fact): Told => {
    const telling = tellingOf(fact, u.noun, wording)
    return { fact, telling: u.genre === "goods" ? tellThing(fact, telling, u, wording) : telling }
  })
  const tellings = u.genre === "goods" ? tellLeaning(each, u, wording) : each
  const isFirst = ({ telling }: Told, at: number) =>
    tellings.findIndex(({ telling: other }) => other.text === telling.text && other.as === telling.as) === at
  const distinct = tellings.filter(isFirst)
  let lastOpener = ""
  const told = new Set<Fact>()
  const note = (text: string) => {
    const stems = contentStems(text)
    for (const { fact } of tellings) if (shareIn(fact.stems, stems) >= 0.99) told.add(fact)
  }
  // The listings of one brief take one way after the other, so that no two of them say a thing alike.
  const place = u.brief.products.findIndex(({ name }) => name === u.subject.name)
  const orderCost = u.brief.products.length > 1 ? 12 : 0.5
  const inOrder = (ways: readonly string[], topic: string): string[] => {
    if (u.brief.products.length < 2 || place < 0) return shuffled(ways, `${seed}|${topic}`)
    const row = shuffled(ways, `${u.seller}|${topic}|${variation}`)
    const start = place % row.length
    return [...row.slice(start), ...row.slice(0, start)]
  }
  const say = (topic: string, ways: readonly Way[]): string => {
    const possible = ways.filter((way): way is string => typeof way === "string" && way.trim() !== "")
    const weighed = inOrder(possible, topic).map((way, order) => {
      const text = sentence(way)
      return { way, text, cost: order * orderCost + glueIn(text, own) * 3 + (openerOf(text) === lastOpener ? 4 : 0) }
    })
    const promising = weighed.sort((a, b) => a.cost - b.cost).slice(0, mostReworded)
    const ranked = promising.map(({ way, text, cost }) => {
      const reworded = reword(text, runs, [], sisterTurn(u))
      return { way, text: reworded, cost: cost + copiedWords(reworded, runs) * 3 }
    })
    const best = ranked.sort((a, b) => a.cost - b.cost)[0]
    if (best === undefined) return ""
    note(`${best.way} ${best.text}`)
    lastOpener = openerOf(best.text)
    return best.text
  }
  return {
    u,
    wording,
    seed,
    left: (...roles) =>
      distinct.filter(({ fact }) => !told.has(fact) && (roles.length === 0 || roles.includes(fact.role))),
    note,
    tell: (items) => {
      for (const { fact } of items) told.add(fact)
    },
    say,
    pick: (topic, count) => hashOf(`${seed}|${topic}`) % count,
  }
}
