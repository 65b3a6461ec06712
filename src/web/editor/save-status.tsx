import { Check, CloudOff, PenLine } from "lucide-react"
import { hasCode } from "../api/call-error.ts"
import { explain, isUnreachable } from "../api/explain.ts"
import { Button } from "../parts/buttons/button.tsx"
import { Spinner } from "../parts/feedback/spinner.tsx"
import type { SaveState } from "./autosave.ts"

type SaveStatusProps = { state: SaveState; onRetry: () => void }

/** Whether the server has the current text. Only bad news is announced at once. */
export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  if (state.kind === "failed") {
    const isGone = hasCode(state.error, "not_found")
    return (
      <div role="alert" className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-bad text-sm">
        <span className="flex min-w-0 gap-1.5">
          <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            Not saved: {isGone ? gone : explain(state.error, "the server could not take it.")}{" "}
            {isUnreachable(state.error) ? keptAndSent : kept}
          </span>
        </span>
        {!isGone && (
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    )
  }
  return <p className="flex items-center gap-1.5 text-ink-faint text-sm">{looks[state.kind]}</p>
}

const gone = "this listing was deleted."
const kept = "Your edits are kept in this browser."
const keptAndSent = "Your edits are kept in this browser and will be sent when the connection is back."

// No animation while somebody types: each turn would cost a frame.
const looks = {
  saved: (
    <>
      <Check aria-hidden="true" className="size-4 text-good" />
      Saved
    </>
  ),
  waiting: (
    <>
      <PenLine aria-hidden="true" className="size-4" />
      Not saved yet
    </>
  ),
  saving: (
    <>
      <Spinner size="sm" />
      Saving…
    </>
  ),
}
