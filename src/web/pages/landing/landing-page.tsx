import { lazy, Suspense } from "react"
import { useFiguresMode } from "../../api/landing-figures.ts"
import { launchFigures, testimonials } from "../../content/launch-copy.ts"
import { AdsPromo } from "./ads-promo.tsx"
import { FiguresBand } from "./figures-band.tsx"
import { Hero } from "./hero.tsx"
import { PlatformGrid } from "./platform-grid.tsx"
import { Pricing } from "./pricing.tsx"
import { Showcase } from "./showcase.tsx"
import { Voices } from "./voices.tsx"

// Only a site with figures of its own has voices of its own.
const LiveVoices = lazy(() => import("./live-voices.tsx").then(({ LiveVoices }) => ({ default: LiveVoices })))

/** What is within such a border comes to life in small pieces while nothing else waits, and not in one long task. */
export function LandingPage() {
  const isLive = useFiguresMode() === "live"
  return (
    <div className="flex flex-col gap-20 sm:gap-28">
      <Hero />
      <Suspense>
        <PlatformGrid />
      </Suspense>
      <Suspense>
        <Showcase />
      </Suspense>
      <Suspense>
        <AdsPromo />
        <Pricing />
      </Suspense>
      <Suspense>
        {isLive ? (
          <LiveVoices />
        ) : (
          <>
            <Voices voices={testimonials} />
            <FiguresBand figures={launchFigures} />
          </>
        )}
      </Suspense>
    </div>
  )
}
