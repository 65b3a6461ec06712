import * as z from "zod/mini"
import { milestoneIds } from "../domain/dashboard/milestones.ts"
import { onboardingSteps } from "../domain/dashboard/onboarding-steps.ts"
import { scoreMax } from "../domain/score.ts"
import { call } from "./call.ts"

const time = z.iso.datetime()
const count = z.int().check(z.minimum(0))
const score = z.int().check(z.minimum(0), z.maximum(scoreMax))

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== ""
  } catch {
    return false
  }
}
const timeZoneSchema = z
  .string()
  .check(z.maxLength(64, "There is no such time zone"), z.refine(isTimeZone, "There is no such time zone"))

const numbersSchema = z.object({
  /** How often Generate was pressed; the specification calls it Total Generations. */
  totalGenerations: count,
  successfulGenerations: count,
  /** Listings written so far, including deleted ones. */
  listings: count,
  /** Over the saved listings, as they are now; null while there are none. */
  bestScore: z.nullable(score),
  averageScore: z.nullable(score),
  /** The platform with the most listings; null while there are none. */
  favoritePlatform: z.nullable(z.string()),
  /** Of the latest generation. */
  lastActivityAt: z.nullable(time),
  memberSince: time,
  /** Calendar days in the time zone: 0 is today. */
  memberForDays: count,
})

const item = { itemId: z.string(), title: z.string(), platform: z.string() }

/** Next steps, the most useful first; each is based on facts. */
export const nextStepSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("generate_first") }),
  z.object({ kind: z.literal("resume_draft"), ...item, createdAt: time, drafts: count }),
  z.object({
    kind: z.literal("fix_rules"),
    ...item,
    brokenRules: count,
    /** How many of the latest items break a rule. */
    items: count,
  }),
  z.object({
    kind: z.literal("improve_listing"),
    ...item,
    productId: z.string(),
    productName: z.string(),
    score,
    /** The most valuable improvement, in the check's own words. */
    advice: z.nullable(z.string()),
    /** The points that this advice is worth. */
    gain: count,
  }),
  z.object({ kind: z.literal("try_platform"), platform: z.string() }),
  z.object({ kind: z.literal("make_template"), ...item }),
  z.object({ kind: z.literal("write_review"), listings: count }),
])
export type NextStep = z.output<typeof nextStepSchema>

const milestoneSchema = z.enum(milestoneIds)

/** A milestone that was reached and not celebrated yet. */
const celebrationSchema = z.object({
  id: milestoneSchema,
  listings: count,
  /** The listing that reached a score. */
  best: z.nullable(z.object({ ...item, score })),
})
export type Celebration = z.output<typeof celebrationSchema>

export const onboardingSchema = z.object({
  steps: z.array(z.object({ id: z.enum(onboardingSteps), isDone: z.boolean() })),
  isSkipped: z.boolean(),
  /** All three are done. */
  isDone: z.boolean(),
})
export type Onboarding = z.output<typeof onboardingSchema>

/** What a user has seen and need not see again. */
export const homeStateSchema = z.object({
  /** Nothing was generated yet, and the user has not seen the welcome. */
  isNewUser: z.boolean(),
  onboarding: onboardingSchema,
  celebration: z.nullable(celebrationSchema),
})
export type HomeState = z.output<typeof homeStateSchema>

export const dashboardSchema = z.extend(homeStateSchema, {
  numbers: numbersSchema,
  /** The last thirty calendar days in the time zone, oldest first, including days with nothing. */
  activity: z.array(z.object({ day: z.iso.date(), generations: count, listings: count })),
  /** Those with listings, most first. */
  platforms: z.array(z.object({ platform: z.string(), listings: count, averageScore: score, bestScore: score })),
  next: z.array(nextStepSchema),
})
export type Dashboard = z.output<typeof dashboardSchema>

export const dashboard = {
  get: call({
    method: "GET",
    path: "/api/dashboard",
    who: "access",
    scope: null,
    summary: "Everything on the dashboard, by the calendar of `timeZone`, such as Europe/Berlin, or else of UTC",
    query: z.object({ timeZone: z.optional(timeZoneSchema) }),
    reply: dashboardSchema,
    limit: { times: 600, seconds: 600, per: "user" },
  }),
  mark: call({
    method: "PATCH",
    path: "/api/dashboard/onboarding",
    who: "access",
    scope: null,
    summary: "Remember what was seen: the welcome, a step of the guide, the whole guide, a celebration",
    body: z.strictObject({
      skipped: z.optional(z.boolean()),
      welcomed: z.optional(z.literal(true)),
      stepDone: z.optional(z.enum(onboardingSteps)),
      celebrationSeen: z.optional(milestoneSchema),
    }),
    reply: homeStateSchema,
  }),
}
