import { createContext, useContext } from "react"
import type { WholeHistoryItem } from "../../../../contract/history.ts"
import { readValues } from "../form/fields/brief-values.ts"
import { targetOf, textAt } from "./put-answers.ts"

/** Questions about one field of the form. */
export interface AskedField {
  readonly questions: readonly string[]
  /** The field's text when the listing was written: a different text means that it was answered. */
  readonly writtenFrom: string
}

/** By the path of the field in the form. */
export type AskedFields = ReadonlyMap<string, AskedField>

export const noAskedFields: AskedFields = new Map()

export const AskedFieldsContext = createContext<AskedFields>(noAskedFields)

/** The open result's questions about this field, while it is unchanged. */
export function useAsked(path: string, text: string): readonly string[] {
  const asked = useContext(AskedFieldsContext).get(path)
  return asked === undefined || asked.writtenFrom !== text ? [] : asked.questions
}

/** The questions of a result, by form field. */
export function askedFieldsOf({ form, products }: Pick<WholeHistoryItem, "form" | "products">): AskedFields {
  const values = readValues(form)
  const fields = new Map<string, AskedField>()
  for (const [position, { notes }] of products.entries()) {
    for (const ask of notes.asks) {
      const target = targetOf(values, { ask, position })
      if (target === null) continue
      const path = "key" in target ? target.key : `products.${target.row}.${target.cell}`
      const questions = new Set([...(fields.get(path)?.questions ?? []), ask.question])
      fields.set(path, { questions: [...questions], writtenFrom: textAt(values, target) })
    }
  }
  return fields
}
