import { Check, PenLine, Undo2 } from "lucide-react"
import type { BulkRow } from "../../../../contract/bulk/job.ts"
import { scoreBand } from "../../../../domain/score.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge, type BadgeTone } from "../../../parts/feedback/badge.tsx"

const states: Readonly<Record<BulkRow["state"], { label: string; tone: BadgeTone }>> = {
  waiting: { label: "Waiting", tone: "outline" },
  written: { label: "To review", tone: "neutral" },
  accepted: { label: "Accepted", tone: "good" },
  failed: { label: "Failed", tone: "bad" },
}
const bands = { good: "good", fair: "warn", poor: "bad" } as const

type ReviewRowProps = { row: BulkRow; onOpen: () => void; onAccept: (isAccepted: boolean) => void }

/** One product in the list: its text, its score, and its actions. */
export function ReviewRow({ row, onOpen, onAccept }: ReviewRowProps) {
  const { line, name, state, title, score, problem } = row
  const { label, tone } = states[state]
  const hasText = state === "written" || state === "accepted"
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{name}</p>
        {title !== null && <p className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">{title}</p>}
        {state === "failed" && problem !== null && <p className="text-bad text-sm">{problem.message}</p>}
        <p className="text-ink-faint text-sm tabular-nums">Row {line}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {score !== null && (
          <Badge tone={bands[scoreBand(score)]}>
            <span className="sr-only">Score </span>
            {score}
          </Badge>
        )}
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="flex gap-2 md:w-56 md:justify-end">
        {hasText && (
          <>
            <Button size="sm" icon={<PenLine aria-hidden="true" />} onClick={onOpen}>
              Edit<span className="sr-only"> {name}</span>
            </Button>
            {state === "written" ? (
              <Button size="sm" icon={<Check aria-hidden="true" />} onClick={() => onAccept(true)}>
                Accept<span className="sr-only"> {name}</span>
              </Button>
            ) : (
              <Button size="sm" variant="quiet" icon={<Undo2 aria-hidden="true" />} onClick={() => onAccept(false)}>
                Undo<span className="sr-only"> accepting {name}</span>
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}
