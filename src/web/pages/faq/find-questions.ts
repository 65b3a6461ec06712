import type { FaqItem } from "../../../domain/support/faq-item.ts"

/** The questions that contain the text in their question, answer or tags, ignoring case. */
export function findQuestions<Item extends Pick<FaqItem, "question" | "answer" | "tags">>(
  questions: readonly Item[],
  text: string,
): readonly Item[] {
  const wanted = text.trim().toLowerCase()
  return questions.filter(({ question, answer, tags }) =>
    [question, answer, ...tags].some((place) => place.toLowerCase().includes(wanted)),
  )
}
