import { onceFor } from "../../once-for.ts"
import type { Fact } from "../fact.ts"
import { needsName } from "../read/leans.ts"
import { withoutSubject } from "../search/slots/without-subject.ts"
import type { Understanding } from "../understanding.ts"
import { asSentence, withoutEnd } from "./grammar.ts"
import { openingOf } from "./opening.ts"

/** The facts that depend on a fact and come right after it, wherever it appears. */
export const followersOf = (fact: Fact, { facts }: Pick<Understanding, "facts">): readonly Fact[] =>
  followersIn(facts).get(fact) ?? []

export const isFollower = (fact: Fact, { facts }: Pick<Understanding, "facts">): boolean =>
  fact.isLeaning && [...followersIn(facts).values()].some((followers) => followers.includes(fact))

const followersIn = onceFor((facts: readonly Fact[]): ReadonlyMap<Fact, readonly Fact[]> => {
  const byHead = new Map<Fact, Fact[]>()
  let head: Fact | null = null
  for (const fact of facts) {
    if (fact.isEcho) continue
    if (!fact.isLeaning || head?.field !== fact.field) {
      head = fact
      continue
    }
    byHead.set(head, [...(byHead.get(head) ?? []), fact])
  }
  return byHead
})

/** A fact as a sentence, with the sentences that depend on it, unless the description opens with one of them. */
export const behind = (text: string, fact: Fact, u: Understanding): string =>
  [text, ...untoldFollowers(fact, u).map((follower) => asSentence(follower.text))].join(" ")

const untoldFollowers = (fact: Fact, u: Understanding): readonly Fact[] =>
  followersOf(fact, u).filter((follower) => !openingOf(u).used.includes(follower))

/** Whether a fact is true without the ones that depend on it: "Four are oak" is not if the other two are beech. */
export const isWholeAlone = (fact: Fact, u: Understanding): boolean =>
  !isFollower(fact, u) && followersOf(fact, u).every(({ text }) => needsName(text) || /^each\b/i.test(text))

/** A line of a list, and what depends on it: behind it, or below where "it" is certainly the thing: "Works offline". */
export function tailsOf(line: string, fact: Fact, u: Understanding): readonly string[] {
  const lines = [line]
  let before = fact
  for (const follower of untoldFollowers(fact, u)) {
    const alone = withoutSubject(follower, before, u)
    if (alone === "") lines.push(`${asSentence(lines.pop() ?? "")} ${withoutEnd(asSentence(follower.text))}`)
    else lines.push(alone)
    before = follower
  }
  return lines
}

/** What leans on a line that is told alone stays behind it. */
export const tailOf = (line: string, fact: Fact, u: Understanding): string =>
  untoldFollowers(fact, u).length === 0 ? line : withoutEnd(behind(asSentence(line), fact, u))
