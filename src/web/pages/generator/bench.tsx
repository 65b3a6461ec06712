import { useQuery } from "@tanstack/react-query"
import { useMemo, useRef, useState } from "react"
import { platformFaces } from "../../../domain/platform-faces.ts"
import { itemQuery } from "../../api/item.ts"
import type { Address } from "./address.ts"
import { AskedFieldsContext, askedFieldsOf, noAskedFields } from "./asks/asked-fields.ts"
import { putAnswers } from "./asks/put-answers.ts"
import { BenchColumns } from "./bench-columns.tsx"
import { BriefForm } from "./brief-form/brief-form.tsx"
import { type BriefValues, readValues } from "./brief-form/brief-values.ts"
import type { WriteAgain } from "./brief-form/use-brief-form.ts"
import { ResultColumn } from "./result-column.tsx"
import { formsFor } from "./several/forms-for.ts"
import { useSession } from "./use-session.ts"
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
  const [isResultShown, setResultShown] = useState(address.item !== null || address.generation !== null)
  const [askedTimes, setAskedTimes] = useState(0)
  const [isBriefOpen, setBriefOpen] = useState(true)
  const writeAgain = useRef<WriteAgain>(null)
  const asked = useAskedFields(address.item)
  const isIdle = work.state === "idle" && address.item === null && address.run === null

  function showBrief() {
    setResultShown(false)
    setBriefOpen(true)
  }

  const brief = (
    <AskedFieldsContext value={asked}>
      <BriefForm
        start={start}
        isBusy={work.state === "writing"}
        {...(work.state === "failed" ? { issues: work.failure.issues } : {})}
        onGenerate={(form, further) => {
          setResultShown(true)
          setAskedTimes(askedTimes + 1)
          generate(form, further)
        }}
        onValues={onValues}
        onNewSession={startAnew}
        onRefused={showBrief}
        writeAgainRef={writeAgain}
      />
    </AskedFieldsContext>
  )
  const result = (
    <ResultColumn
      address={address}
      work={work}
      begins={begins}
      formFor={(platform) => formsFor(readValues(values.current), [platform]).at(-1) ?? null}
      onRetry={() => retry() || setResultShown(false)}
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
      <BenchColumns
        isAlone={!hasPlatform && isIdle}
        isResultShown={isResultShown}
        askedTimes={askedTimes}
        onShow={setResultShown}
        isBriefOpen={isBriefOpen}
        onBriefOpen={setBriefOpen}
        brief={brief}
        result={result}
      />
    </>
  )
}

/** What the open result asks, for the form beside it. */
function useAskedFields(itemId: string | null) {
  const { data } = useQuery({ ...itemQuery(itemId ?? ""), enabled: itemId !== null })
  return useMemo(() => (data === undefined ? noAskedFields : askedFieldsOf(data)), [data])
}
