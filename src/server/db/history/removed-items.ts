import { inArray, lt, type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Db } from "../open.ts"
import {
  contentHistory,
  contentVersions,
  generations,
  googleAdsCampaigns,
  removedItems,
  seoContent,
  webpageAnalysis,
} from "../schema.ts"
import { doubtWords, keepWords } from "./search-words.ts"

interface Chosen {
  readonly ids: readonly string[]
  readonly userId: string
}

/**
 * Moves the user's items among these out of view, with their listings, versions and forms. Returns those that existed.
 * A fixed order, so that two concurrent calls cannot deadlock.
 */
export function removeItems(db: Db, { ids, userId }: Chosen, now: Date): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; generation_id: string | null }>(sql`
      select id, generation_id from ${contentHistory}
      where user_id = ${userId} and id = any(${sql.param([...ids])}) order by id for update`)
    const found = sql.param(rows.map(({ id }) => id))
    const generationIds = sql.param(rows.flatMap((row) => row.generation_id ?? []))
    const all = (of: SQL) => sql`coalesce((select jsonb_agg(to_jsonb(part)) from (${of}) part), '[]')`
    const listings = sql`select * from ${seoContent} where generation_id = h.generation_id`
    const versions = sql`
      select v.* from ${contentVersions} v join ${seoContent} s on s.id = v.seo_content_id
      where s.generation_id = h.generation_id`
    await tx.execute(sql`
      insert into ${removedItems} (id, user_id, item, listings, versions, generation, removed_at)
      select h.id, h.user_id, to_jsonb(h) - 'search_vector', ${all(listings)}, ${all(versions)},
        (select jsonb_build_object('form', g.form, 'result', g.result) from ${generations} g where g.id = h.generation_id),
        ${now.toISOString()}::timestamptz
      from ${contentHistory} h where h.id = any(${found})`)
    await tx.execute(sql`delete from ${contentHistory} where id = any(${found})`)
    await tx.execute(sql`delete from ${seoContent} where generation_id = any(${generationIds})`)
    await tx.execute(sql`update ${generations} set form = null, result = null where id = any(${generationIds})`)
    if (rows.length > 0) await doubtWords(tx, userId)
    return rows.map(({ id }) => id)
  })
}

/** Restores what the user has deleted since then, unchanged, and returns it. */
export function restoreItems(db: Db, { ids, userId }: Chosen, since: Date): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; text: string }>(sql`
      select id, item ->> 'search_text' as text from ${removedItems}
      where user_id = ${userId} and id = any(${sql.param([...ids])}) and removed_at > ${since.toISOString()}::timestamptz
        and ${isStillThere("google_ads_campaign_id", googleAdsCampaigns)}
        and ${isStillThere("webpage_analysis_id", webpageAnalysis)}
      order by id for update`)
    const found = sql.param(rows.map(({ id }) => id))
    const from = (part: SQL) => sql`(select ${part} as part from ${removedItems} where id = any(${found})) removed`
    await putBack(tx, seoContent, from(sql`jsonb_array_elements(listings)`))
    await putBack(tx, contentVersions, from(sql`jsonb_array_elements(versions)`))
    await putBack(tx, contentHistory, from(sql`item`))
    await tx.execute(sql`
      update ${generations} g set form = nullif(r.generation -> 'form', 'null'), result = nullif(r.generation -> 'result', 'null')
      from ${removedItems} r where r.id = any(${found}) and g.id = r.item ->> 'generation_id'`)
    await tx.execute(sql`delete from ${removedItems} where id = any(${found})`)
    for (const { text } of rows) await keepWords(tx, userId, text)
    return rows.map(({ id }) => id)
  })
}

/** Whether the subject of an item has not been deleted meanwhile. */
const isStillThere = (key: string, table: PgTable) =>
  sql`(item ->> ${key} is null or exists (select 1 from ${table} about where about.id = item ->> ${key}))`

/** Inserts rows as they were saved. A column added since then gets its default for older rows. */
async function putBack(tx: Db, table: PgTable, removed: SQL): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select distinct jsonb_object_keys(removed.part) as name from ${removed}`,
  )
  const kept = rows.map(({ name }) => sql.identifier(name))
  if (kept.length === 0) return
  const list = sql.join(kept, sql`, `)
  await tx.execute(sql`
    insert into ${table} (${list})
    select ${list} from ${removed}, jsonb_populate_record(null::${table}, removed.part)`)
}

/** After this moment, they cannot be restored. A campaign whose history item is removed is removed too. */
export function purgeRemoved(db: Db, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .delete(removedItems)
      .where(lt(removedItems.removedAt, before))
      .returning({ campaignId: sql<string | null>`item ->> 'google_ads_campaign_id'` })
    const campaigns = rows.flatMap(({ campaignId }) => campaignId ?? [])
    await tx.delete(googleAdsCampaigns).where(inArray(googleAdsCampaigns.id, campaigns))
    return rows.length
  })
}
