import { Check } from "lucide-react"
import type { Onboarding } from "../../../contract/dashboard.ts"
import { type OnboardingStep, onboardingSteps } from "../../../domain/dashboard/onboarding-steps.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { classes } from "../../parts/classes.ts"
import { Card } from "../../parts/layout/card.tsx"

const words: Record<OnboardingStep, { readonly title: string; readonly text: string }> = {
  platform: { title: "Choose platform", text: "We apply its rules." },
  details: { title: "Fill in business details", text: "What you sell, and who buys it." },
  generate: { title: "Generate and copy", text: "Into your listing, field by field." },
}

type ThreeStepsProps = {
  /** A new user's progress. Without progress, it only explains how it works. */
  guide?: Onboarding
  onSkip?: () => void
}

export function ThreeSteps({ guide, onSkip }: ThreeStepsProps) {
  const isDone = (id: OnboardingStep) => guide?.steps.some((step) => step.id === id && step.isDone) ?? false
  const current = guide && onboardingSteps.find((id) => !isDone(id))
  return (
    <Card as="section" labelledBy="steps">
      <div className="flex items-start justify-between gap-4">
        <h2 id="steps" className="text-lg">
          {guide ? "Three steps to your first listing" : "How it works"}
        </h2>
        {guide && (
          <div className="-mt-1 -mr-2">
            <Button size="sm" variant="quiet" onClick={onSkip}>
              Skip the guide
            </Button>
          </div>
        )}
      </div>
      <div className="mt-4 flex flex-col gap-6 lg:flex-row lg:items-center lg:gap-8">
        <ol className="grid min-w-0 flex-1 gap-4 md:grid-cols-3 md:gap-6">
          {onboardingSteps.map((id, index) => (
            <Step key={id} id={id} number={index + 1} isDone={isDone(id)} isCurrent={id === current} />
          ))}
        </ol>
        <div className="shrink-0">
          <ButtonLink href="/dashboard" variant="primary">
            Generate SEO Content
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

type StepProps = { id: OnboardingStep; number: number; isDone: boolean; isCurrent: boolean }

function Step({ id, number, isDone, isCurrent }: StepProps) {
  const { title, text } = words[id]
  return (
    <li className="flex min-w-0 gap-3" aria-current={isCurrent ? "step" : undefined}>
      <span
        aria-hidden="true"
        className={classes(
          "grid size-8 shrink-0 place-items-center rounded-full font-semibold text-sm tabular-nums",
          isDone ? "bg-good-soft text-good" : isCurrent ? "bg-ink text-page" : "bg-sunken text-ink-soft",
        )}
      >
        {isDone ? <Check className="size-4" strokeWidth={2.5} /> : number}
      </span>
      <p className="min-w-0 pt-1">
        <span className="font-semibold">{title}</span>
        {isDone && <span className="sr-only"> (done)</span>}
        <span className="block text-ink-soft text-sm">{text}</span>
      </p>
    </li>
  )
}
