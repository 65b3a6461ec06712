import { type PointerEvent, useState } from "react"
import type { Dashboard } from "../../../contract/dashboard.ts"
import { classes } from "../../parts/classes.ts"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { Disclosure } from "../../parts/layout/disclosure.tsx"
import { barsOf, ceilingOf, sayListings, tellActivity } from "./activity-figures.ts"
import { ActivityTable } from "./activity-table.tsx"
import { formatCalendarDay } from "./format-day.ts"
import { laterStats } from "./say-numbers.ts"

type Days = Dashboard["activity"]

export function ActivityCard({ days, numbers }: { days: Days; numbers: Dashboard["numbers"] }) {
  const [pointed, setPointed] = useState<number | null>(null)
  const day = pointed === null ? undefined : days[pointed]
  const told = tellActivity(days)
  return (
    <Card as="section" labelledBy="activity">
      <div className="flex h-full flex-col">
        <CardHead
          id="activity"
          title="Activity, the last 30 days"
          text={
            <>
              <span aria-hidden="true">
                {day ? `${formatCalendarDay(day.day)}: ${sayListings(day.listings)}` : told}
              </span>
              <span className="sr-only">{told}</span>
            </>
          }
        />
        <Chart days={days} pointed={pointed} onPoint={setPointed} />
        <div className="mt-2 mb-3">
          <Disclosure summary={<span className="text-ink-soft text-sm">Show as a table</span>}>
            <ActivityTable days={days} />
          </Disclosure>
        </div>
        <dl className="mt-auto grid grid-cols-2 gap-x-6 gap-y-3 border-line border-t pt-4 sm:grid-cols-4">
          {laterStats(numbers).map(({ label, value }) => (
            <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="truncate font-semibold text-lg tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}

type ChartProps = { days: Days; pointed: number | null; onPoint: (index: number | null) => void }

/** Only visual: the sentence above and the table below have the same content. */
function Chart({ days, pointed, onPoint }: ChartProps) {
  const ceiling = ceilingOf(days)
  function follow({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * days.length)
    onPoint(Math.max(0, Math.min(days.length - 1, index)))
  }
  return (
    <div aria-hidden="true" className="flex max-h-72 min-h-40 flex-1 flex-col text-ink-faint text-xs tabular-nums">
      <div className="flex flex-1 gap-2">
        <div className="flex w-6 flex-col justify-between text-right leading-none">
          <span>{ceiling}</span>
          <span>{ceiling / 2}</span>
          <span>0</span>
        </div>
        <svg
          aria-hidden="true"
          className="h-auto min-w-0 flex-1 touch-pan-y overflow-visible"
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => onPoint(null)}
        >
          {["0%", "50%", "100%"].map((y) => (
            <line
              key={y}
              x1="0"
              x2="100%"
              y1={y}
              y2={y}
              className="stroke-line"
              strokeDasharray={y === "100%" ? undefined : "2 4"}
            />
          ))}
          {barsOf(days).map(({ day, x, width, height }, index) => (
            <rect
              key={day}
              x={`${x}%`}
              y={`${100 - height}%`}
              width={`${width}%`}
              height={`${height}%`}
              rx="2"
              className={classes(
                "transition-opacity",
                pointed === null || pointed === index ? "fill-ink" : "fill-ink opacity-35",
              )}
            />
          ))}
        </svg>
      </div>
      <div className="mt-2 flex justify-between pl-8">
        {[days[0], days[Math.floor(days.length / 2)]].map(
          (one) => one && <span key={one.day}>{formatCalendarDay(one.day)}</span>,
        )}
        <span>Today</span>
      </div>
    </div>
  )
}
