import { useRef } from "react"
import { platformFaces } from "../../../domain/platform-faces.ts"
import type { Address } from "./address.ts"
import { AskedByResult } from "./asks/asked-by-result.tsx"
import { putAnswers } from "./asks/put-answers.ts"
import { BenchColumns } from "./bench-columns.tsx"
import { BriefForm } from "./brief-form/brief-form.tsx"
import { type BriefValues, readValues } from "./brief-form/brief-values.ts"
import type { WriteAgain } from "./brief-form/use-sending.ts"
import { ResultColumn } from "./result-column.tsx"
import { formsFor } from "./several/forms-for.ts"
import { useSession } from "./use-session.ts"
import { useSight } from "./use-sight.ts"
import { useWriting } from "./use-writing.ts"
import { UnfinishedNotice } from "./writing/unfinished-notice.tsx"

type BenchProps = {
  userId: string
  address: Address
  start: BriefValues
  onMove: (next: Partial<Address>, options?: { isFresh?: boolean }) => void
}

/** The brief to the left, what was made of it to the right. */
export function Bench({ userId, address, start, onMove }: BenchProps) {
  const { desk, work, begins, generate, retry } = useWriting(address, onMove)
  const { values, hasPlatform, onValues, startAnew, writeFor } = useSession(userId, start, onMove)
  const { columns, showBrief, showResult } = useSight(address)
  const writeAgain = useRef<WriteAgain>(null)
  const isIdle = work.state === "idle" && address.item === null && address.run === null

  const brief = (
    <AskedByResult itemId={address.item}>
      <BriefForm
        start={start}
        isBusy={work.state === "writing"}
        {...(work.state === "failed" ? { issues: work.failure.issues } : {})}
        onGenerate={(form, further) => {
          showResult()
          generate(form, further)
        }}
        onValues={onValues}
        onNewSession={startAnew}
        onRefused={showBrief}
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
      onRetry={() => retry() || showBrief()}
      onStop={desk.stop}
      onClear={() => {
        desk.clear()
        onMove({})
      }}
      onMove={onMove}
      onOtherPlatform={writeFor}
      onAnswered={({ platform }, answers) => {
        const face = platformFaces.find(({ id }) => id === platform)
        if (face) writeAgain.current?.(face.id, (before) => putAnswers(before, answers))
      }}
    />
  )
  return (
    <>
      {isIdle && address.generation === null && <UnfinishedNotice onMove={onMove} />}
      <BenchColumns isAlone={!hasPlatform && isIdle} {...columns} brief={brief} result={result} />
    </>
  )
}
