import type { PlatformId } from "../../../../../domain/platform-summaries.ts"
import { fieldsOf } from "../../../../../domain/rule-book/core-fields.ts"
import type { FormField } from "../../../../../domain/rule-book/form-field.ts"
import { findPlatform } from "../../../../../domain/seo/find-platform.ts"

export interface FormFields {
  /** What nobody can do without, in the order of the form. */
  readonly required: readonly FormField[]
  /** What only this platform asks for. */
  readonly own: readonly FormField[]
  /** What helps on every platform. */
  readonly general: readonly FormField[]
}

/** The fields of a platform's form, put where the form shows them. The long description comes last of the required. */
export function formFieldsOf(id: PlatformId): FormFields {
  const platform = findPlatform(id)
  if (platform === undefined) return { required: [], own: [], general: [] }
  const all = fieldsOf(platform)
  const required = all.filter(({ isRequired }) => isRequired)
  const isOwn = ({ key }: FormField) => platform.fields.some((field) => field.key === key)
  const optional = all.filter(({ isRequired }) => !isRequired)
  return {
    required: [...required.filter(({ kind }) => kind !== "text"), ...required.filter(({ kind }) => kind === "text")],
    own: optional.filter(isOwn),
    general: optional.filter((field) => !isOwn(field)),
  }
}
