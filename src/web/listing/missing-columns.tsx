import { Button } from "../parts/buttons/button.tsx"
import { Notice } from "../parts/feedback/notice.tsx"

type MissingColumnsProps = { names: readonly string[]; onHide: () => void }

/** What the exported file still needs from its seller, beside the export button. */
export function MissingColumns({ names, onHide }: MissingColumnsProps) {
  return (
    // It takes the width of the buttons above it and never widens their row.
    <div className="w-0 min-w-full">
      <Notice
        title={`Before you upload: ${names.length === 1 ? "1 column" : `${names.length} columns`} that only you know`}
        action={
          <Button size="sm" onClick={onHide}>
            Hide
          </Button>
        }
      >
        <span className="wrap-anywhere">{names.join(", ")}</span>
      </Notice>
    </div>
  )
}
