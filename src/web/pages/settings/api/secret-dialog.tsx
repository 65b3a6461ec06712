import { Button } from "../../../parts/buttons/button.tsx"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { Dialog } from "../../../parts/overlays/dialog.tsx"

export interface Secret {
  readonly title: string
  readonly text: string
  /** Its name where it is copied: "API key". */
  readonly label: string
  readonly value: string
}

/** A secret, shown only once. */
export function SecretDialog({ secret, onClose }: { secret: Secret | undefined; onClose: () => void }) {
  const { title = "", text = "", label = "", value = "" } = secret ?? {}
  return (
    <Dialog
      isOpen={secret !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      text={text}
      footer={
        <>
          <CopyButton text={value} label={label} words="Copy" size="md" />
          <Button variant="primary" onClick={onClose}>
            I have kept it
          </Button>
        </>
      }
    >
      <code className="block break-all rounded-md bg-sunken px-3 py-2 font-mono text-sm">{value}</code>
    </Dialog>
  )
}
