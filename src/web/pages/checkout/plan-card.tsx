import { Check, ShieldCheck } from "lucide-react"
import { formatDollars, plan } from "../../../domain/plan.ts"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { Badge } from "../../parts/feedback/badge.tsx"
import { Card } from "../../parts/layout/card.tsx"

const benefits = [
  "Unlimited generations",
  `All ${platformSummaries.length} platforms`,
  "Premium AI analysis",
  "Content history, management and export",
  "Priority support",
]

export function PlanCard() {
  return (
    <Card as="section" labelledBy="plan">
      <div className="flex items-center justify-between gap-4">
        <h2 id="plan" className="text-xl">
          {plan.name}
        </h2>
        <Badge tone="warn">{plan.discountPercent}% OFF</Badge>
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="font-bold text-3xl">{formatDollars(plan.priceCents)}/month</span>
        <s className="text-ink-faint">
          <span className="sr-only">instead of </span>
          {formatDollars(plan.regularPriceCents)}
        </s>
      </p>
      <ul className="mt-4 grid gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft text-sm">Renews monthly until you cancel.</p>
    </Card>
  )
}

export function SecureNote() {
  return (
    <div className="flex gap-3 px-1">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <div className="text-sm">
        <h2 className="font-semibold text-base">Secure &amp; Protected</h2>
        <p className="text-ink-soft">
          Card details go to the payment provider and never to us. A reload, a second click or another tab never charges
          twice.
        </p>
      </div>
    </div>
  )
}
