import type { Dashboard } from "../../../contract/dashboard.ts"
import { daysBetween } from "../../../domain/dashboard/days.ts"
import { findHome, type HomeRow, listKept, listWritten } from "../../db/dashboard.ts"
import type { Db } from "../../db/open.ts"
import { Problem } from "../../problem.ts"

/** All figures, and the data behind them. */
export interface Figures {
  readonly home: HomeRow
  readonly numbers: Dashboard["numbers"]
  readonly platforms: Dashboard["platforms"]
  /** The platforms with listings, the most first. */
  readonly tried: readonly string[]
}

interface Moment {
  readonly now: Date
  readonly dayOf: (at: Date) => string
}

export async function readNumbers(db: Db, { id }: { id: string }, { now, dayOf }: Moment): Promise<Figures> {
  const [home, written, everyKept] = await Promise.all([findHome(db, id), listWritten(db, id), listKept(db, id)])
  if (home === null) throw new Problem("not_found")
  const kept = everyKept.filter(({ scored }) => scored > 0)
  const lastAt = written.map(({ lastAt }) => lastAt.getTime())
  const scored = sum(kept, ({ scored }) => scored)
  return {
    home,
    tried: written.map(({ platform }) => platform),
    numbers: {
      totalGenerations: home.totalGenerations,
      successfulGenerations: home.successfulGenerations,
      listings: sum(written, ({ listings }) => listings),
      bestScore: kept.length === 0 ? null : Math.max(...kept.map(({ bestScore }) => bestScore ?? 0)),
      averageScore: scored === 0 ? null : Math.round(sum(kept, (row) => row.scored * (row.averageScore ?? 0)) / scored),
      favoritePlatform: written[0]?.platform ?? null,
      lastActivityAt: lastAt.length === 0 ? null : new Date(Math.max(...lastAt)).toISOString(),
      memberSince: home.createdAt.toISOString(),
      memberForDays: Math.max(0, daysBetween(dayOf(home.createdAt), dayOf(now))),
    },
    platforms: kept.map(({ platform, listings, averageScore, bestScore }) => ({
      ...{ platform, listings },
      averageScore: Math.round(averageScore ?? 0),
      bestScore: bestScore ?? 0,
    })),
  }
}

const sum = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((total, row) => total + figure(row), 0)
