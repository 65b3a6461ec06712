import { type ReactNode, useEffect, useRef } from "react"
import { platformSummaries } from "../../../../domain/platform-summaries.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { classes } from "../../../parts/classes.ts"
import { SegmentedControl } from "../../../parts/fields/segmented-control.tsx"
import { PlatformIcon } from "../../../parts/icons/platform-icon.tsx"
import type { Summary } from "./summarize.ts"

type WorkspaceViewsProps = {
  brief: ReactNode
  result: ReactNode
  /** Nothing is chosen yet, so the choice takes the whole page. */
  isAlone: boolean
  /**
   * Something is written or being written; until then, the form takes the page, and on a phone the other step explains.
   */
  hasResult: boolean
  isResultShown: boolean
  onShow: (isResult: boolean) => void
  /** How often something was requested: each time, the result scrolls into view from anywhere in the form. */
  askedTimes: number
  summary: Summary
}

/**
 * The form until there is a result, then the result below a summary of the form. Both stay mounted, so that neither
 * loses typed text.
 */
export function WorkspaceViews(props: WorkspaceViewsProps) {
  const { brief, result, isAlone, hasResult, isResultShown, onShow, askedTimes, summary } = props
  const resultRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (askedTimes > 0) resultRef.current?.scrollIntoView({ block: "start" })
  }, [askedTimes])
  const isBriefHidden = !isAlone && isResultShown && (hasResult ? "hidden" : "max-lg:hidden")
  return (
    <>
      {!isAlone && <StepBar isResultShown={isResultShown} onShow={onShow} />}
      {hasResult && <SummaryBar summary={summary} isResultShown={isResultShown} onShow={onShow} />}
      <div className={classes("min-w-0", isBriefHidden)}>{brief}</div>
      <div
        ref={resultRef}
        hidden={isAlone || !isResultShown}
        className={classes("@container/result min-w-0 scroll-mt-32 lg:scroll-mt-36", !hasResult && "lg:hidden")}
      >
        {result}
      </div>
    </>
  )
}

type ShownProps = Pick<WorkspaceViewsProps, "isResultShown" | "onShow">

function StepBar({ isResultShown, onShow }: ShownProps) {
  return (
    <div className="-mx-4 sticky top-16 z-20 border-line border-b bg-page px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden">
      <SegmentedControl
        label="Step"
        options={steps}
        value={isResultShown ? "result" : "brief"}
        onChange={(step) => onShow(step === "result")}
      />
    </div>
  )
}

/** The form, folded to one line; on a phone, the steps are enough. */
function SummaryBar({ summary, isResultShown, onShow }: ShownProps & Pick<WorkspaceViewsProps, "summary">) {
  const { platform, words } = summary
  const face = platformSummaries.find(({ id }) => id === platform)
  return (
    <section
      aria-label="Your brief"
      className="flex items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2 shadow-1 max-lg:hidden"
    >
      {face && <PlatformIcon platform={face.id} size="sm" hue={face.tintHue} />}
      <p className="min-w-0 flex-1 truncate font-medium">{words}</p>
      <Button size="sm" onClick={() => onShow(!isResultShown)}>
        {isResultShown ? (
          <>
            Edit<span className="sr-only"> the brief</span>
          </>
        ) : (
          "Back to the result"
        )}
      </Button>
    </section>
  )
}

const steps = [
  { value: "brief", label: "1. Your brief" },
  { value: "result", label: "2. The result" },
] as const
