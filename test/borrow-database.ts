import type { Pool } from "pg"
import { type Db, openDatabase, queriesOn } from "../src/server/db/open.ts"
import { freshDatabase, serverHere } from "./database.ts"

export interface BorrowedDatabase {
  readonly url: string
  readonly db: Db
  readonly close: () => Promise<void>
}

interface Lent {
  readonly url: string
  readonly pool: Pool
  /** Deletes every row. */
  readonly empty: string
  /** What it is made of, while it is as migrated. */
  readonly objects: string
  readonly remove: () => Promise<void>
}

const idle: Lent[] = []

/** The one returned last, on the server where this file's databases are. */
function takeIdle(): Lent | undefined {
  const { template } = serverHere()
  const at = idle.findLastIndex(({ url }) => new URL(url).pathname.startsWith(`/${template}_`))
  return at < 0 ? undefined : idle.splice(at, 1)[0]
}

/**
 * A migrated, empty database with its connections. Opening those and copying the template takes longer than most tests, so
 * the next test gets the same one, emptied.
 */
export async function borrowDatabase(): Promise<BorrowedDatabase> {
  const lent = takeIdle() ?? (await open())
  let isOver = false
  const pool = new Proxy(lent.pool, {
    get(target, key) {
      // Nothing that a test has left running may write into the next one's.
      if (isOver) throw new Error("the test that borrowed this database is over")
      const value = Reflect.get(target, key)
      return typeof value === "function" ? value.bind(target) : value
    },
  })
  return {
    url: lent.url,
    db: queriesOn(pool),
    async close() {
      isOver = true
      if (await isEmptied(lent)) idle.push(lent)
      else await lent.remove()
    },
  }
}

async function open(): Promise<Lent> {
  const { url, drop } = await freshDatabase()
  const { pool, close } = await openDatabase({ url })
  // First the database, by force: closing waits for what still runs on it.
  const remove = async () => {
    await drop()
    await close()
  }
  const { rows } = await pool.query<{ statement: string }>(toEmpty)
  const empty = rows.map(({ statement }) => statement).join(";")
  return { url, pool, empty, objects: await listObjects(pool), remove }
}

async function isEmptied({ pool, empty, objects }: Lent): Promise<boolean> {
  const isInUse = pool.idleCount < pool.totalCount || pool.waitingCount > 0
  if (isInUse) return false
  try {
    if ((await listObjects(pool)) !== objects) return false
    await pool.query(empty)
    return true
  } catch {
    return false
  }
}

/** Tables that refer to others come first. */
const toEmpty = `
  with recursive own as (select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace),
  depths as (
    select oid, 0 as depth from own
    union
    select conrelid, depth + 1 from depths join pg_constraint on confrelid = depths.oid and contype = 'f' and conrelid <> depths.oid
  )
  select statement from (
    select format('delete from %s', oid::regclass) as statement, max(depth) as depth from depths group by oid
    union all
    select format('alter sequence %s restart', oid::regclass), -1 from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace
  ) as all_of_them order by depth desc`

/** A test may change tables, triggers or settings as well; such a database is not lent again. */
async function listObjects(pool: Pool): Promise<string> {
  const counts = ["pg_class", "pg_constraint", "pg_trigger", "pg_proc"].map(
    (name) => `(select count(*) || '/' || max(oid::bigint) from ${name})`,
  )
  const { rows } = await pool.query<{ objects: string }>(
    `select concat_ws(' ', ${counts.join(", ")}, (select count(*) from pg_attribute),
      (select string_agg(setconfig::text, ' ') from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
        where datname = current_database())) as objects`,
  )
  return rows[0]?.objects ?? ""
}
