import { randomUUID } from "node:crypto"
import { and, eq, type SQL, sql } from "drizzle-orm"
import type { ItemIndex } from "../../../domain/history/index-item.ts"
import { keepProfile } from "../account/profiles.ts"
import { insertItem } from "../history/history.ts"
import { insertListings } from "../history/listings.ts"
import type { Db } from "../open.ts"
import { queueWebhookEvent } from "../queue-webhook-event.ts"
import { generationProducts, generations, usageHistory, users } from "../schema.ts"
import type { StoredForm, StoredProduct, StoredResult } from "../stored.ts"
import { type Lease, leasedBy, listFinished, unfinished } from "./generations.ts"
import { tellWhenDone } from "./tell-when-done.ts"

interface Finished {
  readonly form: StoredForm
  readonly isLogged: boolean
  readonly at: Date
  /** All finished products, in form order. */
  readonly products: readonly StoredProduct[]
  readonly index: ItemIndex
}

/** A generation's first history item. */
export const firstItem = (form: StoredForm, products: readonly StoredProduct[]) => ({
  platform: form.platform,
  title: titleOf(form, products),
  notes: null,
  tags: products[0]?.keywords.slice(0, 5) ?? [],
})

/**
 * Saves a generation in one transaction: the result, a row per product, the history item, the profile and the counters,
 * and an email for users who want one. Null: it was canceled at the last moment, or another process works on it by now;
 * then nothing is written.
 */
export function finishGeneration(
  db: Db,
  { lease, userId }: { readonly lease: Lease; readonly userId: string },
  finished: Finished,
): Promise<StoredResult | null> {
  const { form, products, at } = finished
  return db.transaction(async (tx) => {
    const result = resultOf(lease.id, finished)
    if (!(await markOver(tx, { state: "done", where: leasedBy(lease), result, at }))) return null
    await keepResult(tx, { result, userId }, finished)
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
    return result
  })
}

interface Stopping extends Pick<Finished, "isLogged" | "at"> {
  readonly indexOf: (form: StoredForm, products: readonly StoredProduct[]) => Promise<ItemIndex>
}

/** Ends a generation for its user. Products finished by then are saved like any other result. */
export function stopGeneration(
  db: Db,
  { id, userId }: { readonly id: string; readonly userId: string },
  { isLogged, at, indexOf }: Stopping,
): Promise<void> {
  return db.transaction(async (tx) => {
    const where = and(eq(generations.id, id), eq(generations.userId, userId), unfinished)
    // Locked, so that no product is added between reading them and ending it.
    const [row] = await tx.select({ form: generations.form }).from(generations).where(where).for("update")
    if (row === undefined) return
    const products = (await listFinished(tx, id)).map(({ product }) => product)
    if (row.form === null || products.length === 0) {
      await tx.update(generations).set({ state: "cancelled", finishedAt: at }).where(where)
      return
    }
    const finished = { form: row.form, isLogged, at, products, index: await indexOf(row.form, products) }
    const result = resultOf(id, finished)
    await markOver(tx, { state: "cancelled", where, result, at })
    await keepResult(tx, { result, userId }, finished)
  })
}

function resultOf(generationId: string, { form, products }: Finished): StoredResult {
  const [first] = products
  if (first === undefined) throw new Error("a generation without products has no result")
  return {
    ...{ id: randomUUID(), generationId, platform: form.platform },
    ...{ writer: writerOf(products, first), totalProducts: products.length, products },
  }
}

async function keepResult(
  tx: Db,
  { result, userId }: { readonly result: StoredResult; readonly userId: string },
  { form, products, at, index, isLogged }: Finished,
): Promise<void> {
  const { id, generationId } = result
  const businessProfileId = await keepProfile(tx, userId, form)
  await insertListings(tx, { generationId, businessProfileId, userId, platform: form.platform, products })
  await insertItem(
    tx,
    {
      ...{ id, userId, businessProfileId, seoContentId: products[0]?.id ?? null, generationId },
      ...firstItem(form, products),
      ...{ generationDate: at, createdAt: at },
    },
    index,
  )
  if (isLogged)
    await tx
      .insert(usageHistory)
      .values({ userId, businessProfileId, action: "generate_seo", generationCount: products.length, createdAt: at })
  await tx.delete(generationProducts).where(eq(generationProducts.generationId, generationId))
}

interface Over {
  readonly state: "done" | "cancelled"
  readonly where: SQL | undefined
  readonly result: StoredResult
  readonly at: Date
}

async function markOver(tx: Db, { state, where, result, at }: Over): Promise<boolean> {
  const rows = await tx
    .update(generations)
    .set({ state, result, writer: result.writer, finishedAt: at })
    .where(where)
    .returning({ id: generations.id })
  return rows.length > 0
}

/**
 * If a model failed for some products and another writer replaced it, the result names the writer of the most products.
 */
function writerOf(products: readonly StoredProduct[], { writer }: StoredProduct): StoredProduct["writer"] {
  const byName = Map.groupBy(products, (product) => `${product.writer.kind} ${product.writer.name}`)
  const most = [...byName.values()].toSorted((a, b) => b.length - a.length)[0]
  return most?.[0]?.writer ?? writer
}

/** Its subject, in the seller's own words. */
function titleOf({ businessName }: StoredForm, products: readonly StoredProduct[]): string {
  const [first, ...others] = products.map(({ productName }) => productName.trim())
  if (first === undefined || first === "" || (first === businessName.trim() && others.length === 0)) return businessName
  return `${businessName}: ${first}${others.length > 0 ? ` and ${others.length} more` : ""}`
}
