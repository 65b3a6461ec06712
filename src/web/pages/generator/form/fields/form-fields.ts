import type { PlatformId } from "../../../../../domain/platform-summaries.ts"
import { fieldsOf } from "../../../../../domain/rule-book/core-fields.ts"
import type { FormField } from "../../../../../domain/rule-book/form-field.ts"
import { findPlatform } from "../../../../../domain/seo/find-platform.ts"

export interface FormFields {
  /** The required fields, in form order. */
  readonly required: readonly FormField[]
  /** This platform's own fields. */
  readonly own: readonly FormField[]
  /** Optional fields of every platform. */
  readonly general: readonly FormField[]
}

/** The fields of a platform's form, in the order shown. The long description comes last among the required ones. */
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
