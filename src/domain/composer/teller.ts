import { hashOf, shuffled } from "./chance.ts"
import { copiedWords, reword, runsOf } from "./copying.ts"
import { type Telling, tellingOf } from "./predicates.ts"
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
  /** The best of several ways, as a finished sentence; empty where none fits. */
  readonly say: (topic: string, ways: readonly Way[]) => string
  /** A number below `count` that this brief gives for the topic. */
  readonly pick: (topic: string, count: number) => number
}

export function makeTeller(u: Understanding, variation: string): Teller {
  const wording = makeWording(u)
  const seed = `${u.seller}|${u.title}|${u.facts[0]?.text ?? ""}|${variation}`
  const sources = [
    ...Object.values(u.brief)
      .filter((value) => typeof value === "string")
      .map(u.prepare),
    u.prepare(u.subject.description),
    ...u.brief.bodyTextSections.map(({ content }) => u.prepare(content)),
  ]
  const runs = runsOf(sources)
  const tellings = u.facts.map((fact): Told => ({ fact, telling: tellingOf(fact, u.noun, wording) }))
  const told = new Set<Fact>()
  const note = (text: string) => {
    const stems = contentStems(text)
    for (const fact of u.facts) if (shareIn(fact.stems, stems) >= 0.99) told.add(fact)
  }
  const say = (topic: string, ways: readonly Way[]): string => {
    const possible = ways.filter((way): way is string => typeof way === "string" && way.trim() !== "")
    const finished = shuffled(possible, `${seed}|${topic}`).map((way) => reword(sentence(way), runs))
    const ranked = finished.map((text, order) => ({ text, cost: copiedWords(text, runs) * 3 + order * 0.5 }))
    const best = ranked.sort((a, b) => a.cost - b.cost)[0]
    if (best === undefined) return ""
    note(best.text)
    return best.text
  }
  return {
    u,
    wording,
    seed,
    left: (...roles) =>
      tellings.filter(({ fact }) => !told.has(fact) && (roles.length === 0 || roles.includes(fact.role))),
    note,
    say,
    pick: (topic, count) => hashOf(`${seed}|${topic}`) % count,
  }
}
