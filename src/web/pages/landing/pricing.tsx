import { Check } from "lucide-react"
import { formatDollars, plan } from "../../../domain/plan.ts"
import { landing } from "../../content/landing.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { Badge } from "../../parts/feedback/badge.tsx"

export function Pricing() {
  return (
    <section aria-labelledby="pricing" className="mx-auto w-full max-w-page px-4 sm:px-6">
      <div className="grid overflow-hidden rounded-xl border border-line bg-raised shadow-2 lg:grid-cols-[7fr_5fr]">
        <div className="p-6 sm:p-10">
          <h2 id="pricing" className="text-2xl sm:text-3xl">
            {landing.pricingTitle}
          </h2>
          <p className="mt-3 max-w-line text-ink-soft text-lg">{landing.pricingText}</p>
          <ul className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {landing.included.map((item) => (
              <li key={item} className="flex gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col justify-center border-line border-t bg-surface p-6 sm:p-10 lg:border-t-0 lg:border-l">
          <div className="flex items-center justify-between gap-4">
            <h3 className="text-xl">{plan.name}</h3>
            <Badge tone="warn">{plan.discountPercent}% off</Badge>
          </div>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-3 tabular-nums">
            <span className="font-bold text-5xl">{formatDollars(plan.priceCents)}</span>
            <span className="text-ink-soft">/month</span>
            <s className="text-ink-faint text-lg">
              <span className="sr-only">instead of </span>
              {formatDollars(plan.regularPriceCents)}
            </s>
          </p>
          <div className="mt-6">
            <ButtonLink href="/simple-checkout" variant="primary" size="lg" isWide>
              {landing.checkout}
            </ButtonLink>
          </div>
          <p className="mt-3 text-center text-ink-soft text-sm">{landing.priceNote}</p>
        </div>
      </div>
    </section>
  )
}
