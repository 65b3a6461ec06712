import { hashOf, shuffled } from "./chance.ts"
import { copiedWords, reword, runsOf } from "./copying.ts"
import { glueIn, ownWords } from "./glue.ts"
import { type Telling, tellingOf } from "./predicates.ts"
import { sourcesOf } from "./sources.ts"
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

const openerOf = (text: string): string => text.split(" ")[0] ?? ""

export function makeTeller(u: Understanding, variation: string): Teller {
  const wording = makeWording(u)
  const seed = `${u.seller}|${u.title}|${u.facts[0]?.text ?? ""}|${variation}`
  const sources = sourcesOf(u)
  const runs = runsOf(sources)
  const own = ownWords(sources)
  const tellings = u.facts.map((fact): Told => {
    const telling = tellingOf(fact, u.noun, wording)
    return { fact, telling: u.genre === "goods" ? tellThing(fact, telling, u, wording) : telling }
  })
  const isFirst = ({ telling }: Told, at: number) =>
    tellings.findIndex(({ telling: other }) => other.text === telling.text && other.as === telling.as) === at
  const distinct = tellings.filter(isFirst)
  let lastOpener = ""
  const told = new Set<Fact>()
  const note = (text: string) => {
    const stems = contentStems(text)
    for (const fact of u.facts) if (shareIn(fact.stems, stems) >= 0.99) told.add(fact)
  }
  const say = (topic: string, ways: readonly Way[]): string => {
    const possible = ways.filter((way): way is string => typeof way === "string" && way.trim() !== "")
    const finished = shuffled(possible, `${seed}|${topic}`).map((way) => ({ way, text: reword(sentence(way), runs) }))
    const ranked = finished.map(({ way, text }, order) => ({
      way,
      text,
      cost: copiedWords(text, runs) * 3 + glueIn(text, own) * 3 + order * 0.5 + (openerOf(text) === lastOpener ? 4 : 0),
    }))
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
