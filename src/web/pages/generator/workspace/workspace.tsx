import { useQuery } from "@tanstack/react-query"
import { type RefObject, useRef } from "react"
import { platformSummaries } from "../../../../domain/platform-summaries.ts"
import { itemQuery } from "../../../api/item.ts"
import type { Address } from "../address.ts"
import { AskedByResult } from "../asks/asked-by-result.tsx"
import { putAnswers } from "../asks/put-answers.ts"
import { formsFor } from "../batch/forms-for.ts"
import { BriefForm } from "../form/brief-form.tsx"
import { readValues } from "../form/fields/brief-values.ts"
import type { WriteAgain } from "../form/use-sending.ts"
import { UnfinishedNotice } from "../generation/unfinished-notice.tsx"
import type { Work } from "../generation/work.ts"
import { ResultColumn, type ResultColumnProps } from "../result/result-column.tsx"
import { useSession } from "./use-session.ts"
import { useSight } from "./use-sight.ts"
import { useWriting } from "./use-writing.ts"
import type { Start } from "./workspace-loader.tsx"
import { WorkspaceViews } from "./workspace-views.tsx"

type WorkspaceProps = {
  userId: string
  address: Address
  start: Start
  onMove: (next: Partial<Address>, options?: { isFresh?: boolean }) => void
}

/** The brief and its result. */
export function Workspace(props: WorkspaceProps) {
  const { address, start, onMove } = props
  const { isDraft, onWritten, writing, session, clear, sight } = useBench(props)
  const { controller, work, initialForms, generate, retry } = writing
  const { values, summary, onValues, startAnew, writeFor, noteWritten } = session
  const { show } = sight
  const writeAgain = useRef<WriteAgain>(null)
  const { isIdle, isRefused } = standOf(work, address, isDraft)

  const brief = (
    <AskedByResult itemId={address.item}>
      <BriefForm
        start={start.values}
        carried={start.carried}
        isBusy={work.state === "writing"}
        {...(work.state === "failed" ? { issues: work.failure.issues } : {})}
        onGenerate={(form, further) => {
          onWritten.current = noteWritten()
          sight.showResult()
          generate(form, further)
        }}
        onValues={onValues}
        onNewSession={startAnew}
        onRefused={() => show(false)}
        writeAgainRef={writeAgain}
      />
    </AskedByResult>
  )
  const result = (
    <ResultColumn
      address={address}
      work={work}
      initialForms={initialForms}
      formFor={(platform) => formsFor(readValues(values.current), [platform]).at(-1) ?? null}
      onRetry={() => retry() || show(false)}
      onStop={controller.stop}
      onClear={clear}
      onMove={onMove}
      onOtherPlatform={writeFor}
      onAnswered={answerWith(writeAgain)}
    />
  )
  return (
    <>
      {isIdle && address.generation === null && <UnfinishedNotice onMove={onMove} />}
      {isRefused && result}
      <WorkspaceViews
        isAlone={summary.platform === "" && isIdle}
        hasResult={!isIdle && !isRefused}
        isResultShown={sight.isResultShown && !isRefused && !isDraft}
        onShow={show}
        askedTimes={sight.askedTimes}
        summary={summary}
        brief={brief}
        result={isRefused ? null : result}
      />
    </>
  )
}

function useBench({ userId, address, start, onMove }: WorkspaceProps) {
  const isDraft = useIsDraft(address.item)
  const onWritten = useRef(() => {})
  const writing = useWriting(address, onMove, () => onWritten.current())
  const session = useSession({ userId, start, draftId: isDraft ? address.item : null, onMove })
  function clear() {
    writing.controller.clear()
    onMove({})
  }
  return { isDraft, onWritten, writing, session, clear, sight: useSight(address) }
}

function standOf(work: Work, { item, run }: Address, isDraft: boolean) {
  return {
    isIdle: work.state === "idle" && (item === null || isDraft) && run === null,
    // If nothing was written, the reason is shown above the form, which still has all its input.
    isRefused: work.state === "failed" && !work.failure.isCancelled && work.products.length === 0,
  }
}

const answerWith =
  (writeAgain: RefObject<WriteAgain | null>): ResultColumnProps["onAnswered"] =>
  ({ platform }, answers) => {
    const face = platformSummaries.find(({ id }) => id === platform)
    if (face) writeAgain.current?.(face.id, (before) => putAnswers(before, answers))
  }

/** A draft is only a form. */
function useIsDraft(itemId: string | null): boolean {
  const { data } = useQuery({ ...itemQuery(itemId ?? ""), enabled: itemId !== null })
  return data !== undefined && data.products.length === 0
}
