import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { auth, codeFormSchema } from "../../../contract/auth.ts"
import { hasCode } from "../../api/call-error.ts"
import { send } from "../../api/send.ts"
import { EntryButton } from "../../auth/entry-button.tsx"
import { EntryProblems } from "../../auth/entry-problems.tsx"
import { useEntryForm } from "../../auth/use-entry-form.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { toast } from "../../parts/feedback/toast.ts"
import { Field } from "../../parts/fields/field.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"

/** The second half of a sign-in. */
export function CodeForm({ onStartAgain }: { onStartAgain: () => void }) {
  const form = useForm({ resolver: zodResolver(codeFormSchema), shouldFocusError: false })
  const { onSubmit, problems, failure, isBusy, summaryRef } = useEntryForm(
    form,
    ["code"],
    async (body) => {
      try {
        return await send(auth.passTwoFactor, { body })
      } catch (error) {
        if (!hasCode(error, "sign_in_again")) throw error
        toast({ title: "That took too long", description: "Please sign in with your password again." })
        onStartAgain()
        return null
      }
    },
    "You could not be signed in",
  )
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <EntryProblems ref={summaryRef} problems={problems} failure={failure} />
      <Field
        id="code"
        label="Code"
        isRequired
        error={form.formState.errors.code?.message}
        help="Six digits, or one of your recovery codes."
      >
        <TextInput
          {...form.register("code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
        />
      </Field>
      <EntryButton label="Sign in" busyLabel="Signing in..." isBusy={isBusy} />
      <Button variant="quiet" isWide onClick={onStartAgain}>
        Start again
      </Button>
    </form>
  )
}
