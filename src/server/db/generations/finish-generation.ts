import { randomUUID } from "node:crypto"
import { and, eq, sql } from "drizzle-orm"
import type { ItemIndex } from "../../../domain/history/index-item.ts"
import { keepProfile } from "../account/profiles.ts"
import { insertItem } from "../history/history.ts"
import { insertListings } from "../history/listings.ts"
import type { Db } from "../open.ts"
import { queueWebhookEvent } from "../queue-webhook-event.ts"
import { generationProducts, generations, usageHistory, users } from "../schema.ts"
import type { StoredForm, StoredProduct, StoredResult } from "../stored.ts"
import type { Lease } from "./generations.ts"
import { tellWhenDone } from "./tell-when-done.ts"

interface Finishing {
  readonly lease: Lease
  readonly userId: string
  readonly form: StoredForm
  readonly isLogged: boolean
  readonly at: Date
  /** All that were finished, in the order of the form. */
  readonly products: readonly StoredProduct[]
  readonly index: ItemIndex
}

/** How a generation stands in the library at first. */
export const firstItem = (form: StoredForm, products: readonly StoredProduct[]) => ({
  platform: form.platform,
  title: titleOf(form, products),
  notes: null,
  tags: products[0]?.keywords.slice(0, 5) ?? [],
})

/**
 * All that remains of a generation, in one transaction: the result, a row a product, the history item, the profile and
 * the counters, and a mail for who wants one. Null: it was cancelled at the last moment, or somebody else works on it by now; then nothing is written.
 */
export function finishGeneration(
  db: Db,
  { lease, userId, form, isLogged, at, products, index }: Finishing,
): Promise<StoredResult | null> {
  return db.transaction(async (tx) => {
    const [first] = products
    if (first === undefined) throw new Error("a generation without products cannot be finished")
    const result: StoredResult = {
      id: randomUUID(),
      generationId: lease.id,
      platform: form.platform,
      writer: writerOf(products, first),
      totalProducts: products.length,
      products,
    }
    if (!(await markDone(tx, lease, result, at))) return null
    const businessProfileId = await keepProfile(tx, userId, form)
    await insertListings(tx, { generationId: lease.id, businessProfileId, userId, platform: form.platform, products })
    await insertItem(
      tx,
      {
        ...{ id: result.id, userId, businessProfileId, seoContentId: first.id, generationId: lease.id },
        ...firstItem(form, products),
        ...{ generationDate: at, createdAt: at },
      },
      index,
    )
    if (isLogged)
      await tx
        .insert(usageHistory)
        .values({ userId, businessProfileId, action: "generate_seo", generationCount: products.length, createdAt: at })
    await tx
      .update(users)
      .set({ successfulGenerations: sql`${users.successfulGenerations} + 1` })
      .where(eq(users.id, userId))
    await tellWhenDone(tx, lease.id)
    await queueWebhookEvent(tx, {
      ...{ userId, at, event: "generation.finished" },
      data: {
        ...{ generationId: lease.id, historyId: result.id, platform: form.platform },
        ...{ title: titleOf(form, products), totalProducts: products.length },
      },
    })
    await tx.delete(generationProducts).where(eq(generationProducts.generationId, lease.id))
    return result
  })
}

async function markDone(tx: Db, { id, attempt }: Lease, result: StoredResult, at: Date): Promise<boolean> {
  const rows = await tx
    .update(generations)
    .set({ state: "done", result, writer: result.writer, finishedAt: at })
    .where(and(eq(generations.id, id), eq(generations.attempts, attempt), eq(generations.state, "running")))
    .returning({ id: generations.id })
  return rows.length > 0
}

/** Where a model failed for some products and another writer stood in, whoever wrote the most is named for the whole. */
function writerOf(products: readonly StoredProduct[], { writer }: StoredProduct): StoredProduct["writer"] {
  const byName = Map.groupBy(products, (product) => `${product.writer.kind} ${product.writer.name}`)
  const most = [...byName.values()].toSorted((a, b) => b.length - a.length)[0]
  return most?.[0]?.writer ?? writer
}

/** What it is about, in the seller's own words. */
function titleOf({ businessName }: StoredForm, products: readonly StoredProduct[]): string {
  const [first, ...others] = products.map(({ productName }) => productName.trim())
  if (first === undefined || first === "" || (first === businessName.trim() && others.length === 0)) return businessName
  return `${businessName}: ${first}${others.length > 0 ? ` and ${others.length} more` : ""}`
}
