import { expect, test } from "vitest"
import { buildHouse } from "./house.ts"
import { hashOf, migrationsStay } from "./migrations.ts"

const folder = "src/server/db/migrations"
const journal = (...entries: [string, number][]) =>
  JSON.stringify({ entries: entries.map(([tag, when]) => ({ tag, when })) })

const good = {
  [`${folder}/0000_a.sql`]: "create table a ();",
  [`${folder}/0001_b.sql`]: "create table b ();",
  [`${folder}/meta/_journal.json`]: journal(["0000_a", 1], ["0001_b", 2]),
  [`${folder}/hashes.json`]: JSON.stringify({
    "0000_a": hashOf("create table a ();"),
    "0001_b": hashOf("create table b ();"),
  }),
}
const { [`${folder}/0001_b.sql`]: _, ...withoutFile } = good

test.each([
  ["as it should be", good, 0],
  ["edited", { ...good, [`${folder}/0000_a.sql`]: "create table c ();" }, 1],
  ["removed", withoutFile, 2],
  [
    "not recorded",
    { ...good, [`${folder}/hashes.json`]: JSON.stringify({ "0000_a": hashOf("create table a ();") }) },
    1,
  ],
  ["nothing recorded at all", { ...good, [`${folder}/hashes.json`]: "{}" }, 2],
  ["not in the journal", { ...good, [`${folder}/meta/_journal.json`]: journal(["0000_a", 1]) }, 1],
  ["dated out of order", { ...good, [`${folder}/meta/_journal.json`]: journal(["0000_a", 2], ["0001_b", 1]) }, 1],
])("migrations: %s", (_, texts, count) => {
  expect(migrationsStay.faults(buildHouse(texts))).toHaveLength(count)
})
