import { AlertDialog as Radix } from "radix-ui"
import { Button } from "../buttons/button.tsx"
import { classes } from "../classes.ts"
import { Backdrop } from "./backdrop.tsx"
import { dialogFrame } from "./dialog-frame.ts"
import { useReturnFocus } from "./use-return-focus.ts"

type ConfirmProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  text: string
  confirmLabel: string
  cancelLabel?: string
  tone?: "plain" | "danger"
  /** While it is true, the question stays open; the caller closes it when the work is done. */
  isBusy?: boolean
  onConfirm: () => void
}

/** A question before an irreversible action. A click outside is not an answer, and Cancel has the focus. */
export function Confirm({
  isOpen,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel = "Cancel",
  tone = "plain",
  isBusy = false,
  onConfirm,
}: ConfirmProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => (next || !isBusy) && onOpenChange(next)}>
      <Radix.Portal>
        <Backdrop />
        <Radix.Content {...returnFocus} aria-modal="true" className={classes(dialogFrame, "max-w-md p-6")}>
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{text}</Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button disabled={isBusy}>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={tone === "danger" ? "danger" : "primary"} isBusy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
