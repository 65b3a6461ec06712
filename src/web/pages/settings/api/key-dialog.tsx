import { type FormEvent, useState } from "react"
import { isKeyScope, type KeyScope, keyDays, keyScopes } from "../../../../domain/account/key-scopes.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { Dialog } from "../../../parts/overlays/dialog.tsx"
import { Choice } from "../choice.tsx"
import { CheckList } from "./check-list.tsx"

export interface KeyForm {
  readonly name: string
  readonly scopes: KeyScope[]
  readonly expiresInDays: (typeof keyDays)[number] | null
}

interface KeyDialogProps {
  onClose: () => void
  onCreate: (form: KeyForm) => Promise<void>
}

const scopes = Object.keys(keyScopes).filter(isKeyScope)
const never = "never"
const days = [never, ...keyDays] as const
const dayLabels = { [never]: "Never", 7: "In 7 days", 30: "In 30 days", 90: "In 90 days", 365: "In a year" }

const expiries = { label: "Expires", values: days, labelOf: (value: (typeof days)[number]) => dayLabels[value] }

export function KeyDialog({ onClose, onCreate }: KeyDialogProps) {
  const [name, setName] = useState("")
  const [chosen, setChosen] = useState<readonly KeyScope[]>([])
  const [expiry, setExpiry] = useState<(typeof days)[number]>(90)
  const [isTold, setTold] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isNameless = name.trim() === ""
  const isUseless = chosen.length === 0

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTold(true)
    if (isNameless || isUseless) return
    setBusy(true)
    await onCreate({ name, scopes: [...chosen], expiresInDays: expiry === never ? null : expiry })
    setBusy(false)
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Create an API key"
      text="Give it no more than the program needs. No key can reach your account, security or billing."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5 pb-2">
        <Field
          label="Name"
          isRequired
          help="Helps you remember which program uses it."
          error={isTold && isNameless ? "Name is required" : undefined}
        >
          <TextInput
            value={name}
            onChange={({ target }) => setName(target.value)}
            maxLength={60}
            autoComplete="off"
            placeholder="Night export"
          />
        </Field>
        <CheckList
          label="What it may do"
          words={keyScopes}
          names={scopes}
          chosen={chosen}
          onChange={setChosen}
          error={isTold && isUseless ? "Please choose at least one permission" : undefined}
        />
        <Choice {...expiries} value={expiry} onChange={setExpiry} />
        <Button type="submit" variant="primary" isWide isBusy={isBusy}>
          Create key
        </Button>
      </form>
    </Dialog>
  )
}
