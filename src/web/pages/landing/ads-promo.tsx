import { Check, Megaphone } from "lucide-react"
import { adLimits, landing, sampleAd } from "../../content/landing.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { MeasureBar } from "./measure-bar.tsx"

export function AdsPromo() {
  return (
    <section aria-labelledby="ads" className="mx-auto w-full max-w-page px-4 sm:px-6">
      <div className="grid gap-8 rounded-xl border border-line bg-sunken p-6 sm:p-10 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div>
          <Megaphone aria-hidden="true" className="size-8 text-ink-soft" strokeWidth={1.75} />
          <h2 id="ads" className="mt-4 text-2xl sm:text-3xl">
            {landing.adsTitle}
          </h2>
          <p className="mt-3 max-w-line text-ink-soft text-lg">{landing.adsText}</p>
          <ul className="mt-5 flex flex-col gap-2">
            {landing.adsPoints.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
                {point}
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href="/api/auth/login" isFullPage variant="primary">
              Try
            </ButtonLink>
            <ButtonLink href="/faq">
              Learn More<span className="sr-only"> about the ads builder</span>
            </ButtonLink>
          </div>
        </div>
        <SampleAd />
      </div>
    </section>
  )
}

function SampleAd() {
  const { address, headlines, descriptions, budget } = sampleAd
  const total = budget.reduce((sum, { dollars }) => sum + dollars, 0)
  return (
    <figure className="min-w-0">
      <div className="rounded-xl border border-line bg-raised p-5 shadow-2 sm:p-6">
        <p className="text-sm">
          <span className="font-semibold">Sponsored</span>
          <span className="block text-ink-soft">{address}</span>
        </p>
        <p className="mt-2 font-medium text-xl">{headlines.join(" | ")}</p>
        <p className="mt-1 text-ink-soft">{descriptions[0]}</p>
        <ul className="mt-5 grid gap-3 border-line border-t pt-5 sm:grid-cols-3">
          {headlines.map((headline) => (
            <li key={headline}>
              <MeasureBar
                label={`${headline.length} of ${adLimits.headlineChars}`}
                share={headline.length / adLimits.headlineChars}
              />
            </li>
          ))}
        </ul>
        <p className="mt-5 font-semibold text-ink-soft text-sm">${total} a month, by ad group</p>
        <ul className="mt-2 flex flex-col gap-2 text-sm tabular-nums">
          {budget.map(({ group, dollars }) => (
            <li key={group} className="grid grid-cols-[7.5rem_1fr_3rem] items-center gap-3">
              {group}
              <span aria-hidden="true" className="h-2 rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-ink-faint"
                  style={{ width: `${(dollars / total) * 100}%` }}
                />
              </span>
              <span className="text-right">${dollars}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-ink-soft text-sm">
        An example: an ad within its limits, and its budget.
      </figcaption>
    </figure>
  )
}
