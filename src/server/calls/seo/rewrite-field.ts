import { isDeepStrictEqual } from "node:util"
import type { ProductResult } from "../../../contract/seo/listing.ts"
import { subjectsOf } from "../../../domain/seo/brief.ts"
import { readSlot, type SlotValue } from "../../../domain/seo/listing.ts"
import { addUse } from "../../db/generations.ts"
import { countVersions } from "../../db/listings.ts"
import type { StoredProduct } from "../../db/stored.ts"
import type { Writer, WritingTask, Written } from "../../outside/writer/writer.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { changeProducts } from "../history/change-products.ts"
import { openItem } from "../history/open-item.ts"
import { mustFindPlatform } from "./fill.ts"

interface Wish {
  readonly historyId: string
  readonly productId: string
  readonly field: string
  readonly instruction: string
}

const limitMs = 60_000

/** Asks the writer for one field again and puts it, made legal, in its place; all others stay as they are. */
export async function rewriteField(parts: Parts, userId: string, wish: Wish): Promise<ProductResult> {
  const { db, writer, workers } = parts
  const owned = { id: wish.historyId, userId }
  const { item, form, products } = await openItem(db, owned)
  const position = products.findIndex(({ id }) => id === wish.productId)
  const product = products[position]
  if (product === undefined || form === null) throw new Problem("not_found")
  const platform = mustFindPlatform(form.platform)
  const slot = platform.slots.find(({ key }) => key === wish.field)
  if (slot === undefined) {
    const message = `${platform.label} has no field with this name`
    throw new Problem("bad_input", { message, issues: [{ path: "field", message }] })
  }
  const reason = `rewrite:${slot.key}`
  const again = {
    listing: product,
    field: slot.key,
    instruction: wish.instruction,
    times: await countVersions(db, product.id, reason),
  }
  const subject = subjectsOf(form)[position] ?? { name: product.productName, category: "", description: "" }
  const { value, written } = await writeAgain(writer, { userId, brief: form, subject, platform, again })
  if (item.generationId !== null) await addUse(db, item.generationId, written)

  const change = async (before: StoredProduct): Promise<StoredProduct> => {
    const replacing = { before, slot: slot.key, value, brief: form, platform }
    const replaced = await workers.run("replaceSlot", replacing, { userId })
    return replaced === null ? before : { ...before, ...replaced }
  }
  const changed = await changeProducts(parts, owned, { reason, change: new Map([[product.id, change]]) })
  const after = changed.products[position]
  if (after === undefined) throw new Problem("not_found")
  return after
}

type Again = WritingTask & Required<Pick<WritingTask, "again">>

/** A writer without chance may have no other words at the next turn, but at one of those after it. */
const maxTurns = 6

async function writeAgain(writer: Writer, task: Again): Promise<{ value: SlotValue; written: Written }> {
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
