import type { BriefText } from "../seo/brief.ts"

/** One field of the form that a brief is typed into. */
export interface FormField<Key extends string = BriefText> {
  readonly key: Key
  readonly label: string
  readonly help: string
  readonly example: string
  readonly isRequired: boolean
  /** `line` one line, `text` several, `list` items that are split at commas, semicolons or lines, `select` one of the options. */
  readonly kind: "line" | "text" | "list" | "select"
  /** With `select`: what the platform itself offers. Free text is still accepted, so that nobody is stuck. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}
