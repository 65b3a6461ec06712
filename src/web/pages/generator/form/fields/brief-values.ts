import * as z from "zod/mini"
import { type formSchema, maxProducts, maxSections } from "../../../../../contract/seo/form.ts"
import { type PlatformId, platformSummaries } from "../../../../../domain/platform-summaries.ts"
import { type BriefText, briefTexts, type Style, styles, type Tone, tones } from "../../../../../domain/seo/brief.ts"
import { findCarried } from "./find-carried.ts"

export type ProductValues = { name: string; category: string; description: string }
export type SectionValues = { id: string; content: string }

/** The form's current values, complete or not. Every text exists on every platform, most of them empty. */
export type BriefValues = Record<BriefText, string> & {
  platform: PlatformId | ""
  products: ProductValues[]
  bodyTextSections: SectionValues[]
  tone?: Tone | undefined
  style?: Style | undefined
}

/** The same once a platform is chosen. */
export type FilledValues = BriefValues & { platform: PlatformId }

/** The form library's values: the contract's input. `readValues` creates them. */
export type FormInput = z.input<typeof formSchema>

export const emptyProduct = (): ProductValues => ({ name: "", category: "", description: "" })

export const isEmptyProduct = ({ name, category, description }: ProductValues): boolean =>
  [name, category, description].every((text) => text.trim() === "")

/** With a unique id. */
export function emptySection(others: readonly SectionValues[] = []): SectionValues {
  const taken = new Set(others.map(({ id }) => id))
  let number = others.length + 1
  while (taken.has(`section_${number}`)) number++
  return { id: `section_${number}`, content: "" }
}

const text = z.catch(z.string(), "")
const rowsOf = <Row extends z.ZodMiniType>(row: Row, max: number) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((rows) => rows.slice(0, max).flatMap((one) => row.safeParse(one).data ?? [])),
    ),
    [],
  )

const textsSchema = z.record(z.enum(briefTexts), text)
const restSchema = z.object({
  platform: z.catch(z.enum(["", ...platformSummaries.map(({ id }) => id)]), ""),
  products: rowsOf(z.object({ name: text, category: text, description: text }), maxProducts),
  bodyTextSections: rowsOf(z.object({ id: text, content: text }), maxSections),
  tone: z.catch(z.optional(z.enum(tones)), undefined),
  style: z.catch(z.optional(z.enum(styles)), undefined),
})

/** Converts a draft, a stored form or the browser's storage to values that the form can show. */
export function readValues(form: unknown): BriefValues {
  const known = new Map(typeof form === "object" && form !== null ? Object.entries(form) : [])
  const { products, bodyTextSections, ...rest } = restSchema.parse(Object.fromEntries(known))
  return {
    ...textsSchema.parse(Object.fromEntries(briefTexts.map((key) => [key, known.get(key)]))),
    ...rest,
    products: products.length > 0 ? products : [emptyProduct()],
    bodyTextSections: withOwnIds(bodyTextSections),
  }
}

/** At least one, without duplicate ids: the form uses them as keys. */
function withOwnIds(sections: readonly SectionValues[]): SectionValues[] {
  const kept: SectionValues[] = []
  for (const { id, content } of sections) {
    const isTaken = id === "" || kept.some((other) => other.id === id)
    kept.push({ id: isTaken ? emptySection(kept).id : id, content })
  }
  return kept.length > 0 ? kept : [emptySection()]
}

export const emptyValues = (platform: PlatformId | "" = ""): BriefValues => readValues({ platform })

/** Whether anything was typed, so that it is worth saving, and replacing it needs a confirmation. */
export const hasText = (values: BriefValues): boolean =>
  values.bodyTextSections.some(({ content }) => content.trim() !== "") ||
  briefTexts.some((key) => values[key].trim() !== "") ||
  values.products.some((product) => !isEmptyProduct(product))

/** The same values for another platform: every text stays, and its empty fields are filled from similar ones. */
export function carryOver(values: BriefValues, platform: PlatformId): FilledValues {
  const carried = findCarried(values, platform).map(({ to, text: found }) => [to, found])
  return { ...values, ...Object.fromEntries(carried), platform }
}
