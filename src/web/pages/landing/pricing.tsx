import { Check } from "lucide-react"
import { formatDollars, plan } from "../../../domain/plan.ts"
import { landing } from "../../content/landing.ts"
import { Badge } from "../../parts/badge.tsx"
import { ButtonLink } from "../../parts/button-link.tsx"
import { Card } from "../../parts/card.tsx"

export function Pricing() {
  return (
    <section aria-labelledby="pricing" className="grid gap-8 lg:grid-cols-2 lg:items-center lg:gap-16">
      <div>
        <h2 id="pricing" className="text-2xl sm:text-3xl">
          {landing.pricingTitle}
        </h2>
        <p className="mt-3 max-w-line text-ink-soft text-lg">{landing.pricingText}</p>
      </div>
      <Card>
        <div className="flex items-center justify-between gap-4">
          <h3 className="text-lg">{plan.name}</h3>
          <Badge tone="warn">{plan.discountPercent}% off</Badge>
        </div>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3 tabular-nums">
          <span className="font-bold text-4xl">{formatDollars(plan.priceCents)}</span>
          <span className="text-ink-soft">/month</span>
          <s className="text-ink-faint text-lg">
            <span className="sr-only">instead of </span>
            {formatDollars(plan.regularPriceCents)}
          </s>
        </p>
        <ul className="my-6 grid gap-2 sm:grid-cols-2">
          {landing.included.map((item) => (
            <li key={item} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
              {item}
            </li>
          ))}
        </ul>
        <ButtonLink href="/simple-checkout" variant="primary" size="lg" isWide>
          {landing.checkout}
        </ButtonLink>
        <p className="mt-3 text-center text-ink-soft text-sm">{landing.priceNote}</p>
      </Card>
    </section>
  )
}
