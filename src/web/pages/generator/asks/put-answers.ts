import { maxChars } from "../../../../contract/seo/form.ts"
import type { ProductResult } from "../../../../contract/seo/listing.ts"
import { platforms } from "../../../../domain/platforms/index.ts"
import { fieldsOf } from "../../../../domain/rule-book/core-fields.ts"
import type { FormField } from "../../../../domain/rule-book/form-field.ts"
import { productFields } from "../../../../domain/rule-book/other-fields.ts"
import type { BriefText } from "../../../../domain/seo/brief.ts"
import { type BriefValues, isEmptyProduct } from "../form/fields/brief-values.ts"

export type Ask = ProductResult["notes"]["asks"][number]

/** A question about one product of a result, and where its answer goes. */
export interface AskedOf {
  readonly ask: Ask
  /** The index of its product in the result. */
  readonly position: number
}

export interface Answer extends AskedOf {
  readonly text: string
}

type Cell = "name" | "description"
/** A field of the form: a text of the brief, or a cell of the question's product row. */
export type Target =
  | { readonly key: BriefText; readonly field: FormField }
  | { readonly row: number; readonly cell: Cell; readonly field: FormField<Cell> }

const briefFields = new Map<string, FormField>(platforms.flatMap(fieldsOf).map((field) => [field.key, field]))
const cells = new Map<string, Cell>([
  ["productName", "name"],
  ["productDescription", "description"],
])

/** Where an answer goes; the description of the whole brief if the product is no longer in the form. */
export function targetOf(values: Pick<BriefValues, "products">, { ask, position }: AskedOf): Target | null {
  const cell = cells.get(ask.field)
  const row = rowOf(values, position)
  const cellField = productFields.find(({ key }) => key === cell)
  if (cell !== undefined && cellField !== undefined && row >= 0)
    return { row, cell, field: { ...cellField, key: cell } }
  const field = briefFields.get(cell === undefined ? ask.field : "description")
  return field === undefined ? null : { key: field.key, field }
}

/** Blank rows were not sent, so a result does not count them. */
const rowOf = ({ products }: Pick<BriefValues, "products">, position: number): number =>
  products.flatMap((product, row) => (isEmptyProduct(product) ? [] : [row]))[position] ?? -1

export const textAt = (values: BriefValues, target: Target): string =>
  "key" in target ? values[target.key] : (values.products[target.row]?.[target.cell] ?? "")

/** The field with the answer appended to its text. */
export function withAnswer(
  before: string,
  { ask, text }: Pick<Answer, "ask" | "text">,
  field: FormField<string>,
): string {
  const answer = text.trim()
  const there = before.trimEnd()
  if (answer === "") return before
  if (ask.about !== "" && before.includes(ask.about)) return before.replace(ask.about, () => answer)
  const isNamed = ask.label === "" || answer.toLowerCase().startsWith(ask.label.toLowerCase())
  const told = isNamed ? answer : `${ask.label}: ${answer}`
  // If the answer repeats the existing text, it replaces it.
  if (there.trim() === "" || answer.includes(there.trim())) return told
  return `${there}${joinerOf(field)}${told}`
}

function joinerOf({ key, kind }: FormField<string>): string {
  if (key === "priceRange") return " "
  return kind === "text" || kind === "list" ? "\n" : ", "
}

/** The remaining length of the field. */
export function roomFor(before: string, { label, about }: Ask, field: FormField<string>): number {
  if (about !== "" && before.includes(about)) return maxChars[field.kind] - before.length + about.length
  const used = before.trim() === "" ? 0 : before.trimEnd().length + joinerOf(field).length
  return maxChars[field.kind] - used - (label === "" ? 0 : label.length + 2)
}

/** The same brief with every answer in its field. */
export function putAnswers(values: BriefValues, answers: readonly Answer[]): BriefValues {
  let next = values
  for (const answer of answers) {
    const target = targetOf(next, answer)
    if (target === null) continue
    const text = withAnswer(textAt(next, target), answer, target.field)
    next = "key" in target ? { ...next, [target.key]: text } : withCell(next, target, text)
  }
  return next
}

const withCell = (values: BriefValues, { row, cell }: { row: number; cell: Cell }, text: string): BriefValues => ({
  ...values,
  products: values.products.map((product, at) => (at === row ? { ...product, [cell]: text } : product)),
})
