import { platformSummaryOf } from "../../../domain/platform-summaries.ts"
import type { Block } from "../../../domain/text/split/read-blocks.ts"
import type { Sample, SamplePlace } from "../../content/sample.ts"
import { sampleMs } from "../../content/samples.ts"
import { classes } from "../../parts/classes.ts"
import { PlatformIcon } from "../../parts/icons/platform-icon.tsx"
import { ScoreRing } from "../../parts/score/score-ring.tsx"
import { FormattedBlocks } from "../../previews/formatted-blocks.tsx"
import { PlaceMeasure } from "./place-measure.tsx"
import { TypedNote } from "./typed-note.tsx"

export function SampleCard({ sample, shownBlocks }: { sample: Sample; shownBlocks: number }) {
  const { label, tintHue } = platformSummaryOf(sample.platform)
  const prose = sample.places.filter(({ kind }) => kind === "prose")
  const others = sample.places.filter(({ kind }) => kind !== "prose")
  return (
    <article className="flex w-full min-w-0 flex-col rounded-xl border border-line bg-raised shadow-2">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b p-4 sm:px-6">
        <PlatformIcon platform={sample.platform} hue={tintHue} />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold text-lg">{label}</h3>
          <p className="text-ink-soft text-sm">
            <span className="mr-3">{sample.shop}</span>
            <span className="whitespace-nowrap">
              Generated in {((sampleMs[sample.platform] ?? 0) / 1000).toFixed(2)} seconds
            </span>
          </p>
        </div>
        <ScoreRing score={sample.score} size="sm" />
      </header>
      <div className="grid gap-x-10 gap-y-5 p-4 sm:p-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          {others.map((place) => (
            <Place key={place.label} place={place} shownBlocks={shownBlocks} />
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {prose.map((place) => (
            <Place key={place.label} place={place} shownBlocks={shownBlocks} />
          ))}
        </div>
      </div>
      <div className="mt-auto p-4 pt-0 sm:p-6 sm:pt-0">
        <TypedNote typed={sample.typed} />
      </div>
    </article>
  )
}

type PlaceProps = { place: SamplePlace; shownBlocks: number }

function Place({ place, shownBlocks }: PlaceProps) {
  return (
    <div>
      <h4 className="font-semibold text-ink-soft text-sm">{place.label}</h4>
      <PlaceText place={place} shownBlocks={shownBlocks} />
      <PlaceMeasure measure={place.measure} />
    </div>
  )
}

function PlaceText({ place: { kind, items, blocks = [] }, shownBlocks }: PlaceProps) {
  if (kind === "line") return <p className="mt-1 font-medium">{items[0]}</p>
  if (kind === "prose") return <Prose blocks={blocks} shown={shownBlocks} />
  return (
    <ul className={classes("mt-2", kind === "words" ? "flex flex-wrap gap-1.5" : "flex list-disc flex-col gap-1 pl-5")}>
      {items.map((item) => (
        <li
          key={item}
          className={kind === "words" ? "rounded-sm bg-sunken px-2 py-0.5 text-sm" : "marker:text-ink-faint"}
        >
          {item}
        </li>
      ))}
    </ul>
  )
}

/** A long text with its rest folded. */
function Prose({ blocks, shown }: { blocks: readonly Block[]; shown: number }) {
  const rest = blocks.slice(shown)
  return (
    <div className="mt-1 flex max-w-line flex-col gap-2">
      <FormattedBlocks blocks={blocks.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="link inline-block cursor-pointer list-none py-0.5 text-sm group-open:hidden [&::-webkit-details-marker]:hidden">
            Read the rest
          </summary>
          <FormattedBlocks blocks={rest} />
        </details>
      )}
    </div>
  )
}
