import { formSchema } from "../contract/seo/form.ts"
import { exampleFor } from "../domain/ads/examples.ts"
import { type DemoBrief, demoLibrary } from "../domain/examples/demo-library.ts"
import { subjectsOf } from "../domain/seo/brief.ts"
import { addCampaign } from "./calls/ads/add-campaign.ts"
import { listIdempotencyKeys } from "./db/generations/idempotency-keys.ts"
import { openGenerating } from "./generating/generating.ts"
import { openBuiltInWriter } from "./outside/writer/built-in.ts"
import type { Parts } from "./parts.ts"
import { Problem } from "./problem.ts"

const dayMs = 24 * 60 * 60 * 1000
const keyOf = (number: number) => `demo-library-${number}`
const campaignDaysAgo = 3

/**
 * A month of work, so that the history is not empty at first. Each listing is created once: deleted ones stay deleted,
 * and a user who already has listings needs no examples.
 */
export async function seedDemoLibrary(parts: Parts, userId: string): Promise<void> {
  const taken = await listIdempotencyKeys(parts.db, userId)
  const own = demoLibrary.map((_, index) => keyOf(index))
  if (taken.some((key) => key === null || !own.includes(key))) return
  const startedAt = parts.now()
  const before = (days: number) => new Date(startedAt.getTime() - days * dayMs)
  const missing = [...demoLibrary.entries()].filter(([index]) => !taken.includes(keyOf(index)))
  let isLastOurs = false
  for (const [index, brief] of missing.toSorted(([, a], [, b]) => b.daysAgo - a.daysAgo))
    isLastOurs = await writeOne(parts, userId, { brief, key: keyOf(index), at: before(brief.daysAgo) })
  if (isLastOurs)
    await addCampaign(
      { ...parts, adsWriter: null, now: () => before(campaignDaysAgo) },
      userId,
      exampleFor("restaurant"),
    )
}

/** Whether this process wrote it. With the built-in writer, whatever is configured: it costs nothing. */
async function writeOne(
  { config, ...parts }: Parts,
  userId: string,
  { brief: { daysAgo: _, ...typed }, key, at }: { brief: DemoBrief; key: string; at: Date },
): Promise<boolean> {
  const { tone = "professional", style = "descriptive", ...form } = formSchema.parse(typed)
  const writer = openBuiltInWriter(parts.workers)
  const generating = openGenerating({
    ...parts,
    writer,
    now: () => at,
    fairUse: config.fairUse,
    places: config.workers.threads,
  })
  const whole = { ...form, tone, style }
  const order = {
    userId,
    form: whole,
    total: subjectsOf(whole).length,
    run: null,
    idempotencyKey: key,
    requestHash: key,
  }
  let isOurs = false
  const listener = {
    begun() {},
    progress() {},
    product() {
      isOurs = true
    },
  }
  try {
    await generating.generate(order, listener, generating.admit(userId))
  } catch (error) {
    // Another process that started at the same moment is writing it.
    if (!(error instanceof Problem && error.code === "still_running")) throw error
  }
  return isOurs
}
