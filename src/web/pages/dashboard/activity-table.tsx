import type { Dashboard } from "../../../contract/dashboard.ts"
import { formatCalendarDay } from "./format-day.ts"

export function ActivityTable({ days }: { days: Dashboard["activity"] }) {
  const busy = days.filter(({ listings, generations }) => listings > 0 || generations > 0).toReversed()
  if (busy.length === 0) return <p className="text-ink-soft text-sm">Nothing was generated on these days.</p>
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Days on which something was generated, the latest first</caption>
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="pb-1 font-medium">
            Day
          </th>
          <th scope="col" className="pb-1 text-right font-medium">
            Generations
          </th>
          <th scope="col" className="pb-1 text-right font-medium">
            Listings
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-t">
        {busy.map(({ day, generations, listings }) => (
          <tr key={day}>
            <th scope="row" className="py-1.5 font-normal">
              {formatCalendarDay(day)}
            </th>
            <td className="py-1.5 text-right">{generations}</td>
            <td className="py-1.5 text-right">{listings}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
