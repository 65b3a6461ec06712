import type { ReactNode } from "react"

export type SelectOption = {
  value: string
  label: string
  /** Said under the label, and found by the search as well. */
  hint?: string
  icon?: ReactNode
}
