import { useCallback, useMemo, useState } from "react"
import type { WholeHistoryItem } from "../../../../contract/history.ts"
import { type Answers, keepAnswers, readAnswers } from "./kept-answers.ts"
import type { Answer, Ask } from "./put-answers.ts"

/** The answers in one result, over all its products. */
export interface Answering {
  readonly read: (productId: string, ask: Ask) => string
  readonly write: (productId: string, ask: Ask, text: string) => void
  /** All typed answers, ready for the form. */
  readonly typed: readonly Answer[]
  /** They are in the form now. */
  readonly forget: () => void
}

/** A question about the whole brief is answered for all its products at once. */
const keyOf = (productId: string, { field, question }: Ask): string =>
  field === "productName" || field === "productDescription"
    ? `${productId}|${field}|${question}`
    : `${field}|${question}`

export function useAnswers({ id, products }: Pick<WholeHistoryItem, "id" | "products">): Answering {
  const [answers, setAnswers] = useState<Answers>(() => readAnswers(id))
  const put = useCallback(
    (next: Answers) => {
      setAnswers(next)
      keepAnswers(id, next)
    },
    [id],
  )
  return useMemo(
    () => ({
      read: (productId, ask) => answers[keyOf(productId, ask)] ?? "",
      write: (productId, ask, text) => put({ ...answers, [keyOf(productId, ask)]: text }),
      typed: typedIn(answers, products),
      forget: () => put({}),
    }),
    [answers, products, put],
  )
}

/** In the order of the result. */
function typedIn(answers: Answers, products: WholeHistoryItem["products"]): Answer[] {
  const typed = new Map<string, Answer>()
  for (const [position, { id, notes }] of products.entries()) {
    for (const ask of notes.asks) {
      const key = keyOf(id, ask)
      const text = answers[key] ?? ""
      if (text.trim() !== "" && !typed.has(key)) typed.set(key, { ask, position, text })
    }
  }
  return [...typed.values()]
}
