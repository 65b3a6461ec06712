import type { ReactNode } from "react"

export type SelectOption = {
  value: string
  label: string
  /** Shown under the label, and also searched. */
  hint?: string
  icon?: ReactNode
}
