import { Button } from "../../../parts/buttons/button.tsx"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { Dialog } from "../../../parts/overlays/dialog.tsx"

type RecoveryCodesDialogProps = { codes: readonly string[] | undefined; onClose: () => void }

export function RecoveryCodesDialog({ codes = [], onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      isOpen={codes.length > 0}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Your recovery codes"
      text="Each opens your account once if your phone is lost. They are never shown again: keep them where you keep important papers."
      width="sm"
      footer={
        <>
          <CopyButton text={codes.join("\n")} label="Recovery codes" words="Copy all" size="md" />
          <Button variant="primary" onClick={onClose}>
            I have kept them
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-2 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="rounded-sm bg-sunken px-2 py-1 text-center">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
