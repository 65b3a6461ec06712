import type { Pool } from "pg"
import { englishWords } from "../src/domain/text/spell/english-words.ts"

/** The libraries that are measured: one of 10,000 items and an empty one. */
export const owners = { usual: { id: "u1", items: 10_000 }, huge: { id: "u0", items: 200_000 } } as const
const rows = 1_000_000

/** Words as people use them, from the most to the least common. */
export const vocabulary = (): readonly string[] =>
  [...englishWords()]
    .filter(([word, rarity]) => rarity <= 4 && /^[a-z]{3,14}$/.test(word))
    .toSorted(([, one], [, other]) => one - other)
    .map(([word]) => word)

// The owners' rows are spread among those of twenty thousand others, as after years of use. An array in a variable is
// read at once; one from a table is unpacked for every word.
const fill = `do $$
declare words text[]; w text[]; owner text; platform text; n int;
begin
  select b.words into words from bench_words b;
  n := cardinality(words);
  for i in 1..${rows} loop
    owner := case when i % 5 = 0 then 'u0' when i % 100 = 1 then 'u1' else 'u' || (2 + (i * 7919::bigint) % 20000) end;
    platform := (array['etsy', 'amazon', 'ebay', 'youtube', 'website', 'shopify'])[1 + i % 6];
    w := '{}';
    for j in 1..(case when i % 5 = 0 or i % 100 = 1 then 60 else 15 end) loop
      w := w || words[1 + floor((n - 1) * power(random(), 3))::int];
    end loop;
    insert into content_history
      (id, user_id, title, platform, search_text, is_favorite, is_archived, created_at, broken_rules, tags)
    values ('i' || i, owner, initcap(array_to_string(w[1:3], ' ')), platform,
      array_to_string(w, ' ') || ' ' || platform || ' pottery',
      i % 41 = 0, i % 37 = 0, timestamptz '2024-01-01' + i * interval '1 minute', case when i % 997 = 0 then 2 else 0 end, w[4:8]);
  end loop;
end $$`

/** Adds a million items unless they exist. */
export async function fillHistory(pool: Pool): Promise<void> {
  const { rows: found } = await pool.query("select 1 from content_history offset $1 limit 1", [rows - 1])
  if (found.length > 0) return
  await pool.query("drop table if exists bench_words")
  await pool.query("truncate content_history, search_words")
  await pool.query("create table bench_words as select $1::text[] as words", [vocabulary()])
  await pool.query("insert into users (id) select 'u' || i from generate_series(0, 20001) i on conflict do nothing")
  await pool.query("drop index if exists content_history_words")
  await pool.query(fill)
  await pool.query("create index content_history_words on content_history using gin (user_id, search_vector)")
  for (const { id } of Object.values(owners))
    await pool.query("insert into search_words (user_id, words) select $1, words from bench_words", [id])
  await pool.query("vacuum analyze content_history")
}
