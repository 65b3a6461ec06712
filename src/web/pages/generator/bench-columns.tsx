import { PanelLeftClose, PanelLeftOpen } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { Button } from "../../parts/button.tsx"
import { classes } from "../../parts/classes.ts"
import { SegmentedControl } from "../../parts/segmented-control.tsx"

type BenchColumnsProps = {
  brief: ReactNode
  result: ReactNode
  /** Nothing is chosen yet, so the choice has the page for itself. */
  isAlone: boolean
  /** On a small screen only one of the two is seen at a time. */
  isResultShown: boolean
  onShow: (isResult: boolean) => void
  /** How often something was asked for: each time the result comes into sight, wherever in the form somebody was. */
  askedTimes: number
  /** On a wide screen the form can be put away. */
  isBriefOpen: boolean
  onBriefOpen: (isOpen: boolean) => void
}

/** Two columns; on a phone two steps. Both stay in the page, so that neither loses what was typed. */
export function BenchColumns(props: BenchColumnsProps) {
  const { brief, result, isAlone, isResultShown, onShow, askedTimes, isBriefOpen, onBriefOpen } = props
  const resultRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (askedTimes > 0) resultRef.current?.scrollIntoView({ block: "start" })
  }, [askedTimes])
  const isResultHidden = isAlone || !isResultShown
  return (
    <>
      {!isAlone && <StepBar isResultShown={isResultShown} onShow={onShow} />}
      <div
        className={classes(
          "grid gap-8",
          isBriefOpen && !isAlone
            ? "lg:grid-cols-[20rem_minmax(0,1fr)] 2xl:grid-cols-[26rem_minmax(0,1fr)]"
            : "lg:grid-cols-1",
        )}
      >
        <div
          className={classes(
            "min-w-0",
            isResultShown && !isAlone && "max-lg:hidden",
            !isBriefOpen && !isAlone && "lg:hidden",
          )}
        >
          {brief}
        </div>
        <div
          ref={resultRef}
          hidden={isAlone}
          className={classes(
            "@container/result min-w-0 scroll-mt-32 lg:scroll-mt-20",
            isResultHidden && "max-lg:hidden",
          )}
        >
          <div className="mb-4 hidden lg:block">
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={isBriefOpen}
              icon={isBriefOpen ? <PanelLeftClose aria-hidden="true" /> : <PanelLeftOpen aria-hidden="true" />}
              onClick={() => onBriefOpen(!isBriefOpen)}
            >
              {isBriefOpen ? "Hide the form" : "Show the form"}
            </Button>
          </div>
          {result}
        </div>
      </div>
    </>
  )
}

function StepBar({ isResultShown, onShow }: Pick<BenchColumnsProps, "isResultShown" | "onShow">) {
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

const steps = [
  { value: "brief", label: "1. Your brief" },
  { value: "result", label: "2. The result" },
] as const
