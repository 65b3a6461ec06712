import { CircleAlert } from "lucide-react"
import type { MouseEvent } from "react"
import { openAround } from "../open-around.ts"

export type FieldProblem = { fieldId: string; message: string }

/** What is wrong in a form, said once above it; each line leads to its field. Empty, it still waits for the news. */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  return (
    <div role="alert" className="empty:hidden">
      {problems.length > 0 && (
        <div className="flex gap-3 rounded-lg border border-bad/30 bg-bad-soft p-4">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
          <div className="min-w-0">
            <p className="font-semibold">
              {problems.length === 1
                ? "One thing needs your attention"
                : `${problems.length} things need your attention`}
            </p>
            <ul className="mt-1 flex flex-col gap-1">
              {problems.map((problem) => (
                <li key={problem.fieldId}>
                  <a
                    className="link"
                    href={`#${problem.fieldId}`}
                    onClick={(event) => goToField(event, problem.fieldId)}
                  >
                    {problem.message}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}

/** By hand, because a link to a fragment would also write the fragment into the address. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  openAround(field)
  field.scrollIntoView({ block: "center" })
  field.focus({ preventScroll: true })
}
