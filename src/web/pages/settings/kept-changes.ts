import * as z from "zod/mini"
import { profileSchema, settingsSchema } from "../../../contract/account.ts"
import type { FormValues } from "./form-values.ts"

/** Unsaved changes survive a reload and the back button, in this tab. Passwords are never included. */
const schema = z.partial(z.extend(settingsSchema, profileSchema.shape))

const keyOf = (userId: string): string => `settings-changes:${userId}`

export function keepChanges(userId: string, changes: Partial<FormValues>): void {
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(keyOf(userId))
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(changes))
  } catch {
    // Storage can be forbidden or full; the form works without it.
  }
}

export function readChanges(userId: string, saved: FormValues): FormValues {
  try {
    const { success, data } = z.safeParse(schema, JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? "{}"))
    return success ? { ...saved, ...withoutUndefined(data) } : saved
  } catch {
    return saved
  }
}

const withoutUndefined = (data: z.output<typeof schema>): Partial<FormValues> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
