import { landing } from "../../content/landing.ts"
import { samples } from "../../content/samples.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { Carousel } from "./carousel.tsx"
import { countShownBlocks } from "./count-shown-blocks.ts"
import { SampleCard } from "./sample-card.tsx"

const intervalMs = 7000
const shownBlocks = countShownBlocks(samples)

export function Showcase() {
  return (
    <section aria-labelledby="showcase" className="mx-auto w-full max-w-page px-4 sm:px-6">
      <h2 id="showcase" className="text-2xl sm:text-3xl">
        {landing.showcaseTitle}
      </h2>
      <p className="mt-3 max-w-line text-ink-soft text-lg">{landing.showcaseText}</p>
      <div className="mt-6">
        <Carousel
          label="Sample listings"
          intervalMs={intervalMs}
          slide="w-full"
          slides={samples.map((sample, place) => ({
            name: sample.shop,
            content: <SampleCard sample={sample} shownBlocks={shownBlocks[place] ?? 0} />,
          }))}
        />
      </div>
      <div className="mt-8 flex justify-center">
        <ButtonLink href="/api/auth/login" isFullPage variant="primary" size="lg">
          {landing.tryNow}
        </ButtonLink>
      </div>
    </section>
  )
}
