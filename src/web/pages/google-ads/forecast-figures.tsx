import type { AdsForm } from "../../../domain/ads/ads-form.ts"
import { makeForecast } from "../../../domain/ads/money/forecast.ts"
import { sayCents } from "../../../domain/ads/say-dollars.ts"
import { sayForecast, sayOrigin } from "../../../domain/ads/say-forecast.ts"

type ForecastFiguresProps = { form: Pick<AdsForm, "businessType" | "industry" | "primaryServices" | "monthlyBudget"> }

/** What a budget may bring, as figures with their sources. */
export function ForecastFigures({ form }: ForecastFiguresProps) {
  const forecast = makeForecast(form)
  const figures = [
    { label: "A day", value: sayCents(forecast.dailyCents) },
    { label: "A click", value: `about ${sayCents(forecast.cpc.value)}` },
    { label: "Clicks a day", value: `about ${forecast.clicksPerDay.toLocaleString("en-US")}` },
    { label: "Leads a month", value: `about ${forecast.leads.toLocaleString("en-US")}` },
    { label: "Modeled impressions", value: forecast.impressions.toLocaleString("en-US") },
    { label: "Click-through rate", value: `${(forecast.ctr.value / 100).toFixed(2)}% (${forecast.ctr.year})` },
  ]
  return (
    <div className="min-w-0 rounded-lg bg-sunken p-4">
      <p role="status" className="font-semibold">
        {sayForecast(forecast)}
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2">
        {figures.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">{sayOrigin(forecast)}</p>
    </div>
  )
}
