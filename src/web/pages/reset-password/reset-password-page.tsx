import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useSearch } from "wouter"
import * as z from "zod/mini"
import { auth, newPasswordSchema } from "../../../contract/auth.ts"
import { hasCode } from "../../api/call-error.ts"
import { send } from "../../api/send.ts"
import { EntryButton } from "../../auth/entry-button.tsx"
import { EntryProblems } from "../../auth/entry-problems.tsx"
import { PasswordHint } from "../../auth/password-hint.tsx"
import { useEntryForm } from "../../auth/use-entry-form.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Notice } from "../../parts/feedback/notice.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { PasswordInput } from "../../parts/fields/password-input.tsx"
import { Card } from "../../parts/layout/card.tsx"

/** The target of the emailed link. Opening it uses nothing up, because mail programs open links too; the form does. */
export function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get("token")
  const [state, setState] = useState<"form" | "done" | "expired">(token ? "form" : "expired")
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 py-8 sm:py-16">
      <h1 className="text-3xl">Set a new password</h1>
      {state === "form" && token && (
        <Card>
          <NewPasswordForm token={token} onDone={() => setState("done")} onExpired={() => setState("expired")} />
        </Card>
      )}
      {state === "done" && (
        <Notice tone="good" title="Your password has been changed">
          Every browser was signed out. Sign in with the new password now.
        </Notice>
      )}
      {state === "expired" && (
        <ErrorState
          title="This link doesn't work"
          text="It was used already, is older than 30 minutes, or is not complete."
          action={<ButtonLink href="/forgot-password">Ask for a new link</ButtonLink>}
        />
      )}
      <ButtonLink href="/login" isWide variant={state === "done" ? "primary" : "secondary"}>
        {state === "done" ? "Sign in" : "Back to sign in"}
      </ButtonLink>
    </div>
  )
}

const formSchema = z.object({ password: newPasswordSchema })

interface NewPasswordFormProps {
  token: string
  onDone: () => void
  onExpired: () => void
}

function NewPasswordForm({ token, onDone, onExpired }: NewPasswordFormProps) {
  const form = useForm({ resolver: zodResolver(formSchema), shouldFocusError: false })
  const { onSubmit, problems, failure, isBusy, summaryRef } = useEntryForm(
    form,
    ["password"],
    async ({ password }) => {
      try {
        await send(auth.resetPassword, { body: { token, password } })
        onDone()
      } catch (error) {
        if (!hasCode(error, "link_expired")) throw error
        onExpired()
      }
      return null
    },
    "The password could not be set",
  )
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <EntryProblems ref={summaryRef} problems={problems} failure={failure} />
      <Field
        id="password"
        label="New password"
        isRequired
        error={form.formState.errors.password?.message}
        help={<PasswordHint password={form.watch("password") ?? ""} />}
      >
        <PasswordInput {...form.register("password")} autoComplete="new-password" />
      </Field>
      <EntryButton label="Set password" busyLabel="Setting it..." isBusy={isBusy} />
    </form>
  )
}
