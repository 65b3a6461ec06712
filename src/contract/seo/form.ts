import * as z from "zod/mini"
import { platforms } from "../../domain/platforms/index.ts"
import { fieldsOf } from "../../domain/rule-book/core-fields.ts"
import type { FormField } from "../../domain/rule-book/form-field.ts"
import { type BriefText, briefTexts, styles, tones } from "../../domain/seo/brief.ts"
import { findPlatform } from "../../domain/seo/find-platform.ts"

export const maxChars = { line: 300, select: 300, list: 2000, text: 5000 } as const
export const maxProducts = 50
export const maxSections = 50
export const productDescriptionMinChars = 10

export const platformSchema = z.enum(
  platforms.map(({ id }) => id),
  "Please choose one of the ten platforms",
)

const textSchema = (chars: number, label: string) =>
  z._default(
    z.string(`${label} must be a text`).check(z.maxLength(chars, `${label} may have at most ${chars} characters`)),
    "",
  )
type TextSchema = ReturnType<typeof textSchema>

/** Every text field by its key, whatever the platform. */
const fields = new Map<string, FormField>(platforms.flatMap(fieldsOf).map((field) => [field.key, field]))

function hasEvery(shape: Partial<Record<BriefText, TextSchema>>): shape is Record<BriefText, TextSchema> {
  return briefTexts.every((key) => key in shape)
}

function textShape(): Record<BriefText, TextSchema> {
  const shape: Partial<Record<BriefText, TextSchema>> = {}
  for (const key of briefTexts) {
    const { kind, label } = fields.get(key) ?? { kind: "text", label: key }
    shape[key] = textSchema(maxChars[kind], label)
  }
  if (!hasEvery(shape)) throw new Error("a text of the brief has no schema")
  return shape
}

const productSchema = z.object({
  name: textSchema(maxChars.line, "Product name"),
  category: textSchema(maxChars.line, "Category"),
  description: textSchema(maxChars.text, "Description"),
})

const sectionSchema = z.object({
  id: textSchema(100, "Id"),
  content: textSchema(maxChars.text, "Body Text Content"),
})

const isBlank = (text: string): boolean => text.trim() === ""
const isEmptyRow = ({ name, category, description }: z.output<typeof productSchema>): boolean =>
  isBlank(name) && isBlank(category) && isBlank(description)

const anyForm = z.object({
  platform: platformSchema,
  ...textShape(),
  products: z._default(z.array(productSchema), []),
  bodyTextSections: z._default(z.array(sectionSchema), []),
  tone: z.optional(z.enum(tones, "Please choose one of the tones")),
  style: z.optional(z.enum(styles, "Please choose one of the styles")),
})
type AnyForm = z.output<typeof anyForm>

interface Fault {
  readonly path: (string | number)[]
  readonly message: string
}

/** At most this many rows, not counting empty ones. */
function faultsOfSizes({ products, bodyTextSections }: AnyForm): Fault[] {
  const productCount = products.filter((row) => !isEmptyRow(row)).length
  const sectionCount = bodyTextSections.filter(({ content }) => !isBlank(content)).length
  return [
    ...(productCount > maxProducts
      ? [{ path: ["products"], message: `At most ${maxProducts} products at a time; these are ${productCount}` }]
      : []),
    ...(sectionCount > maxSections
      ? [{ path: ["bodyTextSections"], message: `At most ${maxSections} body text sections at a time` }]
      : []),
  ]
}

function faultsOfRequired(form: AnyForm): Fault[] {
  const platform = findPlatform(form.platform)
  const required = platform ? fieldsOf(platform).filter(({ isRequired }) => isRequired) : []
  return required
    .filter(({ key }) => isBlank(form[key]))
    .map(({ key, label }) => ({ path: [key], message: `${label} is required` }))
}

/** A row with any text must have all that a product needs. */
const faultsOfProducts = ({ products }: AnyForm): Fault[] =>
  products.flatMap((row, index) => {
    if (isEmptyRow(row)) return []
    return [
      ...(isBlank(row.name) ? [{ path: ["products", index, "name"], message: "Product name is required" }] : []),
      ...([...row.description.trim()].length < productDescriptionMinChars
        ? [
            {
              path: ["products", index, "description"],
              message: `Description must be at least ${productDescriptionMinChars} characters`,
            },
          ]
        : []),
    ]
  })

const withoutEmptyRows = (form: AnyForm): AnyForm => ({
  ...form,
  products: form.products.filter((row) => !isEmptyRow(row)),
  bodyTextSections: form.bodyTextSections.filter(({ content }) => !isBlank(content)),
})

/** The body of "Generate". Without a tone or style, the user's settings apply. */
export const formSchema = z.pipe(
  anyForm.check(
    z.check(({ value, issues }) => {
      const faults = [...faultsOfRequired(value), ...faultsOfProducts(value), ...faultsOfSizes(value)]
      for (const { path, message } of faults) issues.push({ code: "custom", input: value, path, message })
    }),
  ),
  z.transform(withoutEmptyRows),
)
export type Form = z.output<typeof formSchema>

/** A form in any state of completion: for drafts, and for scoring while somebody types. */
export const unfinishedFormSchema = z.extend(anyForm, { platform: z.optional(platformSchema) })
export type UnfinishedForm = z.output<typeof unfinishedFormSchema>
