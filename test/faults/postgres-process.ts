// A process of its own that starts, stops or migrates a database when told to, one line of JSON each way.
import { createInterface } from "node:readline"
import { type EmbeddedPostgres, startEmbedded } from "../../src/server/db/embedded/embedded-postgres.ts"

let embedded: EmbeddedPostgres | undefined

/** Takes longer to load than everything else, and few are told to migrate. */
const loadMigrations = () => import("../../src/server/db/migrate.ts")

async function obey(order: string, argument: string): Promise<unknown> {
  if (order === "loadMigrations") await loadMigrations()
  if (order === "migrate") return await (await loadMigrations()).migrateDatabase({ url: argument })
  if (order === "start") {
    embedded = await startEmbedded({ dataDir: argument, settings: { fsync: "off" } })
    return { url: embedded.url, adopted: embedded.adopted }
  }
  if (order === "stop") return await embedded?.stop()
  return order
}

for await (const line of createInterface({ input: process.stdin })) {
  const { order, argument }: { order: string; argument: string } = JSON.parse(line)
  try {
    console.log(JSON.stringify({ value: (await obey(order, argument)) ?? null }))
  } catch (error) {
    console.log(JSON.stringify({ failure: error instanceof Error ? error.message : String(error) }))
  }
}
