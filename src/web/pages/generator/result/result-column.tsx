import { FilePenLine } from "lucide-react"
import type { WholeHistoryItem } from "../../../../contract/history.ts"
import type { Form } from "../../../../contract/seo/form.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { EmptyState } from "../../../parts/feedback/empty-state.tsx"
import type { Address } from "../address.ts"
import type { Answer } from "../asks/put-answers.ts"
import { RunPanel } from "../batch/run-panel.tsx"
import { FailedView } from "../generation/failed-view.tsx"
import { ProgressView } from "../generation/progress-view.tsx"
import type { Work } from "../generation/work.ts"
import { ResultView } from "./result-view.tsx"

export type ResultColumnProps = {
  address: Address
  work: Work
  initialForms: readonly Form[]
  formFor: (platform: PlatformId) => Form | null
  onRetry: () => void
  onStop: () => void
  onClear: () => void
  onMove: (next: Partial<Address>) => void
  onOtherPlatform: (item: WholeHistoryItem, platform: PlatformId) => void
  onAnswered: (item: WholeHistoryItem, answers: readonly Answer[]) => void
}

/** The workspace's result: in progress, failed, finished, or none yet. */
export function ResultColumn(props: ResultColumnProps) {
  const { address, work, onMove, onOtherPlatform, onAnswered } = props
  const { run, item, platforms } = address
  if (work.state === "writing") return <ProgressView work={work} onStop={props.onStop} />
  if (work.state === "failed") return <FailedView work={work} onRetry={props.onRetry} onClear={props.onClear} />
  const result = item !== null && <ResultView itemId={item} onOtherPlatform={onOtherPlatform} onAnswered={onAnswered} />
  if (run !== null)
    return (
      <div className="flex flex-col gap-8">
        <RunPanel
          run={run}
          platforms={platforms}
          initialForms={props.initialForms}
          formFor={props.formFor}
          openItemId={item}
          onOpen={(itemId) => onMove({ run, platforms, item: itemId })}
        />
        {result}
      </div>
    )
  if (result) return result
  return (
    <EmptyState
      icon={<FilePenLine />}
      title="Your listings will appear here"
      text="Fill in the form and generate. Each text can then be edited here, with its score and a preview beside it."
    />
  )
}
