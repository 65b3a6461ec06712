import { useQuery } from "@tanstack/react-query"
import { type RefObject, useRef } from "react"
import { platformFaces } from "../../../domain/platform-summaries.ts"
import { itemQuery } from "../../api/item.ts"
import type { Address } from "./address.ts"
import { AskedByResult } from "./asks/asked-by-result.tsx"
import { putAnswers } from "./asks/put-answers.ts"
import { BenchViews } from "./bench-views.tsx"
import { BriefForm } from "./form/brief-form.tsx"
import { readValues } from "./form/fields/brief-values.ts"
import type { WriteAgain } from "./form/use-sending.ts"
import type { Start } from "./workspace-loader.tsx"
import { ResultColumn, type ResultColumnProps } from "./result-column.tsx"
import { formsFor } from "./batch/forms-for.ts"
import { useSession } from "./use-session.ts"
import { useSight } from "./use-sight.ts"
import { useWriting } from "./use-writing.ts"
import { UnfinishedNotice } from "./generation/unfinished-notice.tsx"
import type { Work } from "./generation/work.ts"

type BenchProps = {
  userId: string
  address: Address
  start: Start
  onMove: (next: Partial<Address>, options?: { isFresh?: boolean }) => void
}

/** The brief, and what was made of it. */
export function Bench(props: BenchProps) {
  const { address, start, onMove } = props
  const { isDraft, onWritten, writing, session, clear, sight } = useBench(props)
  const { desk, work, begins, generate, retry } = writing
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
      begins={begins}
      formFor={(platform) => formsFor(readValues(values.current), [platform]).at(-1) ?? null}
      onRetry={() => retry() || show(false)}
      onStop={desk.stop}
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
      <BenchViews
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

function useBench({ userId, address, start, onMove }: BenchProps) {
  const isDraft = useIsDraft(address.item)
  const onWritten = useRef(() => {})
  const writing = useWriting(address, onMove, () => onWritten.current())
  const session = useSession({ userId, start, draftId: isDraft ? address.item : null, onMove })
  function clear() {
    writing.desk.clear()
    onMove({})
  }
  return { isDraft, onWritten, writing, session, clear, sight: useSight(address) }
}

function standOf(work: Work, { item, run }: Address, isDraft: boolean) {
  return {
    isIdle: work.state === "idle" && (item === null || isDraft) && run === null,
    // Where nothing was written, the reason is said above the form, in which everything is still there.
    isRefused: work.state === "failed" && !work.failure.isCancelled && work.products.length === 0,
  }
}

const answerWith =
  (writeAgain: RefObject<WriteAgain | null>): ResultColumnProps["onAnswered"] =>
  ({ platform }, answers) => {
    const face = platformFaces.find(({ id }) => id === platform)
    if (face) writeAgain.current?.(face.id, (before) => putAnswers(before, answers))
  }

/** A draft is a form and nothing more. */
function useIsDraft(itemId: string | null): boolean {
  const { data } = useQuery({ ...itemQuery(itemId ?? ""), enabled: itemId !== null })
  return data !== undefined && data.products.length === 0
}
