import { ArrowRight } from "lucide-react"
import { landing } from "../../content/landing.ts"
import { Badge } from "../../parts/badge.tsx"
import { ButtonLink } from "../../parts/button-link.tsx"
import { AdsPromo } from "./ads-promo.tsx"
import { PlatformGrid } from "./platform-grid.tsx"
import { Pricing } from "./pricing.tsx"
import { Specimen } from "./specimen.tsx"

export function LandingPage() {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-20 px-4 pt-8 pb-20 sm:gap-28 sm:px-6 sm:pt-14 sm:pb-28">
      <section className="grid items-center gap-10 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <div>
          <Badge tone="warn">{landing.badge}</Badge>
          <h1 className="mt-5 text-4xl sm:text-5xl">{landing.headline}</h1>
          <p className="mt-5 max-w-line text-ink-soft text-lg">{landing.promise}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/api/auth/login" isFullPage variant="primary" size="lg" iconAfter={<ArrowRight />}>
              {landing.start}
            </ButtonLink>
            <ButtonLink href="/faq" size="lg">
              {landing.howItWorks}
            </ButtonLink>
          </div>
        </div>
        <Specimen />
      </section>
      <PlatformGrid />
      <AdsPromo />
      <Pricing />
    </div>
  )
}
