import { useFormContext, useFormState } from "react-hook-form"
import type { Form } from "../../../../contract/seo/form.ts"
import type { FormInput } from "./fields/brief-values.ts"
import { type BriefPath, messageAt } from "./form-problems.ts"

/** The form that everything in this room types into. */
export const useBrief = () => useFormContext<FormInput, unknown, Form>()

/** What is wrong with one field; only that field is drawn again when it changes. */
export function useProblem(path: BriefPath): string | undefined {
  const { control } = useBrief()
  const { errors } = useFormState({ control, name: path, exact: true })
  return messageAt(errors, path)
}
