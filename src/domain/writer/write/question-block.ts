import type { Fact } from "../fact.ts"
import type { Understanding } from "../understanding.ts"
import { answerOf } from "./answers.ts"
import { behind, tailOf, tailsOf } from "./followers.ts"
import { asItem, asSentence } from "./grammar.ts"
import { lineOf, linesOf, listOf } from "./lines.ts"

const minQuestions = 2

function answerBehind(fact: Fact, u: Understanding): ReturnType<typeof answerOf> {
  const found = answerOf(fact, u)
  return found === null ? null : { ...found, answer: behind(found.answer, fact, u) }
}

/** What a buyer asks, with the answers; fewer than two are lines. */
export function tellQuestions(facts: readonly Fact[], u: Understanding, heading: string): string {
  const answered = facts.map((fact) => ({ fact, found: answerBehind(fact, u) }))
  const asked = answered.filter(({ found }) => found !== null)
  if (asked.length < minQuestions) {
    const lines = linesOf(facts, u, tailsOf)
    return lines.length === 1 && u.language === "en" ? asSentence(lines[0] ?? "") : listOf(lines)
  }
  const rest = answered.filter(({ found }) => found === null).map(({ fact }) => tailOf(lineOf(fact, u), fact, u))
  const plain = rest.length === 1 ? rest.map(asSentence) : rest.map((line) => `- ${asItem(line)}`)
  const answers = Map.groupBy(
    asked.flatMap(({ found }) => found ?? []),
    ({ question }) => question,
  )
  const pairs = [...answers].map(
    ([question, same]) =>
      `${u.marksHeadings ? "### " : ""}${question}\n${[...new Set(same.map(({ answer }) => answer))].join(" ")}`,
  )
  return [plain.join("\n"), heading, pairs.join("\n\n")].filter(Boolean).join("\n\n")
}
