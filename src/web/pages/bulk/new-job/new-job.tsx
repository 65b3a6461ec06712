import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import type { ColumnUse } from "../../../../domain/bulk/files/column-uses.ts"
import { settingsQuery } from "../../../api/settings.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Progress } from "../../../parts/feedback/progress.tsx"
import { FileDrop } from "../../../parts/fields/file-drop.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { acceptedFiles } from "../home/accepted-files.ts"
import type { CheckedFile, OpenedFile } from "../reading/file-desk.ts"
import { sayFileProblem } from "../reading/file-problem.ts"
import type { Reader } from "../reading/open-reader.ts"
import { MatchStep } from "./match-step.tsx"
import { PreviewStep } from "./preview-step.tsx"
import { StartStep } from "./start-step.tsx"
import { type Step, StepBar } from "./step-bar.tsx"
import { useReading } from "./use-reading.ts"

type NewJobProps = {
  file: File
  onLeave: () => void
  onFile: (file: File) => void
  onStarted: (jobId: string) => void
}

/** From a file to a running job: its columns, its errors, and what all products share. */
export function NewJob({ file, onLeave, onFile, onStarted }: NewJobProps) {
  const { reading, layOut } = useReading(file)
  // The last step begins with their platform. Arriving later, they would change it under what was typed and sent.
  const { isLoading } = useQuery(settingsQuery)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">New bulk job</h1>
          <p className="wrap-anywhere mt-1 text-ink-soft">{file.name}</p>
        </div>
        <Button onClick={onLeave}>Choose another file</Button>
      </div>
      {(reading.kind === "reading" || (reading.kind === "read" && isLoading)) && (
        <Card>
          <Progress
            label="Reading the file"
            done={reading.kind === "reading" ? Math.round(reading.share * 100) : 100}
            total={100}
            unit="percent"
          />
        </Card>
      )}
      {reading.kind === "failed" && (
        <>
          <ErrorState {...sayFileProblem(reading.problem)} />
          <FileDrop label="Choose the file again" help="Nothing was uploaded." accept={acceptedFiles} onFile={onFile} />
        </>
      )}
      {reading.kind === "read" && !isLoading && (
        <Steps
          key={reading.file.signature}
          fileName={file.name}
          file={reading.file}
          reader={reading.reader}
          isRemembered={reading.isRemembered}
          onHeads={(hasHeads) => void layOut(hasHeads)}
          onStarted={onStarted}
        />
      )}
    </div>
  )
}

type StepsProps = {
  fileName: string
  file: OpenedFile
  reader: Reader
  isRemembered: boolean
  onHeads: (hasHeads: boolean) => void
  onStarted: (jobId: string) => void
}

function Steps({ fileName, file, reader, isRemembered, onHeads, onStarted }: StepsProps) {
  const [step, setStep] = useState<Step>("match")
  const [uses, setUses] = useState<readonly ColumnUse[]>(() => file.matches.map(({ use }) => use))
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const box = useFocusOnStep(step)
  return (
    <div ref={box} className="flex scroll-mt-24 flex-col gap-6">
      <StepBar step={step} onStep={setStep} />
      {step === "match" && (
        <MatchStep
          file={file}
          reader={reader}
          uses={uses}
          isRemembered={isRemembered}
          onUses={setUses}
          onHeads={onHeads}
          onChecked={(next) => {
            setChecked(next)
            setStep("check")
          }}
        />
      )}
      {step === "check" && checked !== null && (
        <PreviewStep
          file={file}
          reader={reader}
          checked={checked}
          onChecked={setChecked}
          onBack={() => setStep("match")}
          onNext={() => setStep("start")}
        />
      )}
      {step === "start" && checked !== null && (
        <StartStep
          fileName={fileName}
          file={file}
          reader={reader}
          count={checked.productCount - checked.faultyCount}
          onBack={() => setStep("check")}
          onStarted={onStarted}
        />
      )}
    </div>
  )
}

/** For screen readers, a new step is a new page: its heading gets the focus. */
function useFocusOnStep(step: Step) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    box.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: "start" })
  }, [step])
  return box
}
