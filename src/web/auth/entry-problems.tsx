import type { Ref } from "react"
import { ErrorState } from "../parts/feedback/error-state.tsx"
import { ErrorSummary, type FieldProblem } from "../parts/fields/error-summary.tsx"
import type { EntryFailure } from "./entry-failure.ts"

interface EntryProblemsProps {
  problems: readonly FieldProblem[]
  failure: EntryFailure | undefined
  ref: Ref<HTMLDivElement>
}

/** Above the form; gets the focus if there are errors. */
export function EntryProblems({ problems, failure, ref }: EntryProblemsProps) {
  return (
    <div ref={ref} tabIndex={-1} className="outline-none not-has-[p]:hidden">
      <ErrorSummary problems={problems} />
      {problems.length === 0 && failure && <ErrorState title={failure.title} text={failure.text} />}
    </div>
  )
}
