import { currentVersion } from "../../domain/history/count-broken.ts"
import { platforms } from "../../domain/platforms/index.ts"
import { findGeneration } from "../db/generations/generations.ts"
import { listListings } from "../db/history/listings.ts"
import { listUnchecked, noteCheck } from "../db/history/rule-checks.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import type { Job } from "./job.ts"

const atOnce = 100
/** A run ends before the queue considers it dead; the next one continues. */
const maxBatches = 500

type Kit = Pick<Parts, "db" | "workers">

/** After a rule has changed, every saved listing is measured by it once. None of them is changed. */
export const checkRules: Job = {
  name: "check-rules",
  schedule: "*/10 * * * *",
  async run(parts, log) {
    const checked = await checkAll(parts, currentVersion)
    if (checked > 0) log.info({ checked }, "measured listings by the rules of today")
  },
}

/** Returns how many items were checked. */
export async function checkAll(parts: Kit, versionOf: (platformId: string) => string): Promise<number> {
  let [checked, batches] = [0, 0]
  for (const { id } of platforms) {
    for (let found = atOnce; found === atOnce && batches < maxBatches; batches++, checked += found)
      found = await checkSome(parts, { platform: id, version: versionOf(id), limit: atOnce })
  }
  return checked
}

async function checkSome({ db, workers }: Kit, unchecked: Parameters<typeof listUnchecked>[1]): Promise<number> {
  const items = await listUnchecked(db, unchecked)
  for (const item of items) {
    const brokenRules = await countOne({ db, workers }, item)
    await noteCheck(db, item, { version: unchecked.version, brokenRules })
  }
  return items.length
}

/** Null: it cannot be checked. It still counts as checked, or it would come up again forever. */
async function countOne(
  { db, workers }: Kit,
  { userId, generationId }: { userId: string; generationId: string | null },
): Promise<number | null> {
  const generation = await findGeneration(db, { id: generationId ?? "", userId })
  if (!generation?.form) return 0
  const products = (await listListings(db, [generationId ?? ""])).map(({ product }) => product)
  return workers.run("countBroken", { brief: generation.form, products }, { userId }).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "text_too_complex") return null
    throw error
  })
}
