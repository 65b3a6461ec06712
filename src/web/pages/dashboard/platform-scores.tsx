import type { Dashboard } from "../../../contract/dashboard.ts"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { type ScoreBand, scoreBand, scoreMax } from "../../../domain/score.ts"
import { PlatformIcon } from "../../parts/icons/platform-icon.tsx"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { sayListings } from "./activity-figures.ts"
import { labelOf } from "./say-numbers.ts"

const marks: Record<ScoreBand, string> = { good: "bg-good-mark", fair: "bg-warn-mark", poor: "bg-bad-mark" }

export function PlatformScores({ platforms }: { platforms: Dashboard["platforms"] }) {
  return (
    <Card as="section" labelledBy="platform-scores">
      <CardHead id="platform-scores" title="Average score by platform" />
      {platforms.length === 0 ? (
        <p className="text-ink-soft">You have no saved listings.</p>
      ) : (
        <ul className="flex flex-col gap-3.5">
          {platforms.map((row) => (
            <PlatformScore key={row.platform} row={row} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function PlatformScore({ row }: { row: Dashboard["platforms"][number] }) {
  const { platform, listings, averageScore, bestScore } = row
  const hue = platformSummaries.find(({ id }) => id === platform)?.tintHue
  return (
    <li>
      <div className="flex items-center gap-2.5">
        <PlatformIcon platform={platform} size="sm" {...(hue === undefined ? {} : { hue })} />
        <span className="truncate font-medium">{labelOf(platform)}</span>
        <span className="min-w-0 flex-1 truncate text-ink-soft text-sm">
          {sayListings(listings)}
          {listings > 1 && `, best ${bestScore}`}
        </span>
        <span className="font-semibold tabular-nums">
          {averageScore}
          <span className="sr-only"> of {scoreMax}</span>
        </span>
      </div>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={`h-full origin-left rounded-full ${marks[scoreBand(averageScore)]}`}
          style={{ transform: `scaleX(${averageScore / scoreMax})` }}
        />
      </div>
    </li>
  )
}
