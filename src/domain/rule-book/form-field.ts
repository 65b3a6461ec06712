import type { BriefText } from "../seo/brief.ts"

/** One field of the form for a brief. */
export interface FormField<Key extends string = BriefText> {
  readonly key: Key
  readonly label: string
  readonly help: string
  readonly example: string
  readonly isRequired: boolean
  /**
   * `line` is one line, `text` several, `list` items separated by commas, semicolons or lines, `select` one of the
   * options.
   */
  readonly kind: "line" | "text" | "list" | "select"
  /** For `select`: the platform's own options. Free text is still accepted, so that nobody is stuck. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}
