import type { FormField } from "../../rule-book/form-field.ts"

export const websiteFields: readonly FormField[] = [
  {
    key: "serviceType",
    label: "Type of service",
    help: "What visitors can order, book or read here.",
    example: "Design and building of gardens",
    isRequired: false,
    kind: "line",
  },
]
