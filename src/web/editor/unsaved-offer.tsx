import { onFirstUse } from "../../domain/on-first-use.ts"
import type { UnsavedEdits } from "../listing/unsaved-edits.ts"
import { Button } from "../parts/buttons/button.tsx"
import { Notice } from "../parts/feedback/notice.tsx"

const dayMs = 24 * 60 * 60 * 1000
const time = onFirstUse(() => new Intl.DateTimeFormat("en-US", { timeStyle: "short", hour12: false }))
const dayAndTime = onFirstUse(
  () => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", hour12: false }),
)

type UnsavedOfferProps = { offer: UnsavedEdits; onAnswer: (isWanted: boolean) => void }

export function UnsavedOffer({ offer, onAnswer }: UnsavedOfferProps) {
  const isRecent = Date.now() - offer.at < dayMs
  return (
    <Notice
      tone="warn"
      title={`You have edits from ${(isRecent ? time : dayAndTime)().format(offer.at)} that were not saved`}
      action={
        <div className="flex gap-2">
          <Button size="sm" onClick={() => onAnswer(false)}>
            Discard
          </Button>
          <Button size="sm" variant="primary" onClick={() => onAnswer(true)}>
            Restore
          </Button>
        </div>
      }
    >
      We saved them in this browser. Restore them to the fields; you can undo this.
    </Notice>
  )
}
