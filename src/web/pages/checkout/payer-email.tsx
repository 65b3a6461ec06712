import { useState } from "react"
import * as z from "zod/mini"
import { useUser } from "../../api/user.ts"
import { keepDraft, readDraft } from "../../auth/registration-draft.ts"
import { Field } from "../../parts/fields/field.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"

const emailSchema = z.string().check(z.trim(), z.email(), z.maxLength(254))
const fieldId = "payer-email"

/** Where the receipt goes, with the link that finds the payment again. An account already has an address. */
export function usePayerEmail() {
  const { data: user } = useUser()
  const [typed, setTyped] = useState(() => readDraft().email ?? "")
  const [error, setError] = useState<string>()

  /** Null if it is invalid; the error is shown, and the field has the focus. */
  function readEmail(): string | null {
    if (user) return user.email
    const { success, data } = z.safeParse(emailSchema, typed)
    setError(success ? undefined : "Valid email is required")
    if (success) {
      // The account is created after paying, and its form need not ask again.
      keepDraft({ ...readDraft(), email: data })
      return data
    }
    document.getElementById(fieldId)?.focus()
    return null
  }

  const field = user ? (
    <p className="text-ink-soft">Paying as {user.email}</p>
  ) : (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">
        Already a customer?{" "}
        <a className="link" href="/api/auth/login">
          Sign in
        </a>
      </p>
      <Field
        id={fieldId}
        label="Email"
        isRequired
        error={error}
        help="For the receipt. You create your account after paying."
      >
        <TextInput
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
      </Field>
    </div>
  )
  return { field, readEmail }
}
