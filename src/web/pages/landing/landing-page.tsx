import { Suspense } from "react"
import { AdsPromo } from "./ads-promo.tsx"
import { FiguresBand } from "./figures-band.tsx"
import { Hero } from "./hero.tsx"
import { PlatformGrid } from "./platform-grid.tsx"
import { Pricing } from "./pricing.tsx"
import { Showcase } from "./showcase.tsx"
import { Voices } from "./voices.tsx"

// What lies below the first screen is laid out when it comes near, and hydrated in small pieces while nothing else waits.
const below = "[content-visibility:auto] [contain-intrinsic-block-size:auto_50rem]"

export function LandingPage() {
  return (
    <div className="flex flex-col gap-20 sm:gap-28">
      <Hero />
      {[PlatformGrid, Showcase, AdsPromo, Pricing, Voices, FiguresBand].map((Section, index) => (
        <div key={index} className={below}>
          <Suspense>
            <Section />
          </Suspense>
        </div>
      ))}
    </div>
  )
}
