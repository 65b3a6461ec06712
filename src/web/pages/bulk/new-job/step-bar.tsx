import { Check } from "lucide-react"
import { classes } from "../../../parts/classes.ts"

export type Step = "match" | "check" | "start"

const steps: readonly { step: Step; label: string }[] = [
  { step: "match", label: "Columns" },
  { step: "check", label: "Check" },
  { step: "start", label: "Shop and style" },
]

/** The current step, and the way back. */
export function StepBar({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const at = steps.findIndex((one) => one.step === step)
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-2">
      {steps.map(({ step: one, label }, place) => (
        <li key={one} aria-current={place === at ? "step" : undefined} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classes(
              "grid size-7 place-items-center rounded-full font-semibold text-sm tabular-nums",
              place === at ? "bg-ink text-page" : "bg-sunken text-ink-soft",
            )}
          >
            {place < at ? <Check className="size-4" /> : place + 1}
          </span>
          {place < at ? (
            <button type="button" className="link min-h-6" onClick={() => onStep(one)}>
              {label}
            </button>
          ) : (
            <span className={classes(place === at ? "font-semibold" : "text-ink-soft")}>{label}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
