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

// Only a site with its own figures has its own testimonials.
const LiveVoices = lazy(() => import("./live-voices.tsx").then(({ LiveVoices }) => ({ default: LiveVoices })))

/** Content within such a boundary hydrates in small pieces while the page is idle, and not in one long task. */
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
