import { type FormEvent, useState } from "react"
import { account } from "../../../../contract/account.ts"
import type { CallReply } from "../../../../contract/call.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { Dialog } from "../../../parts/overlays/dialog.tsx"

export type Setup = CallReply<typeof account.setUpTwoFactor>

interface TwoFactorSetupProps {
  setup: Setup | undefined
  onClose: () => void
  onEnabled: (recoveryCodes: readonly string[]) => void
}

/** Sign-in does not ask for codes until a first code has shown that the app has the secret. */
export function TwoFactorSetup({ setup, onClose, onEnabled }: TwoFactorSetupProps) {
  return (
    <Dialog
      isOpen={setup !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Set up two-factor sign-in"
      text="Scan the picture with an authenticator app, or type the key into it. Then enter the code that the app shows."
      width="sm"
    >
      {setup !== undefined && <SetupForm setup={setup} onEnabled={onEnabled} />}
    </Dialog>
  )
}

function SetupForm({ setup, onEnabled }: { setup: Setup; onEnabled: TwoFactorSetupProps["onEnabled"] }) {
  const [code, setCode] = useState("")
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() === "") {
      setError("Please enter the code")
      return
    }
    setBusy(true)
    setError(undefined)
    try {
      const { recoveryCodes } = await send(account.enableTwoFactor, { body: { code } })
      onEnabled(recoveryCodes)
    } catch (failure) {
      setError(explain(failure, "That did not work. Please try again."))
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5 pb-2">
      <img
        src={setup.qrCode}
        alt="QR code for the authenticator app"
        className="mx-auto size-48 rounded-md bg-white p-2"
      />
      <div className="flex items-center justify-between gap-2 rounded-md bg-sunken py-1 pr-1 pl-3">
        <code className="min-w-0 break-all text-sm">{setup.secret}</code>
        <CopyButton text={setup.secret} label="Key" />
      </div>
      <Field id="first-code" label="Code" isRequired error={error}>
        <TextInput
          value={code}
          onChange={(event) => setCode(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </Field>
      <Button type="submit" variant="primary" isWide isBusy={isBusy}>
        Switch it on
      </Button>
    </form>
  )
}
