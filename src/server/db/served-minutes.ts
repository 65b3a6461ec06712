import { and, asc, lt, sql } from "drizzle-orm"
import type { Db } from "./open.ts"
import { servedMinutes } from "./schema.ts"

const dayMs = 86_400_000
const minutesOfDay = 1440
const measuredDays = 30

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Counts this minute as available, and deletes days that no longer count. */
export async function countMinute(db: Db, now: Date): Promise<void> {
  await db
    .insert(servedMinutes)
    .values({ day: dayOf(now), minutes: 1 })
    .onConflictDoUpdate({
      target: servedMinutes.day,
      set: { minutes: sql`least(${servedMinutes.minutes} + 1, ${minutesOfDay})` },
    })
  await db.delete(servedMinutes).where(lt(servedMinutes.day, dayOf(new Date(now.getTime() - 40 * dayMs))))
}

/** The share of the last thirty whole days, without the first day. Without any: zero days. */
export async function measureUptime(db: Db, now: Date): Promise<{ percent: number; days: number }> {
  const [first] = await db.select().from(servedMinutes).orderBy(asc(servedMinutes.day)).limit(1)
  const today = dayOf(now)
  const sinceFirst = first === undefined ? 0 : (Date.parse(today) - Date.parse(first.day)) / dayMs - 1
  const days = Math.max(0, Math.min(measuredDays, sinceFirst))
  if (days === 0) return { percent: 99, days }
  const from = dayOf(new Date(Date.parse(today) - days * dayMs))
  const isCounted = and(sql`${servedMinutes.day} >= ${from}`, lt(servedMinutes.day, today))
  const [row] = await db
    .select({ minutes: sql<number>`coalesce(sum(${servedMinutes.minutes}), 0)::int` })
    .from(servedMinutes)
    .where(isCounted)
  return { percent: Math.floor((100 * (row?.minutes ?? 0)) / (days * minutesOfDay)), days }
}
