import { useState } from "react"
import { adsLimits } from "../../../domain/ads/knowledge/limits.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"
import { Dialog } from "../../parts/overlays/dialog.tsx"

type RenameDialogProps = { name: string; isBusy: boolean; onClose: () => void; onRename: (name: string) => void }

const { maxChars } = adsLimits.campaignName

export function RenameDialog({ name, isBusy, onClose, onRename }: RenameDialogProps) {
  const [typed, setTyped] = useState(name)
  const isEmpty = typed.trim() === ""
  const submit = () => {
    if (!isEmpty) onRename(typed.trim())
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Rename campaign"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={isBusy} disabled={isEmpty} onClick={submit}>
            Save
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          label="Campaign name"
          isRequired
          counter={{ count: typed.length, max: maxChars, unit: "characters" }}
          {...(isEmpty ? { error: "A campaign needs a name" } : {})}
        >
          <TextInput value={typed} maxLength={maxChars} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
