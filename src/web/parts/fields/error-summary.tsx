import { CircleAlert } from "lucide-react"
import { type MouseEvent, useState } from "react"
import { openAround } from "../layout/open-around.ts"

export type FieldProblem = { fieldId: string; message: string }

/** Of fifty faulty rows, the first ones are enough to start with; the list must not push the form off the screen. */
const shownAtFirst = 6

/**
 * The form's errors above it; each line links to its field. It is mounted even when empty, so that errors are
 * announced.
 */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || problems.length === shownAtFirst + 1 ? problems : problems.slice(0, shownAtFirst)
  const restCount = problems.length - shown.length
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
              {shown.map((problem) => (
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
            {restCount > 0 && (
              <button type="button" className="mt-2 font-medium underline" onClick={() => setWhole(true)}>
                Show {restCount} more
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/** By hand, because a fragment link would also write the fragment into the address. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  openAround(field)
  field.scrollIntoView({ block: "center" })
  field.focus({ preventScroll: true })
}
