import { Client } from "pg"
import { type BackupPart, packBackup } from "./backup-file.ts"
import { listColumns, listMigrations, ownSequences, ownTables, sayTheSame } from "./own-tables.ts"

/** The approximate size of a batch: rows vary from a few bytes to a megabyte. */
const batchChars = 1_000_000
const maxBatchRows = 1000

interface Written {
  readonly tables: number
  readonly rows: number
}

/** Every row of ours at one moment, while others keep reading and writing. */
export async function writeBackup({ url, file }: { url: string; file: string }): Promise<Written> {
  const client = new Client({ connectionString: url, application_name: "search-simple backup" })
  // Between two queries nobody hears that the connection broke; the next query says so.
  client.on("error", () => {})
  await client.connect()
  try {
    await client.query("begin isolation level repeatable read read only")
    await client.query(sayTheSame)
    const migrations = await listMigrations(client)
    const head = { backup: "search-simple", format: 1, migrations } as const
    const { rows } = await packBackup(file, head, readParts(client))
    await client.query("commit")
    return { tables: ownTables.length, rows }
  } finally {
    await client.end()
  }
}

async function* readParts(client: Client): AsyncGenerator<BackupPart> {
  for (const table of ownTables) {
    const columns = await listColumns(client, table)
    yield { table, columns }
    yield* readRows(client, table, columns)
  }
  for (const sequence of ownSequences) {
    const { rows } = await client.query<{ next: string }>(
      `select case when is_called then last_value + 1 else last_value end::text as next
       from public.${client.escapeIdentifier(sequence)}`,
    )
    const next = rows[0]?.next
    if (next !== undefined) yield { sequence, next }
  }
}

async function* readRows(client: Client, table: string, columns: readonly string[]): AsyncGenerator<string> {
  const names = columns.map((name) => client.escapeIdentifier(name)).join(", ")
  await client.query(
    `declare kept no scroll cursor for select row(${names})::text as line from public.${client.escapeIdentifier(table)}`,
  )
  for (let count = 1; ; ) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from kept`)
    for (const { line } of rows) yield line
    if (rows.length < count) break
    const chars = rows.reduce((sum, { line }) => sum + line.length, 0)
    count = Math.max(1, Math.min(maxBatchRows, 4 * count, Math.floor((batchChars * count) / (chars + 1))))
  }
  await client.query("close kept")
}
