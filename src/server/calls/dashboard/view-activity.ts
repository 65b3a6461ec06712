import type { Dashboard } from "../../../contract/dashboard.ts"
import { lastDays } from "../../../domain/dashboard/days.ts"
import { listPace } from "../../db/dashboard.ts"
import type { Db } from "../../db/open.ts"

const days = 30
/** One day more than shown, because a user's day may begin up to fourteen hours before ours. */
const sinceMs = (days + 1) * 86_400_000

/** The last thirty days, each with the listings written on it. */
export async function viewActivity(
  db: Db,
  userId: string,
  { now, dayOf }: { now: Date; dayOf: (at: Date) => string },
): Promise<Dashboard["activity"]> {
  const pace = await listPace(db, userId, new Date(now.getTime() - sinceMs))
  const byDay = Map.groupBy(pace, ({ at }) => dayOf(at))
  return lastDays(dayOf(now), days).map((day) => {
    const rows = byDay.get(day) ?? []
    return {
      day,
      generations: rows.reduce((sum, row) => sum + row.generations, 0),
      listings: rows.reduce((sum, row) => sum + row.listings, 0),
    }
  })
}
