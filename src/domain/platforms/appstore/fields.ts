import { appFieldsWith } from "../../rule-book/app-fields.ts"
import { appStoreCategories } from "../../rule-book/enumerations/app-store-categories.ts"
import type { FormField } from "../../rule-book/form-field.ts"

export const appstoreFields: readonly FormField[] = appFieldsWith({
  categories: appStoreCategories,
  deviceExample: "iPhone, Apple Watch, iOS 17 or later",
})
