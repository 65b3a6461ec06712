import { zodResolver } from "@hookform/resolvers/zod"
import { type UseFormReturn, useForm } from "react-hook-form"
import { Link } from "wouter"
import { auth, type Registration, registrationSchema } from "../../contract/auth.ts"
import { send } from "../api/send.ts"
import { Field } from "../parts/fields/field.tsx"
import { PasswordInput } from "../parts/fields/password-input.tsx"
import { TextInput } from "../parts/fields/text-input.tsx"
import { EntryButton } from "./entry-button.tsx"
import { EntryProblems } from "./entry-problems.tsx"
import { PasswordHint } from "./password-hint.tsx"
import { dropDraft } from "./registration-draft.ts"
import { useEntryForm } from "./use-entry-form.ts"
import { useRegistrationDraft } from "./use-registration-draft.ts"

const names = ["firstName", "lastName", "email", "username", "password"] as const

export function RegisterForm() {
  const form = useForm({ resolver: zodResolver(registrationSchema), shouldFocusError: false })
  const { register, formState, watch } = form
  const { errors } = formState
  const { onSubmit, problems, failure, isBusy, summaryRef } = useEntryForm(
    form,
    names,
    async (body) => {
      const user = await send(auth.register, { body })
      dropDraft()
      return user
    },
    "The account could not be created",
  )
  useRegistrationDraft(form)
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <EntryProblems ref={summaryRef} problems={problems} failure={failure} />
      {failure?.isTaken && (
        <p>
          Is it yours?{" "}
          <Link className="link" href="/login">
            Sign in instead
          </Link>
        </p>
      )}
      <NameFields form={form} />
      <Field id="email" label="Email" isRequired error={errors.email?.message}>
        <TextInput {...register("email")} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field id="username" label="Username" isRequired error={errors.username?.message} help="3 to 50 characters.">
        <TextInput {...register("username")} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field
        id="password"
        label="Password"
        isRequired
        error={errors.password?.message}
        help={<PasswordHint password={watch("password") ?? ""} />}
      >
        <PasswordInput {...register("password")} autoComplete="new-password" />
      </Field>
      <EntryButton label="Create account" busyLabel="Creating your account..." isBusy={isBusy} />
    </form>
  )
}

function NameFields({ form: { register, formState } }: { form: UseFormReturn<Registration> }) {
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <Field id="firstName" label="First name" isRequired error={errors.firstName?.message}>
        <TextInput {...register("firstName")} autoComplete="given-name" />
      </Field>
      <Field id="lastName" label="Last name" isRequired error={errors.lastName?.message}>
        <TextInput {...register("lastName")} autoComplete="family-name" />
      </Field>
    </div>
  )
}
