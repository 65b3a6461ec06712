import { useEffect } from "react"
import type { UseFormReturn } from "react-hook-form"
import type { Registration } from "../../contract/auth.ts"
import { keepDraft, readDraft } from "./registration-draft.ts"

const kept = ["firstName", "lastName", "email", "username"] as const

/** Restores typed text into fields that are still empty, and saves what is typed from then on. */
export function useRegistrationDraft({ getValues, setValue, watch }: UseFormReturn<Registration>) {
  useEffect(() => {
    const draft = readDraft()
    for (const name of kept) {
      const value = draft[name]
      if (value && !getValues(name)) setValue(name, value)
    }
    const watching = watch((values) => keepDraft(values))
    return () => watching.unsubscribe()
  }, [getValues, setValue, watch])
}
