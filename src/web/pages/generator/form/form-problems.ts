import type { FieldPath } from "react-hook-form"
import type { Issue } from "../../../../contract/problems.ts"
import { bodyTextField } from "../../../../domain/rule-book/other-fields.ts"
import { type BriefText, briefTexts } from "../../../../domain/seo/brief.ts"
import type { FieldProblem } from "../../../parts/fields/error-summary.tsx"
import { type BriefValues, type FormInput, isEmptyProduct } from "./fields/brief-values.ts"

export type BriefPath = FieldPath<FormInput>

/** The id of the control at a path of the form. */
export const fieldIdOf = (path: string): string => `brief-${path.replaceAll(".", "-")}`

/** The form library's error at a path. */
export function messageAt(errors: unknown, path: string): string | undefined {
  let found = errors
  for (const step of path.split(".")) found = at(found, step)
  const message = at(found, "message") ?? at(at(found, "root"), "message")
  return typeof message === "string" ? message : undefined
}

const at = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined

/** All errors, from the top of the form to its end. */
export function problemsOf(errors: unknown, paths: readonly string[]): FieldProblem[] {
  return paths.flatMap((path): FieldProblem[] => {
    const message = messageAt(errors, path)
    return message === undefined ? [] : [{ fieldId: fieldIdOf(path), message: withRow(path, message) }]
  })
}

/** With several products or texts, "Product name is required" alone would not say which one. */
function withRow(path: string, message: string): string {
  const { list, row = 0 } = /^(?<list>products|bodyTextSections)\.(?<row>\d+)\./.exec(path)?.groups ?? {}
  if (list === "products") return `Product ${Number(row) + 1}: ${message}`
  const { label } = bodyTextField
  return list !== undefined && Number(row) > 0 ? message.replace(label, `${label} ${Number(row) + 1}`) : message
}

interface Places {
  /** Always visible. */
  readonly shown: readonly BriefText[]
  /** The fields under "More details". */
  readonly folded: readonly BriefText[]
}

/** Fields that only further platforms, or a previous one, ask for. */
const elsewhere = ({ shown, folded }: Places): BriefText[] =>
  briefTexts.filter((key) => !shown.includes(key) && !folded.includes(key))

const cells = ["name", "category", "description"] as const
const voices = ["tone", "style"] as const

/** Every path of the form in display order. */
export const pathsOf = (values: BriefValues, places: Places): string[] => [
  ...places.shown,
  "bodyTextSections",
  ...values.bodyTextSections.map((_, row) => `bodyTextSections.${row}.content`),
  "products",
  ...values.products.flatMap((_, row) => cells.map((cell) => `products.${row}.${cell}`)),
  ...places.folded,
  ...voices,
  ...elsewhere(places),
]

/** The sections to open to show fields with these ids. */
export function placesOf(ids: readonly string[], places: Places): { isFolded: boolean; isFurther: boolean } {
  const hasOne = (keys: readonly string[]) => keys.some((key) => ids.includes(fieldIdOf(key)))
  return { isFolded: hasOne([...places.folded, ...voices]), isFurther: hasOne(elsewhere(places)) }
}

/**
 * The path in the form of a server error. Blank rows were not sent, so its rows are counted without them; null if the
 * form has no such field.
 */
export function pathOf({ path }: Issue, values: BriefValues): BriefPath | null {
  const text = briefTexts.find((key) => key === path)
  if (text !== undefined) return text
  if (path === "products" || path === "bodyTextSections" || path === "platform") return path
  if (path === "tone" || path === "style") return path
  const [list, place, cell] = path.split(".")
  const product = cells.find((known) => known === cell)
  if (list === "products" && product !== undefined) {
    const row = nthOf(values.products, (product) => !isEmptyProduct(product), Number(place))
    return row < 0 ? null : `products.${row}.${product}`
  }
  if (list === "bodyTextSections" && cell === "content") {
    const row = nthOf(values.bodyTextSections, ({ content }) => content.trim() !== "", Number(place))
    return row < 0 ? null : `bodyTextSections.${row}.content`
  }
  return null
}

function nthOf<Row>(rows: readonly Row[], isCounted: (row: Row) => boolean, nth: number): number {
  const counted = rows.flatMap((row, place) => (isCounted(row) ? [place] : []))
  return counted[nth] ?? -1
}
