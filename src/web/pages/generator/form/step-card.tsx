import type { ReactNode } from "react"
import { Card } from "../../../parts/layout/card.tsx"

type StepCardProps = { number: number; title: string; text: string; children: ReactNode }

/** One step of the form, under its number. */
export function StepCard({ number, title, text, children }: StepCardProps) {
  const headingId = `brief-step-${number}`
  return (
    <Card as="section" labelledBy={headingId}>
      <div className="mb-5 flex gap-3">
        <StepNumber number={number} />
        <div className="min-w-0">
          <h2 id={headingId} className="text-lg">
            {title}
          </h2>
          <p className="max-w-line text-ink-soft">{text}</p>
        </div>
      </div>
      {children}
    </Card>
  )
}

/** Only visual: the order of the headings is enough for screen readers. */
const StepNumber = ({ number }: { number: number }) => (
  <span
    aria-hidden="true"
    className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken font-semibold text-ink-soft text-sm tabular-nums"
  >
    {number}
  </span>
)
