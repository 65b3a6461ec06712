import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { landing } from "../../content/landing.ts"
import { titleLimits } from "../../content/landing-facts.ts"
import { PlatformIcon } from "../../parts/icons/platform-icon.tsx"
import { MeasureBar } from "./measure-bar.tsx"

const longest = Math.max(...Object.values(titleLimits))

export function PlatformGrid() {
  return (
    <section aria-labelledby="platforms" className="mx-auto w-full max-w-page px-4 sm:px-6">
      <h2 id="platforms" className="text-2xl sm:text-3xl">
        {landing.platformsTitle}
      </h2>
      <p className="mt-3 max-w-line text-ink-soft text-lg">{landing.platformsText}</p>
      <ul className="mt-8 grid grid-cols-2 gap-3 md:grid-cols-5 lg:gap-4">
        {platformSummaries.map(({ id, label, note, tintHue }) => {
          const limit = titleLimits[id] ?? 0
          return (
            <li key={id} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-1">
              <PlatformIcon platform={id} hue={tintHue} />
              <div>
                <h3 className="font-semibold">{label}</h3>
                <p className="text-ink-soft text-sm">{note}</p>
              </div>
              <div className="mt-auto">
                <MeasureBar label={`${limit} characters`} share={limit / longest} isComparison />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
