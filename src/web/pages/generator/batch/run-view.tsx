import { useQueries } from "@tanstack/react-query"
import { useMemo } from "react"
import { history } from "../../../../contract/history.ts"
import { type PlatformId, platformSummaryOf } from "../../../../domain/platform-summaries.ts"
import { download } from "../../../api/download.ts"
import { explain } from "../../../api/explain.ts"
import { itemQuery } from "../../../api/item.ts"
import { brokenRules } from "../../../listing/broken-rules.ts"
import { ExportMenu } from "../../../listing/export-menu.tsx"
import { useExportChoices } from "../../../listing/use-export-choices.ts"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Progress } from "../../../parts/feedback/progress.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { FactsAgree } from "./facts-agree.tsx"
import { RunGrid } from "./run-grid.tsx"
import { isUnfinished, type RunRow } from "./run-rows.ts"

type RunViewProps = {
  rows: readonly RunRow[]
  error: Error | null
  onReload: () => void
  openItemId: string | null
  onOpen: (itemId: string) => void
  onRetry: (platform: PlatformId) => void
}

/** One brief on several platforms: the state of each, whether their facts agree, and an export of everything. */
export function RunView({ rows, error, onReload, openItemId, onOpen, onRetry }: RunViewProps) {
  const itemIds = useMemo(() => rows.flatMap(({ itemId }) => itemId ?? []), [rows])
  const items = useQueries({ queries: itemIds.map(itemQuery) }).flatMap(({ data }) => data ?? [])
  const choices = useExportChoices(null)
  const ended = rows.filter((row) => !isUnfinished(row)).length
  return (
    <Card as="section" labelledBy="run-title">
      <CardHead
        id="run-title"
        title={`One brief, ${rows.length} platforms`}
        text="Each has its own text, its own score and its own place in the history."
        action={
          <ExportMenu
            label="Export all"
            choices={choices.concat(platformFiles)}
            isDisabled={itemIds.length === 0}
            broken={() => items.flatMap(brokenRules)}
            fetchFile={(format) => download(history.exportZip, { query: { ids: itemIds.join(","), format } })}
          />
        }
      />
      {error !== null && (
        <ErrorState
          title="We couldn't check the progress"
          text={explain(error, "The work continues in the background.")}
          onRetry={onReload}
        />
      )}
      <div className="flex flex-col gap-6">
        {ended < rows.length && <Progress label="Platforms" done={ended} total={rows.length} unit="platforms" />}
        <RunGrid rows={rows} openItemId={openItemId} onOpen={onOpen} onRetry={onRetry} />
        {items.length > 1 && <FactsAgree items={items} />}
        <p role="status" className="sr-only">
          {ended === rows.length && sayEnd(rows)}
        </p>
      </div>
    </Card>
  )
}

const platformFiles = [
  { format: "platform" as const, label: "Each platform's own file", hint: "One ZIP with a folder for each" },
]

const sayEnd = (rows: readonly RunRow[]): string => {
  const missing = rows.filter(({ state }) => state !== "done").map(({ platform }) => platformSummaryOf(platform).label)
  if (missing.length === 0) return `All ${rows.length} platforms are written.`
  return `Written for ${rows.length - missing.length} of ${rows.length} platforms, but not for ${missing.join(", ")}.`
}
