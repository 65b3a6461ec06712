import * as z from "zod/mini"

/** The typed answers to a result's questions. */
export type Answers = Readonly<Record<string, string>>

const answersSchema = z.record(z.string(), z.string())
const ownStorage = (): Storage => localStorage
const keyOf = (itemId: string): string => `answers:${itemId}`

/** Stored in this browser until they are sent, so that a reload loses none of them. */
export function keepAnswers(itemId: string, answers: Answers, storage = ownStorage) {
  const typed = Object.entries(answers).filter(([, text]) => text.trim() !== "")
  try {
    if (typed.length === 0) storage().removeItem(keyOf(itemId))
    else storage().setItem(keyOf(itemId), JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Storage can be forbidden or full; the questions work without it.
  }
}

export function readAnswers(itemId: string, storage = ownStorage): Answers {
  try {
    return answersSchema.safeParse(JSON.parse(storage().getItem(keyOf(itemId)) ?? "{}")).data ?? {}
  } catch {
    return {}
  }
}
