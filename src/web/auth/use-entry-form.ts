import { useEffect, useRef, useState } from "react"
import type { FieldValues, Path, UseFormReturn } from "react-hook-form"
import type { SignedInUser, User } from "../../contract/auth.ts"
import type { FieldProblem } from "../parts/fields/error-summary.tsx"
import { afterSignIn } from "./after-sign-in.ts"
import { type EntryFailure, entryFailure } from "./entry-failure.ts"

/**
 * Shared by the sign-in forms: submit, continue, or show errors and focus them. Null: the caller handles the next step.
 */
export function useEntryForm<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  names: readonly Path<Values>[],
  enter: (values: Parsed) => Promise<User | SignedInUser | null>,
  failureTitle: string,
) {
  const [failure, setFailure] = useState<EntryFailure>()
  const [isLeaving, setLeaving] = useState(false)
  const summaryRef = useRef<HTMLDivElement>(null)
  const { errors, isSubmitting, submitCount } = form.formState

  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      const user = await enter(values)
      if (user === null) return
      setLeaving(true)
      location.assign(afterSignIn(user))
    } catch (error) {
      const next = entryFailure(error, failureTitle)
      for (const { name, message } of next.fields) {
        const known = names.find((candidate) => candidate === name)
        if (known !== undefined) form.setError(known, { message })
      }
      setFailure(next)
    }
  })

  const problems = names.flatMap((name): FieldProblem[] => {
    const message = messageOf(errors[name])
    return message === undefined ? [] : [{ fieldId: name, message }]
  })
  const hasProblem = problems.length > 0 || failure !== undefined
  const problemKey = !isSubmitting && hasProblem ? submitCount : 0
  useEffect(() => {
    if (problemKey > 0) summaryRef.current?.focus()
  }, [problemKey])

  return { onSubmit, problems, failure, isBusy: isSubmitting || isLeaving, summaryRef }
}

const messageOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
    ? error.message
    : undefined
