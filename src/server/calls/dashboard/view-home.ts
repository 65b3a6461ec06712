import type { ParsedInput } from "../../../contract/call.ts"
import type { Celebration, dashboard, HomeState, Onboarding } from "../../../contract/dashboard.ts"
import { celebrate, seenWith } from "../../../domain/dashboard/celebrate.ts"
import { onboardingSteps } from "../../../domain/dashboard/onboarding-steps.ts"
import { saveSettings } from "../../db/account/settings.ts"
import { countBelongings, findBest, findDraft, findHome } from "../../db/dashboard.ts"
import { lockUser } from "../../db/generations/generations.ts"
import type { Db } from "../../db/open.ts"
import { Problem } from "../../problem.ts"
import type { Figures } from "./view-numbers.ts"

/** What is still to be shown, and what was seen. */
export async function viewHome(db: Db, userId: string, figures: Figures): Promise<HomeState> {
  const { home, numbers } = figures
  return {
    isNewUser: home.welcomedAt === null && numbers.totalGenerations === 0,
    onboarding: await viewOnboarding(db, userId, figures),
    celebration: await viewCelebration(db, userId, figures),
  }
}

/** A step is done if the user marked it, or if its result exists. */
async function viewOnboarding(db: Db, userId: string, { home, numbers }: Figures): Promise<Onboarding> {
  const said = home.onboardingDone ?? []
  const hasBegun = numbers.totalGenerations > 0 || (await findDraft(db, userId, new Date(0))) !== null
  const isShown = {
    platform: hasBegun,
    details: hasBegun || (await countBelongings(db, userId)).profiles > 0,
    generate: numbers.successfulGenerations > 0,
  }
  const steps = onboardingSteps.map((id) => ({ id, isDone: said.includes(id) || isShown[id] }))
  return {
    steps,
    isSkipped: home.onboardingSkippedAt !== null,
    isDone: steps.every(({ isDone }) => isDone),
  }
}

async function viewCelebration(db: Db, userId: string, { home, numbers }: Figures): Promise<Celebration | null> {
  const { listings, bestScore } = numbers
  const id = celebrate({ listings, bestScore }, home.celebrationsSeen ?? [])
  if (id === null) return null
  const best = id === "score_95" ? await findBest(db, userId) : null
  return {
    id,
    listings,
    best: best && { itemId: best.itemId, title: best.title, platform: best.platform, score: best.score },
  }
}

type Marks = ParsedInput<typeof dashboard.mark>["body"] & { readonly now: Date }

/** Two simultaneous updates are both kept. */
export const markHome = (
  db: Db,
  userId: string,
  { skipped, welcomed, stepDone, celebrationSeen, now }: Marks,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const home = await findHome(tx, userId)
    if (home === null) throw new Problem("not_found")
    const add = (known: readonly string[] | null, more: readonly string[]) => [...new Set([...(known ?? []), ...more])]
    await saveSettings(tx, userId, {
      ...(skipped !== undefined && { onboardingSkippedAt: skipped ? now : null }),
      ...(welcomed && { welcomedAt: now }),
      ...(stepDone && { onboardingDone: add(home.onboardingDone, [stepDone]) }),
      ...(celebrationSeen && { celebrationsSeen: add(home.celebrationsSeen, seenWith(celebrationSeen)) }),
    })
  })
