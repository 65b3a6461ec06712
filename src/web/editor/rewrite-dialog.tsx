import { type FormEvent, useState } from "react"
import type { Slot } from "../../domain/rule-book/slot.ts"
import { explain } from "../api/explain.ts"
import { Button } from "../parts/buttons/button.tsx"
import { ErrorState } from "../parts/feedback/error-state.tsx"
import { Notice } from "../parts/feedback/notice.tsx"
import { Progress } from "../parts/feedback/progress.tsx"
import { Field } from "../parts/fields/field.tsx"
import { TextArea } from "../parts/fields/text-area.tsx"
import { Dialog } from "../parts/overlays/dialog.tsx"
import { type RewriteState, useRewriting } from "./use-rewriting.ts"

const wishMaxChars = 500

type RewriteDialogProps = Parameters<typeof useRewriting>[0] & {
  /** The slots to rewrite, in this order. */
  slots: readonly Slot[]
  lockedCount: number
  onClose: () => void
}

export function RewriteDialog({ slots, lockedCount, onClose, ...rewriting }: RewriteDialogProps) {
  const { state, run, cancel } = useRewriting(rewriting)
  const [wish, setWish] = useState("")
  const isBusy = state.kind === "busy"
  const [first] = slots
  const isOne = slots.length === 1

  async function start(event: FormEvent) {
    event.preventDefault()
    const keys = slots.map(({ key }) => key)
    const from = state.kind === "failed" ? state.done : 0
    if (await run(keys.slice(from), wish.trim())) onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (isOpen) return
        cancel()
        onClose()
      }}
      title={isOne ? `Write “${first?.label}” again` : "Rewrite all"}
      text={
        isOne
          ? "The other fields stay as they are. Undo brings the old text back."
          : `${slots.length} fields will be rewritten one by one${sayLocked(lockedCount)}. Undo restores the old texts.`
      }
    >
      <form onSubmit={start} className="flex flex-col gap-5">
        <Field
          label="What should change?"
          help="Optional. For example “shorter”, “mention the gift box” or “less formal”."
          counter={{ count: wish.length, max: wishMaxChars, unit: "characters" }}
        >
          <TextArea
            rows={3}
            maxLength={wishMaxChars}
            readOnly={isBusy}
            value={wish}
            onChange={(event) => setWish(event.target.value)}
          />
        </Field>
        <Standing state={state} slots={slots} />
        <div className="flex flex-wrap justify-end gap-3">
          {isBusy ? <Button onClick={cancel}>Stop</Button> : <Button onClick={onClose}>Cancel</Button>}
          <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Writing…" disabled={slots.length === 0}>
            Rewrite
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const sayLocked = (count: number): string =>
  count === 0 ? "" : count === 1 ? "; the locked field stays as it is" : `; the ${count} locked fields stay as they are`

function Standing({ state, slots }: { state: RewriteState; slots: readonly Slot[] }) {
  if (state.kind === "busy" && slots.length > 1) {
    const label = slots.find(({ key }) => key === state.slot)?.label ?? ""
    return <Progress label="Writing" done={state.done} total={slots.length} unit="fields" stage={label} />
  }
  if (state.kind === "unsaved") {
    return (
      <ErrorState
        title="Nothing was rewritten"
        text="Your last edits could not be saved, and the writer needs them. They are safe in this browser; try again in a moment."
      />
    )
  }
  if (state.kind === "unchanged") {
    return (
      <Notice title="No new wording available">
        Every wording that this brief allows has been used. Add a fact to the form, or say what should be different.
      </Notice>
    )
  }
  if (state.kind !== "failed") return null
  return (
    <ErrorState
      title={state.done === 0 ? "The rewrite failed" : `${state.done} of ${slots.length} fields are written`}
      text={explain(state.error, "The writer didn't answer. Your text is unchanged; please try again.")}
    />
  )
}
