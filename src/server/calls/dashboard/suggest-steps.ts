import type { NextStep } from "../../../contract/dashboard.ts"
import { nextPlatform } from "../../../domain/dashboard/next-platform.ts"
import { goodFrom } from "../../../domain/score.ts"
import { countBelongings, findBroken, findDraft, findLatestItem, findLowest } from "../../db/dashboard.ts"
import type { Db } from "../../db/open.ts"
import type { StoredReport } from "../../db/stored.ts"
import type { Figures } from "./view-numbers.ts"

const mostSteps = 4
const draftDays = 30
/**
 * At this number of listings, users have typed the same things often enough for a template, and seen enough for a
 * review.
 */
const enoughFor = { template: 3, review: 10 }

interface Situation {
  readonly now: Date
  readonly figures: Figures
}

/** Next steps from facts alone: unfinished work, then errors, then improvements, then new features. */
export async function suggestSteps(db: Db, userId: string, { now, figures }: Situation): Promise<NextStep[]> {
  const { listings, favoritePlatform } = figures.numbers
  const belongings = await countBelongings(db, userId)
  const platform = favoritePlatform === null ? null : nextPlatform(favoritePlatform, figures.tried)
  const steps: (NextStep | null)[] = [
    await suggestDraft(db, userId, now),
    listings === 0 ? { kind: "generate_first" } : null,
    await suggestFix(db, userId),
    await suggestImprovement(db, userId),
    listings >= enoughFor.template && belongings.templates === 0 ? await suggestTemplate(db, userId) : null,
    platform === null ? null : { kind: "try_platform", platform },
    listings >= enoughFor.review && belongings.reviews === 0 ? { kind: "write_review", listings } : null,
  ]
  return steps.filter((step) => step !== null).slice(0, mostSteps)
}

async function suggestDraft(db: Db, userId: string, now: Date): Promise<NextStep | null> {
  const draft = await findDraft(db, userId, new Date(now.getTime() - draftDays * 86_400_000))
  return draft && { ...draft, kind: "resume_draft", createdAt: draft.createdAt.toISOString() }
}

async function suggestFix(db: Db, userId: string): Promise<NextStep | null> {
  const broken = await findBroken(db, userId)
  if (broken === null) return null
  const { createdAt: _, ...item } = broken
  return { ...item, kind: "fix_rules" }
}

async function suggestTemplate(db: Db, userId: string): Promise<NextStep | null> {
  const item = await findLatestItem(db, userId)
  return item && { kind: "make_template", itemId: item.itemId, title: item.title, platform: item.platform }
}

async function suggestImprovement(db: Db, userId: string): Promise<NextStep | null> {
  const lowest = await findLowest(db, userId, goodFrom)
  if (lowest === null) return null
  const { createdAt: _, report, ...listing } = lowest
  return { ...listing, kind: "improve_listing", ...mostGain(report) }
}

/** The failed check with the most points. */
function mostGain({ checks = [] }: StoredReport): { advice: string | null; gain: number } {
  const open = checks
    .filter(({ status }) => status === "fail" || status === "partial")
    .map(({ advice, points, maxPoints }) => ({ advice: advice || null, gain: Math.round(maxPoints - points) }))
  const [best] = open.toSorted((a, b) => b.gain - a.gain)
  return best ?? { advice: null, gain: 0 }
}
