import { AdsPromo } from "./ads-promo.tsx"
import { FiguresBand } from "./figures-band.tsx"
import { Hero } from "./hero.tsx"
import { PlatformGrid } from "./platform-grid.tsx"
import { Pricing } from "./pricing.tsx"
import { Showcase } from "./showcase.tsx"
import { Voices } from "./voices.tsx"

export function LandingPage() {
  return (
    <div className="flex flex-col gap-20 sm:gap-28">
      <Hero />
      <PlatformGrid />
      <Showcase />
      <AdsPromo />
      <Pricing />
      <Voices />
      <FiguresBand />
    </div>
  )
}
