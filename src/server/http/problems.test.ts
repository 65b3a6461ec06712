import { sql } from "drizzle-orm"
import { expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { makeRegistration } from "../../../test/make.ts"
import { auth } from "../../contract/auth.ts"

it.each([
  ["a deadlock", "40P01", 503],
  ["a transaction that another one got in the way of", "40001", 503],
  ["too many connections", "53300", 503],
  ["a lock that does not come free", "55P03", 503],
  ["a statement that takes too long", "57014", 503],
  ["a full disk", "53100", 503],
  ["a database that was made read-only", "25006", 503],
  ["something that must not be", "23514", 500],
])("%s in the database (%s) is answered with %i, and nothing is left of it", async (_name, code, status) => {
  const app = await openApp()
  await app.db.execute(
    sql.raw(`
      create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the words of the database' using errcode = '${code}'; end $$`),
  )
  await app.db.execute(sql`create trigger refuse before insert on users for each row execute function refuse()`)
  const body = makeRegistration()
  const reply = await app.browser().call(auth.register, { body })
  expect(reply.statusCode).toBe(status)
  expect(reply.body).not.toContain("the words of the database")
  expect(reply.json().requestId).toBeTypeOf("string")
  if (status === 503) expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0)
  await app.db.execute(sql`drop trigger refuse on users`)
  expect((await app.browser().call(auth.register, { body })).statusCode).toBe(201)
})
