import { type FormEvent, useState } from "react"
import type { Proof } from "../../../contract/account.ts"
import { explain } from "../../api/explain.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { PasswordInput } from "../../parts/fields/password-input.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"
import { Dialog } from "../../parts/overlays/dialog.tsx"

export interface Asked {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly tone?: "danger"
  readonly run: (proof: Proof) => Promise<void>
}

interface ProofDialogProps {
  asked: Asked | undefined
  /** A code of the authenticator app is also accepted. */
  hasCode: boolean
  onClose: () => void
}

export function ProofDialog({ asked, hasCode, onClose }: ProofDialogProps) {
  const [isByCode, setByCode] = useState(false)
  const [typed, setTyped] = useState("")
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (typed === "") {
      setError(isByCode ? "Please enter the code" : "Password is required")
      return
    }
    setBusy(true)
    setError(undefined)
    try {
      await asked?.run(isByCode ? { code: typed } : { password: typed })
      onClose()
    } catch (failure) {
      setError(explain(failure, "That did not work. Please try again."))
    }
    setBusy(false)
  }

  const change = (event: { target: { value: string } }) => setTyped(event.target.value)
  return (
    <Dialog
      isOpen={asked !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={asked?.title ?? ""}
      text={asked?.text ?? ""}
      width="sm"
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5 pb-2">
        <Field id="proof" label={isByCode ? "Code" : "Your password"} isRequired error={error}>
          {isByCode ? (
            <TextInput value={typed} onChange={change} autoComplete="one-time-code" />
          ) : (
            <PasswordInput value={typed} onChange={change} autoComplete="current-password" />
          )}
        </Field>
        {hasCode && (
          <Button
            variant="quiet"
            onClick={() => {
              setByCode(!isByCode)
              setTyped("")
              setError(undefined)
            }}
          >
            {isByCode ? "Use the password instead" : "Use a code instead"}
          </Button>
        )}
        <Button type="submit" variant={asked?.tone === "danger" ? "danger" : "primary"} isWide isBusy={isBusy}>
          {asked?.confirmLabel ?? "Go on"}
        </Button>
      </form>
    </Dialog>
  )
}
