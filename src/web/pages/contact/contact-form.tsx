import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { support, supportMessageSchema } from "../../../contract/support.ts"
import { send } from "../../api/send.ts"
import { useUser } from "../../api/user.ts"
import { EntryButton } from "../../auth/entry-button.tsx"
import { EntryProblems } from "../../auth/entry-problems.tsx"
import { useEntryForm } from "../../auth/use-entry-form.ts"
import { Field } from "../../parts/fields/field.tsx"
import { TextArea } from "../../parts/fields/text-area.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"

export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver: zodResolver(supportMessageSchema), shouldFocusError: false })
  const { register, formState, getValues, setValue } = form
  const { errors } = formState
  const { data: user } = useUser()
  const { onSubmit, problems, failure, isBusy, summaryRef } = useEntryForm(
    form,
    ["email", "message"],
    async (body) => {
      await send(support.writeToSupport, { body })
      onSent(body.email)
      return null
    },
    "Your message could not be sent",
  )
  useEffect(() => {
    if (user && !getValues("email")) setValue("email", user.email)
  }, [user, getValues, setValue])
  useEffect(() => {
    const payment = new URLSearchParams(location.search).get("payment")
    if (payment !== null && !getValues("message")) setValue("message", `About payment ${payment}: `)
  }, [getValues, setValue])
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <EntryProblems ref={summaryRef} problems={problems} failure={failure} />
      <Field id="email" label="Email" isRequired error={errors.email?.message} help="We reply to this address.">
        <TextInput {...register("email")} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field id="message" label="Message" isRequired error={errors.message?.message}>
        <TextArea {...register("message")} rows={6} maxLength={4000} />
      </Field>
      <EntryButton label="Send message" busyLabel="Sending..." isBusy={isBusy} />
    </form>
  )
}
