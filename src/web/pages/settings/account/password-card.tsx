import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import * as z from "zod/mini"
import { account, passwordChangeSchema } from "../../../../contract/account.ts"
import type { User } from "../../../../contract/auth.ts"
import { CallError } from "../../../api/call-error.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { PasswordHint } from "../../../auth/password-hint.tsx"
import { Button } from "../../../parts/buttons/button.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Field } from "../../../parts/fields/field.tsx"
import { PasswordInput } from "../../../parts/fields/password-input.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"

const schema = z.extend(passwordChangeSchema, { confirmPassword: z.string() }).check(
  z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    message: "The new passwords don't match",
  }),
)
const empty = { currentPassword: "", newPassword: "", confirmPassword: "" }
const names = ["currentPassword", "newPassword", "confirmPassword"] as const

export function PasswordCard({ user }: { user: User }) {
  const { register, handleSubmit, setError, reset, watch, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState

  const onSubmit = handleSubmit(async (body) => {
    try {
      const { message } = await send(account.changePassword, { body })
      reset(empty)
      toast({ title: "Password changed", description: message })
    } catch (error) {
      const issues = error instanceof CallError ? error.issues : []
      for (const { path, message } of issues) {
        const name = names.find((candidate) => candidate === path)
        if (name !== undefined) setError(name, { message })
      }
      const description = explain(error, "Please try again.")
      toast({ title: "The password was not changed", description, variant: "destructive" })
    }
  })

  return (
    <Card as="section" labelledBy="password-change">
      <CardHead id="password-change" title="Password" text="Changing it signs you out on all other devices." />
      <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        <input type="hidden" name="username" autoComplete="username" value={user.username ?? user.email} />
        <Field id="currentPassword" label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput {...register("currentPassword")} autoComplete="current-password" />
        </Field>
        <Field
          id="newPassword"
          label="New password"
          error={errors.newPassword?.message}
          help={<PasswordHint password={watch("newPassword")} />}
        >
          <PasswordInput {...register("newPassword")} autoComplete="new-password" />
        </Field>
        <Field id="confirmPassword" label="Confirm new password" error={errors.confirmPassword?.message}>
          <PasswordInput {...register("confirmPassword")} autoComplete="new-password" />
        </Field>
        <div>
          <Button type="submit" isBusy={isSubmitting} busyLabel="Changing...">
            Change password
          </Button>
        </div>
      </form>
    </Card>
  )
}
