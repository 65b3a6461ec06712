import { maxChars } from "../../../../../contract/seo/form.ts"
import type { PlatformId } from "../../../../../domain/platform-summaries.ts"
import { platforms } from "../../../../../domain/platforms/index.ts"
import { fieldsOf } from "../../../../../domain/rule-book/core-fields.ts"
import { briefTexts } from "../../../../../domain/seo/brief.ts"
import type { FormInput } from "./brief-values.ts"

const limits = new Map(platforms.flatMap(fieldsOf).map(({ key, kind }) => [key, maxChars[kind]]))

/**
 * Without texts that are too long in fields that these platforms do not have: they stay in the form, for another change
 * of platform, but nobody could correct a hidden field.
 */
export function dropUnseen(values: FormInput, shown: readonly PlatformId[]): FormInput {
  const seen = new Set(
    platforms
      .filter(({ id }) => shown.includes(id))
      .flatMap(fieldsOf)
      .map(({ key }) => key),
  )
  const isTooLong = (key: (typeof briefTexts)[number]) => (values[key] ?? "").length > (limits.get(key) ?? 0)
  const unseen = briefTexts.filter((key) => !seen.has(key) && isTooLong(key))
  return { ...values, ...Object.fromEntries(unseen.map((key) => [key, ""])) }
}
