import { ArrowRight } from "lucide-react"
import { landing } from "../../content/landing.ts"
import { heroParts } from "../../content/landing-facts.ts"
import { samples } from "../../content/samples.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { Badge } from "../../parts/feedback/badge.tsx"
import { ScoreParts } from "../../parts/score/score-parts.tsx"
import { ScoreRing } from "../../parts/score/score-ring.tsx"
import { PlaceMeasure } from "./place-measure.tsx"

export function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-page items-center gap-12 px-4 pt-8 sm:px-6 sm:pt-12 lg:grid-cols-[11fr_10fr] lg:gap-16">
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
      <BeforeAndAfter />
    </section>
  )
}

/** The product in one picture: a note goes in, and a listing with its reasons comes out. Both are real. */
function BeforeAndAfter() {
  const [sample] = samples
  if (sample === undefined) return null
  const [title, tags] = sample.places
  const description = sample.typed.find(({ label }) => label === "Description")
  return (
    <div className="min-w-0">
      <div className="mr-8 rounded-lg border border-line border-dashed bg-sunken p-4 pb-10 sm:mr-20 sm:p-5 sm:pb-10">
        <p className="font-semibold text-ink-soft text-sm">{landing.described}</p>
        <p className="mt-1">{description?.text}</p>
        <a className="link mt-2 inline-block text-sm" href="#showcase">
          See all {sample.typed.length} fields that the seller typed
        </a>
      </div>
      <div className="relative -mt-6 ml-4 rounded-xl border border-line bg-raised p-4 shadow-3 sm:ml-12 sm:p-6">
        <p className="font-semibold text-ink-soft text-sm">{landing.written}</p>
        <p className="mt-1 font-semibold text-xl">{title?.items[0]}</p>
        <PlaceMeasure measure={title?.measure} />
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-1.5">
          {tags?.items.map((tag) => (
            <li key={tag} className="rounded-sm bg-sunken px-2 py-0.5 text-sm">
              {tag}
            </li>
          ))}
        </ul>
        <div className="mt-5 flex items-center gap-5 border-line border-t pt-5">
          <ScoreRing score={sample.score} parts={heroParts} />
          <div className="min-w-0 flex-1">
            <ScoreParts parts={heroParts.slice(0, 4)} />
          </div>
        </div>
      </div>
    </div>
  )
}
