import { ChevronRight, FilePen, LayoutTemplate, MessageSquareQuote, Sparkles, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "wouter"
import type { NextStep } from "../../../contract/dashboard.ts"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { PlatformIcon } from "../../parts/icons/platform-icon.tsx"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { sayStep } from "./say-step.ts"

const shownAtMost = 4

export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <Card as="section" labelledBy="next">
      <CardHead id="next" title="What to do next" />
      <ul className="-mx-3 -mb-2 grid gap-x-4 gap-y-1 lg:grid-cols-2">
        {steps.slice(0, shownAtMost).map((step) => (
          <li key={`${step.kind} ${"itemId" in step ? step.itemId : ""}`}>
            <Row step={step} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Row({ step }: { step: NextStep }) {
  const { title, text, href } = sayStep(step)
  return (
    <Link
      href={href}
      className="group flex min-w-0 items-center gap-4 rounded-md px-3 py-2.5 transition-colors hover:bg-sunken"
    >
      <Sign step={step} />
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere line-clamp-2 font-medium">{title}</span>
        <span className="line-clamp-2 text-ink-soft text-sm">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </Link>
  )
}

const signs: Partial<Record<NextStep["kind"], ReactNode>> = {
  generate_first: <Sparkles />,
  resume_draft: <FilePen />,
  fix_rules: <TriangleAlert />,
  make_template: <LayoutTemplate />,
  write_review: <MessageSquareQuote />,
}

function Sign({ step }: { step: NextStep }) {
  const sign = signs[step.kind]
  if (sign === undefined && "platform" in step) {
    const hue = platformSummaries.find(({ id }) => id === step.platform)?.tintHue
    return <PlatformIcon platform={step.platform} {...(hue === undefined ? {} : { hue })} />
  }
  return (
    <span
      aria-hidden="true"
      className={`grid size-10 shrink-0 place-items-center rounded-md [&_svg]:size-5 ${step.kind === "fix_rules" ? "bg-warn-soft text-warn" : "bg-sunken text-ink-soft"}`}
    >
      {sign}
    </span>
  )
}
