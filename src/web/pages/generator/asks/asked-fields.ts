import { createContext, useContext } from "react"
import type { WholeHistoryItem } from "../../../../contract/history.ts"
import { readValues } from "../form/fields/brief-values.ts"
import { targetOf, textAt } from "./put-answers.ts"

/** Questions about one field of the form. */
export interface AskedField {
  readonly questions: readonly string[]
  /** What the listing was written from: once something else stands there, the field was answered. */
  readonly writtenFrom: string
}

/** By the path of the field in the form. */
export type AskedFields = ReadonlyMap<string, AskedField>

export const noAskedFields: AskedFields = new Map()

export const AskedFieldsContext = createContext<AskedFields>(noAskedFields)

/** What the open result asks about this field, as long as nothing was changed in it. */
export function useAsked(path: string, text: string): readonly string[] {
  const asked = useContext(AskedFieldsContext).get(path)
  return asked === undefined || asked.writtenFrom !== text ? [] : asked.questions
}

/** The questions of a result at the fields that take the answers. */
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
