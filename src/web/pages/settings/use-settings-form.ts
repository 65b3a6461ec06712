import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { User } from "../../../contract/auth.ts"
import { explain } from "../../api/explain.ts"
import { toast } from "../../parts/feedback/toast.ts"
import { changesOf, type FormValues } from "./form-values.ts"
import { keepChanges, readChanges } from "./kept-changes.ts"
import { saveValues } from "./save-values.ts"

export type Change = <Key extends keyof FormValues>(key: Key, value: FormValues[Key]) => void

export interface SettingsState {
  readonly values: FormValues
  /** Values that cannot be saved. */
  readonly faults: NameFaults
  readonly change: Change
}

type NameFaults = { readonly firstName?: string; readonly lastName?: string }

/** A name can be changed but not removed. */
const faultsOf = ({ firstName, lastName }: Partial<FormValues>): NameFaults => ({
  ...(firstName?.trim() === "" && { firstName: "First name is required" }),
  ...(lastName?.trim() === "" && { lastName: "Last name is required" }),
})

export function useSettingsForm(user: User, saved: FormValues) {
  const client = useQueryClient()
  const [values, setValues] = useState(() => readChanges(user.id, saved))
  const [isSaving, setSaving] = useState(false)
  const changes = changesOf(saved, values)
  const faults = faultsOf(changes)
  const kept = JSON.stringify(changes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the changes are a new object in each render; their text is not.
  useEffect(() => keepChanges(user.id, changes), [user.id, kept])

  const change: Change = (key, value) => setValues((before) => ({ ...before, [key]: value }))

  async function save(): Promise<void> {
    if (isSaving) return
    const [fault] = Object.values(faults)
    if (fault !== undefined) {
      toast({ title: "Settings could not be saved", description: fault, variant: "destructive" })
      return
    }
    setSaving(true)
    try {
      await saveValues(client, values, changes)
      setValues((now) => ({ ...now, firstName: now.firstName.trim(), lastName: now.lastName.trim() }))
      toast({ title: "Settings saved", description: "Your preferences have been updated successfully." })
    } catch (error) {
      const description = explain(error, "Nothing you chose is lost. Please try again.")
      toast({ title: "Settings could not be saved", description, variant: "destructive" })
    }
    setSaving(false)
  }

  return {
    values,
    faults,
    change,
    save,
    discard: () => setValues(saved),
    isSaving,
    isChanged: Object.keys(changes).length > 0,
  }
}
