import { isDeepStrictEqual } from "node:util"
import type { Platform } from "../../../domain/platforms/platform.ts"
import type { Brief } from "../../../domain/seo/brief.ts"
import { readSlot, type SlotKey, type SlotValue } from "../../../domain/seo/listing.ts"
import type { StoredProduct } from "../../db/stored.ts"
import type { Writer, WritingTask, Written } from "../../outside/writer/writer.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"

const limitMs = 60_000

export function mustFindSlot(platform: Platform, field: string): Platform["slots"][number] {
  const slot = platform.slots.find(({ key }) => key === field)
  if (slot !== undefined) return slot
  const message = `${platform.label} has no field with this name`
  throw new Problem("bad_input", { message, issues: [{ path: "field", message }] })
}

interface Replacing {
  readonly before: StoredProduct
  readonly slot: SlotKey
  readonly value: SlotValue
  readonly brief: Brief
  readonly platform: Platform
}

/** The listing with a new text that follows the rules; all others stay unchanged. */
export async function putInPlace(
  workers: Parts["workers"],
  replacing: Replacing,
  userId: string,
): Promise<StoredProduct> {
  const replaced = await workers.run("replaceSlot", replacing, { userId })
  return replaced === null ? replacing.before : { ...replacing.before, ...replaced }
}

type Again = WritingTask & Required<Pick<WritingTask, "again">>

/** A deterministic writer may repeat itself at the next attempt, but not at every one. */
const maxTurns = 6

export async function writeAgain(writer: Writer, task: Again): Promise<{ value: SlotValue; written: Written }> {
  const { listing, field, times } = task.again
  const signal = AbortSignal.timeout(limitMs)
  for (let turn = 0; ; turn++) {
    const written = await writer.write({ ...task, again: { ...task.again, times: times + turn } }, signal)
    const value = readSlot(written.draft, field)
    if (value === undefined) throw new Problem("provider_failed")
    const isNew = !isDeepStrictEqual(value, readSlot(listing, field))
    if (isNew || written.writer.kind === "model" || turn === maxTurns) return { value, written }
  }
}
