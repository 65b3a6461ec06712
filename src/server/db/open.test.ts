import { sql } from "drizzle-orm"
import { Client } from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FreshDatabase, freshDatabase, runOn } from "../../../test/database.ts"
import { type OpenDatabase, openDatabase } from "./open.ts"

let fresh: FreshDatabase
let open: OpenDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  open = await openDatabase({ url: fresh.url })
})
afterAll(async () => {
  // Ends only once no connection is in use.
  await open.close()
  await fresh.drop()
})

// Without a query in progress, the driver has nobody to tell, and an untold error ends the process.
test("a connection that breaks between two queries of a transaction fails the transaction, and nothing else", async () => {
  const { db, pool } = open
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await runOn(fresh.url, `select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
    // By the time another connection has its answer, this one has been told its end.
    await pool.query("select 1")
    await tx.execute(sql`select 2`)
  })
  await expect(broken).rejects.toThrow()
  expect((await pool.query("select 3 as three")).rows).toEqual([{ three: 3 }])
  expect(pool.totalCount).toBe(1)
})

test("a connection that breaks before a transaction begins is no longer in use", async () => {
  const { db, pool } = open
  pool.once("acquire", (client) => {
    if (client instanceof Client) void client.end()
  })
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  expect(pool.totalCount).toBe(pool.idleCount)
})
