import { createContext, use } from "react"

export type FieldState = {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

export const FieldContext = createContext<FieldState | null>(null)

/** The attributes of a control inside a field: its id, its help and error, and whether it is required. */
export function useField() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.isInvalid || undefined,
    "aria-required": field.isRequired || undefined,
  }
}
