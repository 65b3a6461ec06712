import { sql } from "drizzle-orm"
import { expect, onTestFinished, test } from "vitest"
import { contentHistory, syncTickets, users } from "../src/server/db/schema.ts"
import { borrowDatabase } from "./borrow-database.ts"

const numbered = sql`select nextval(${syncTickets.seqName}::regclass)::int as number`

/** A database that was borrowed only for this. */
async function lendFor(act: (db: Awaited<ReturnType<typeof borrowDatabase>>["db"]) => Promise<unknown>) {
  const borrowed = await borrowDatabase()
  await act(borrowed.db)
  await borrowed.close()
  return borrowed
}

test("of two that were returned, the next borrower gets the last", async () => {
  const [first, last] = [await borrowDatabase(), await borrowDatabase()]
  await first.close()
  await last.close()
  const next = await borrowDatabase()
  onTestFinished(next.close)
  expect(next.url).toBe(last.url)
})

test("the next borrower gets the same database, without a row, and counting from one", async () => {
  const first = await lendFor(async (db) => {
    const [user] = await db.insert(users).values({ email: "mara@shop.example" }).returning()
    if (user === undefined) throw new Error("nobody was inserted")
    await db.insert(contentHistory).values({ userId: user.id, title: "Mug", platform: "etsy", contentType: "draft" })
    await db.execute(numbered)
  })
  const next = await borrowDatabase()
  onTestFinished(next.close)
  expect(next.url).toBe(first.url)
  const counts = [await next.db.$count(users), await next.db.$count(contentHistory)]
  expect([...counts, (await next.db.execute(numbered)).rows]).toEqual([0, 0, [{ number: 1 }]])
})

test.each([
  ["a table", sql`create table more (id text)`],
  ["a column", sql`alter table users add column more text`],
  ["a trigger", sql`create trigger more before delete on users for each row execute function forget_user()`],
  ["a constraint", sql`alter table users drop constraint if exists users_pkey cascade`],
])("with %s changed, it is lent to nobody else", async (_, change) => {
  const changed = await lendFor((db) => db.execute(change))
  const next = await borrowDatabase()
  onTestFinished(next.close)
  expect(next.url).not.toBe(changed.url)
})

test("with work in it that is not finished, it is lent to nobody else, and what comes too late fails", async () => {
  const borrowed = await borrowDatabase()
  const running = borrowed.db.execute(sql`select pg_sleep(0.3)`).catch(() => null)
  await borrowed.close()
  await running
  const next = await borrowDatabase()
  onTestFinished(next.close)
  expect(next.url).not.toBe(borrowed.url)
  await expect(borrowed.db.$count(users)).rejects.toThrow()
})
