import { Check, CloudOff } from "lucide-react"
import { explain } from "../../../api/explain.ts"
import { Button } from "../../../parts/button.tsx"
import { Spinner } from "../../../parts/spinner.tsx"
import type { SaveState } from "./autosave.ts"

type SaveStatusProps = { state: SaveState; onRetry: () => void }

/** Whether the server has what is written. Only what is bad news is read out at once. */
export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  if (state.kind === "failed") {
    return (
      <div role="alert" className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-bad text-sm">
        <span className="flex min-w-0 gap-1.5">
          <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            Not saved: {explain(state.error, "the server could not take it.")} Your edits are kept in this browser.
          </span>
        </span>
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <p className="flex items-center gap-1.5 text-ink-faint text-sm">
      {state.kind === "saved" ? (
        <>
          <Check aria-hidden="true" className="size-4 text-good" />
          Saved
        </>
      ) : (
        <>
          <Spinner size="sm" />
          Saving…
        </>
      )}
    </p>
  )
}
