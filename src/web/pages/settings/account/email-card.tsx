import { type FormEvent, useState } from "react"
import { account, type Proof } from "../../../../contract/account.ts"
import { auth, forgottenSchema, type User } from "../../../../contract/auth.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Field } from "../../../parts/fields/field.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { useProof } from "../use-proof.tsx"

export function EmailCard({ user }: { user: User }) {
  const [typed, setTyped] = useState("")
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { tryFirst, dialog } = useProof(user)

  async function change(email: string, proof: Proof = {}) {
    const { message } = await send(account.changeEmail, { body: { email, ...proof } })
    toast({ title: "Check your email", description: message })
    setTyped("")
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { success, data } = forgottenSchema.safeParse({ email: typed })
    setError(success ? undefined : "Valid email is required")
    if (!success) return
    setBusy(true)
    await tryFirst("Change your email address", () => change(data.email))
    setBusy(false)
  }

  return (
    <Card as="section" labelledBy="email-address">
      <CardHead
        id="email-address"
        title="Email"
        text={<span className="break-words">{user.email}</span>}
        action={
          <Badge tone={user.isVerified ? "good" : "warn"}>{user.isVerified ? "Confirmed" : "Not confirmed"}</Badge>
        }
      />
      {!user.isVerified && <SendAgain />}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <Field
          id="new-email"
          label="New email address"
          error={error}
          help="We mail a link to it. Your address changes when you open that link."
        >
          <TextInput
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
        </Field>
        <div>
          <Button type="submit" isBusy={isBusy}>
            Change email
          </Button>
        </div>
      </form>
      {dialog}
    </Card>
  )
}

function SendAgain() {
  const [isBusy, setBusy] = useState(false)

  async function sendAgain() {
    setBusy(true)
    try {
      const { message } = await send(auth.resendVerification)
      toast({ title: "Check your email", description: message })
    } catch (error) {
      const description = explain(error, "Please try again.")
      toast({ title: "The email could not be sent", description, variant: "destructive" })
    }
    setBusy(false)
  }

  return (
    <div className="mb-5">
      <Button size="sm" isBusy={isBusy} onClick={() => void sendAgain()}>
        Resend the confirmation link
      </Button>
    </div>
  )
}
