import { appFieldsWith } from "../../rule-book/app-fields.ts"
import { playCategories } from "../../rule-book/enumerations/play-categories.ts"
import type { FormField } from "../../rule-book/form-field.ts"

export const playstoreFields: readonly FormField[] = appFieldsWith({
  categories: playCategories,
  deviceExample: "Android 9 and up, tablets",
})
