import type { GenerationCard } from "../../../../contract/seo.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"

/** The state of one platform of a run. */
export interface RunRow {
  readonly platform: PlatformId
  readonly state: "not-started" | "starting" | "writing" | "done" | "failed"
  readonly done: number
  readonly total: number
  readonly itemId: string | null
  readonly score: number | null
  /** Why it failed, or was never started. */
  readonly problem: string | null
}

/** What this page itself knows about a platform whose generation the server does not list (yet). */
export type Beginning = "starting" | { readonly problem: string }

const states = { queued: "writing", running: "writing", done: "done", failed: "failed", cancelled: "failed" } as const

/** A row for each platform: its newest generation decides, or this page's own state if there is none. */
export function runRows(
  platforms: readonly PlatformId[],
  generations: readonly GenerationCard[],
  beginnings: ReadonlyMap<PlatformId, Beginning>,
): readonly RunRow[] {
  return platforms.map((platform) => {
    const beginning = beginnings.get(platform)
    const newest = generations
      .filter((one) => one.platform === platform)
      .reduce<GenerationCard | null>(
        (last, one) => (last === null || one.createdAt > last.createdAt ? one : last),
        null,
      )
    if (beginning === "starting") return { ...nothing, platform, state: "starting" }
    if (beginning !== undefined) return { ...nothing, platform, state: "failed", problem: beginning.problem }
    if (newest === null) return { ...nothing, platform, state: "not-started" }
    const { done, total, itemId, seoScore, problem } = newest
    return { platform, state: stateOf(newest), done, total, itemId, score: seoScore, problem: problem?.message ?? null }
  })
}

/** A stopped one has a result if something was finished by then. */
const stateOf = ({ state, itemId }: GenerationCard): RunRow["state"] =>
  state === "cancelled" && itemId !== null ? "done" : states[state]

const nothing = { done: 0, total: 0, itemId: null, score: null, problem: null }

export const isUnfinished = ({ state }: RunRow): boolean => state === "starting" || state === "writing"
