import { Check, Megaphone } from "lucide-react"
import { landing } from "../../content/landing.ts"
import { ButtonLink } from "../../parts/button-link.tsx"

export function AdsPromo() {
  return (
    <section
      aria-labelledby="ads"
      className="grid gap-8 rounded-xl border border-line bg-sunken p-6 sm:p-10 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16"
    >
      <div>
        <Megaphone aria-hidden="true" className="size-8 text-ink-soft" strokeWidth={1.75} />
        <h2 id="ads" className="mt-4 text-2xl sm:text-3xl">
          {landing.adsTitle}
        </h2>
        <p className="mt-3 max-w-line text-ink-soft text-lg">{landing.adsText}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/api/auth/login" isFullPage variant="primary">
            Try
          </ButtonLink>
          <ButtonLink href="/faq">
            Learn More<span className="sr-only"> about the ads builder</span>
          </ButtonLink>
        </div>
      </div>
      <ul className="flex flex-col gap-3">
        {landing.adsPoints.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
