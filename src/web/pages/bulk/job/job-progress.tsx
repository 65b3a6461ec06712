import { CirclePause, CirclePlay, CircleX, Download, RotateCw } from "lucide-react"
import { useState } from "react"
import type { BulkJob } from "../../../../contract/bulk/job.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { Notice } from "../../../parts/feedback/notice.tsx"
import { Progress } from "../../../parts/feedback/progress.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { Confirm } from "../../../parts/overlays/confirm.tsx"
import { doneOf, number, products, sayEstimate, stateWords } from "../say-job.ts"
import { useJobMoves } from "./use-job-calls.ts"

type JobProgressProps = {
  job: BulkJob
  /** The last request failed, so the display may be outdated. */
  isStale: boolean
  onExport: () => void
}

/** The job's progress, its remaining time, and its actions. */
export function JobProgress({ job, isStale, onExport }: JobProgressProps) {
  const { counts, state } = job
  const { label, tone } = stateWords[state]
  const written = counts.written + counts.accepted
  return (
    <Card as="section" labelledBy="job-progress">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="job-progress" className="text-lg">
            Progress
          </h2>
          <Badge tone={tone}>{label}</Badge>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm tabular-nums">
            <li>{number(counts.accepted)} accepted</li>
            <li>{number(counts.written)} to review</li>
            <li>{number(counts.waiting)} waiting</li>
            <li>{number(counts.failed)} failed</li>
          </ul>
        </div>
        {isStale && (
          <Notice tone="warn">
            We can't reach the server right now. The job goes on there; these figures may be old.
          </Notice>
        )}
        <Progress
          label="Products"
          done={doneOf(job)}
          total={job.total}
          unit="products"
          stage={sayEstimate(job) ?? sayStage(job)}
        />
        <div className="flex flex-wrap gap-2">
          <Moves job={job} />
          <Button icon={<Download aria-hidden="true" />} disabled={written === 0} onClick={onExport}>
            Export
          </Button>
        </div>
      </div>
    </Card>
  )
}

function sayStage({ state, counts }: BulkJob): string {
  if (state === "paused") return `Paused. ${products(counts.waiting)} wait.`
  if (state === "cancelled") return `Canceled. ${products(counts.waiting)} were not written.`
  if (state !== "done") return ""
  return counts.failed > 0 ? `Done, but ${products(counts.failed)} failed.` : "Done."
}

function Moves({ job: { id, state, counts } }: { job: BulkJob }) {
  const { move, moving } = useJobMoves(id)
  const [isAsked, setAsked] = useState(false)
  const isOpen = state === "running" || state === "paused"
  return (
    <>
      {state === "running" && (
        <Button icon={<CirclePause aria-hidden="true" />} isBusy={moving === "pause"} onClick={() => move("pause")}>
          Pause
        </Button>
      )}
      {state === "paused" && (
        <Button
          variant="primary"
          icon={<CirclePlay aria-hidden="true" />}
          isBusy={moving === "resume"}
          onClick={() => move("resume")}
        >
          Resume
        </Button>
      )}
      {counts.failed > 0 && state !== "cancelled" && (
        <Button icon={<RotateCw aria-hidden="true" />} isBusy={moving === "retry"} onClick={() => move("retry")}>
          Retry {number(counts.failed)} failed
        </Button>
      )}
      {isOpen && (
        <Button icon={<CircleX aria-hidden="true" />} isBusy={moving === "cancel"} onClick={() => setAsked(true)}>
          Cancel
        </Button>
      )}
      <Confirm
        isOpen={isAsked}
        onOpenChange={setAsked}
        title="Cancel this job?"
        text="Finished texts stay. Waiting rows will not be written."
        confirmLabel="Cancel the job"
        cancelLabel="Keep writing"
        tone="danger"
        onConfirm={() => {
          setAsked(false)
          move("cancel")
        }}
      />
    </>
  )
}
