import { CallError, hasCode } from "../api/call-error.ts"
import { explain, isUnreachable, unreachable, waitInWords } from "../api/explain.ts"

/** Why the sign-in failed: the message above the form, and those at single fields. */
export interface EntryFailure {
  readonly title: string
  readonly text: string
  readonly fields: readonly { readonly name: string; readonly message: string }[]
  /** The name or address already belongs to an account, perhaps their own. */
  readonly isTaken?: true
}

export function entryFailure(error: unknown, title: string): EntryFailure {
  if (isUnreachable(error)) return { title, text: unreachable, fields: [] }
  if (!(error instanceof CallError)) return { title, text: "Please try again.", fields: [] }
  const text = explain(error, "Please try again.")
  if (hasCode(error, "sign_in_locked")) return { title: "Signing in is paused", text, fields: [] }
  if (error.status === 429) {
    const wait = waitInWords(error.retryAfterSeconds)
    return { title: "Too many attempts", text: `Please try again ${wait}. What you typed is still here.`, fields: [] }
  }
  if (hasCode(error, "username_taken"))
    return { title, text, fields: [{ name: "username", message: text }], isTaken: true }
  if (hasCode(error, "email_taken")) return { title, text, fields: [{ name: "email", message: text }], isTaken: true }
  return { title, text, fields: error.issues.map(({ path, message }) => ({ name: path, message })) }
}
