import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { auth, forgottenSchema } from "../../../contract/auth.ts"
import { send } from "../../api/send.ts"
import { EntryButton } from "../../auth/entry-button.tsx"
import { EntryProblems } from "../../auth/entry-problems.tsx"
import { useEntryForm } from "../../auth/use-entry-form.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { Notice } from "../../parts/feedback/notice.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"
import { Card } from "../../parts/layout/card.tsx"

export function ForgotPasswordPage() {
  const [answer, setAnswer] = useState<string>()
  return (
    <div className="mx-auto w-full max-w-md py-8 sm:py-16">
      <h1 className="text-3xl">Forgot your password?</h1>
      <p className="mt-2 text-ink-soft">We'll email you a reset link, valid for 30 minutes.</p>
      <div className="mt-6 flex flex-col gap-6">
        {answer === undefined ? (
          <Card>
            <ForgottenForm onSent={setAnswer} />
          </Card>
        ) : (
          <Notice tone="good" title="Check your inbox">
            {answer} It may take a minute. Check your spam folder too.
          </Notice>
        )}
        <ButtonLink href="/login" isWide>
          Back to sign in
        </ButtonLink>
      </div>
    </div>
  )
}

function ForgottenForm({ onSent }: { onSent: (answer: string) => void }) {
  const form = useForm({ resolver: zodResolver(forgottenSchema), shouldFocusError: false })
  const { onSubmit, problems, failure, isBusy, summaryRef } = useEntryForm(
    form,
    ["email"],
    async (body) => {
      onSent((await send(auth.forgotPassword, { body })).message)
      return null
    },
    "The link could not be sent",
  )
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <EntryProblems ref={summaryRef} problems={problems} failure={failure} />
      <Field id="email" label="Email" isRequired error={form.formState.errors.email?.message}>
        <TextInput {...form.register("email")} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <EntryButton label="Send the link" busyLabel="Sending..." isBusy={isBusy} />
    </form>
  )
}
