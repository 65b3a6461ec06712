import type { Question } from "../../content/faq.ts"

/** Those that have the text in their question, answer or tags, in whatever case. */
export function findQuestions(questions: readonly Question[], text: string): readonly Question[] {
  const wanted = text.trim().toLowerCase()
  return questions.filter(({ question, answer, tags }) =>
    [question, answer, ...tags].some((place) => place.toLowerCase().includes(wanted)),
  )
}
