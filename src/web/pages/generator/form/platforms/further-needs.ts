import { type PlatformId, platformSummaries } from "../../../../../domain/platform-summaries.ts"
import { fieldsOf } from "../../../../../domain/rule-book/core-fields.ts"
import type { FormField } from "../../../../../domain/rule-book/form-field.ts"
import type { BriefText } from "../../../../../domain/seo/brief.ts"
import { findPlatform } from "../../../../../domain/seo/find-platform.ts"
import { findCarried } from "../fields/find-carried.ts"

type Texts = Readonly<Record<BriefText, string>>

/** A required field of a further platform that the form lacks. */
export interface FurtherNeed {
  readonly field: FormField
  /** Its source as long as it is empty; null: it has to be typed. */
  readonly carried: { readonly label: string; readonly text: string } | null
}

const labels = new Map(
  platformSummaries.flatMap(({ id }) => requiredAndOther(id)).map(({ key, label }) => [key, label] as const),
)

function requiredAndOther(id: PlatformId): readonly FormField[] {
  const platform = findPlatform(id)
  return platform ? fieldsOf(platform) : []
}

/** The fields of this further platform that the main platform's form lacks. */
export function needsOf(texts: Texts, chosen: PlatformId, further: PlatformId): FurtherNeed[] {
  const shown = new Set(requiredAndOther(chosen).map(({ key }) => key))
  return requiredAndOther(further)
    .filter(({ key, isRequired }) => isRequired && !shown.has(key))
    .map((field) => {
      const source = findCarried({ ...texts, [field.key]: "" }, further).find(({ to }) => to === field.key)
      const label = source && labels.get(source.from)
      return { field, carried: source && label !== undefined ? { label, text: source.text } : null }
    })
}

/** What is still missing before every one can be written. */
export function missingFor(texts: Texts, chosen: PlatformId, further: readonly PlatformId[]): FurtherNeed[] {
  const needs = further.flatMap((id) => needsOf(texts, chosen, id))
  const missing = needs.filter(({ field, carried }) => carried === null && texts[field.key].trim() === "")
  return missing.filter(({ field }, place) => missing.findIndex((other) => other.field.key === field.key) === place)
}
