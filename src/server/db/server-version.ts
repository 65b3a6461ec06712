import type { ClientBase, Pool } from "pg"

const oldestMajor = 15

/** Rejects, in a sentence, a database server that is too old for us. */
export async function refuseOldServer(connection: Pool | ClientBase): Promise<void> {
  const { rows } = await connection.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  )
  const major = Math.floor(Number(rows[0]?.version) / 10_000)
  if (major >= oldestMajor) return
  throw new Error(`The database is PostgreSQL ${major}; at least PostgreSQL ${oldestMajor} is needed.`)
}
