import { RotateCw } from "lucide-react"
import { type PlatformId, platformSummaryOf } from "../../../../domain/platform-summaries.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { Spinner } from "../../../parts/feedback/spinner.tsx"
import { PlatformIcon } from "../../../parts/icons/platform-icon.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { ScoreRing } from "../../../parts/score/score-ring.tsx"
import type { RunRow } from "./run-rows.ts"

type RunGridProps = {
  rows: readonly RunRow[]
  openItemId: string | null
  onOpen: (itemId: string) => void
  onRetry: (platform: PlatformId) => void
}

/** The state of each platform of the run; a failed one can be retried alone. */
export function RunGrid({ rows, openItemId, onOpen, onRetry }: RunGridProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-3" aria-label="Platforms">
      {rows.map((row) => (
        <Card key={row.platform} as="li" pad="sm">
          <RunTile
            row={row}
            isOpen={row.itemId !== null && row.itemId === openItemId}
            onOpen={onOpen}
            onRetry={onRetry}
          />
        </Card>
      ))}
    </ul>
  )
}

type RunTileProps = {
  row: RunRow
  isOpen: boolean
  onOpen: (itemId: string) => void
  onRetry: (platform: PlatformId) => void
}

function RunTile({ row, isOpen, onOpen, onRetry }: RunTileProps) {
  const { label, tintHue } = platformSummaryOf(row.platform)
  const { itemId } = row
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="flex items-center gap-3">
        <PlatformIcon platform={row.platform} hue={tintHue} />
        <h3 className="min-w-0 flex-1 truncate text-base">{label}</h3>
        {row.score !== null && <ScoreRing score={row.score} size="sm" label={`Score on ${label}`} />}
      </div>
      <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
        {(row.state === "writing" || row.state === "starting") && <Spinner size="sm" />}
        <span className="wrap-anywhere min-w-0">{stateWords(row)}</span>
      </p>
      <div className="mt-auto flex flex-wrap gap-2 empty:hidden">
        {itemId !== null &&
          (isOpen ? (
            <Badge tone="outline">Open below</Badge>
          ) : (
            <Button size="sm" onClick={() => onOpen(itemId)}>
              Open
              <span className="sr-only"> {label}</span>
            </Button>
          ))}
        {(row.state === "failed" || row.state === "not-started") && (
          <Button size="sm" icon={<RotateCw aria-hidden="true" />} onClick={() => onRetry(row.platform)}>
            {row.state === "failed" ? "Try again" : "Write it"}
            <span className="sr-only"> for {label}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

function stateWords({ state, done, total, problem }: RunRow): string {
  switch (state) {
    case "not-started":
      return "Not started yet."
    case "starting":
      return "Beginning"
    case "writing":
      return total > 1 ? `Writing, ${done} of ${total}` : "Writing"
    case "done":
      return total > 1 ? `${total} listings` : "Finished"
    case "failed":
      return problem ?? "This didn't work."
  }
}
