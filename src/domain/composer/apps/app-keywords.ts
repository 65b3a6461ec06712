import { englishWords } from "../../text/english-words.ts"
import { splitList } from "../../text/split-list.ts"
import { makeKeywordJudge } from "../understand/keyword-judge.ts"
import type { Prepare } from "../understand/prepare.ts"
import { contentStems } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import { shareKnown } from "./share-known.ts"

/** The seller's own phrases: those that concern this app, without misspelled twins. */
export function appKeywords(u: Understanding, prepare: Prepare, isApple: boolean): string[] {
  const { description, appFeatures, appName, products, targetKeywords } = u.brief
  const elsewhere = [
    description,
    appFeatures,
    appName,
    ...products.flatMap((product) => [product.name, product.description]),
  ]
  const isTrue = makeKeywordJudge(u.brief, u.subject, prepare(description))
  return withoutTypos(splitList(prepare(targetKeywords)), isApple, elsewhere.join(" ")).filter(
    (phrase) => concerns(phrase, u) && isTrue(phrase),
  )
}

/** In a brief for several apps a phrase may be meant for another of them. */
function concerns(phrase: string, { brief, subject }: Understanding): boolean {
  const others = brief.products.filter(({ name }) => name.trim() !== "" && name !== subject.name)
  const shareOf = (products: typeof others): number =>
    shareKnown(
      contentStems(phrase),
      contentStems(products.map(({ name, description }) => `${name} ${description}`).join(" ")),
    )
  return others.length === 0 || shareOf([subject]) >= shareOf(others)
}

/** Phrases that differ by a letter are one, and the longer is the one that was meant; so are "mealplanner" and "meal planner". */
function withoutTypos(phrases: readonly string[], isApple: boolean, elsewhere: string): string[] {
  const said = new Set(elsewhere.toLowerCase().match(/\p{L}+/gu) ?? [])
  const low = phrases.map((phrase) => phrase.toLowerCase())
  return phrases.filter((phrase, at) => {
    if (isApple && /\bandroid\b/i.test(phrase)) return false
    const own = low[at] ?? ""
    if (own.split(" ").some((word) => /^\p{L}{3,}$/u.test(word) && !englishWords().has(word) && !said.has(word)))
      return false
    return !low.some((other, index) => {
      if (index === at) return false
      if (other === own) return index < at
      return other.length === own.length + 1 && (other.replace(/ /g, "") === own || isOneLetterMore(other, own))
    })
  })
}

function isOneLetterMore(longer: string, shorter: string): boolean {
  let at = 0
  while (at < shorter.length && shorter[at] === longer[at]) at++
  return (
    /\p{L}/u.test(longer[at] ?? "") &&
    longer.slice(at + 1) === shorter.slice(at) &&
    !(at === shorter.length && longer.endsWith("s"))
  )
}
