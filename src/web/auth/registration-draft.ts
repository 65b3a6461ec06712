import * as z from "zod/mini"

/**
 * The typed registration, so that a reload does not lose it. Never the password. In the tab's own storage, which ends
 * with the tab.
 */
const key = "registration-draft"

const draftSchema = z.partial(
  z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), username: z.string() }),
)
export type RegistrationDraft = z.output<typeof draftSchema>

export function readDraft(): RegistrationDraft {
  try {
    const { success, data } = z.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(key) ?? "{}"))
    return success ? data : {}
  } catch {
    return {}
  }
}

export function keepDraft({ firstName, lastName, email, username }: RegistrationDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ firstName, lastName, email, username }))
  } catch {
    // Storage can be forbidden or full; the form works without it.
  }
}

export function dropDraft() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}
