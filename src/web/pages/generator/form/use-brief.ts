import { useFormContext, useFormState } from "react-hook-form"
import type { Form } from "../../../../contract/seo/form.ts"
import type { FormInput } from "./fields/brief-values.ts"
import { type BriefPath, messageAt } from "./form-problems.ts"

/** The form that all fields here belong to. */
export const useBrief = () => useFormContext<FormInput, unknown, Form>()

/** The error of one field; only that field is rendered again when it changes. */
export function useProblem(path: BriefPath): string | undefined {
  const { control } = useBrief()
  const { errors } = useFormState({ control, name: path, exact: true })
  return messageAt(errors, path)
}
