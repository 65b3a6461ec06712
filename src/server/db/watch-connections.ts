import { Client, type Pool, type PoolClient } from "pg"

const patienceMs = 2000
const handshakeMs = 1500

/**
 * Ends connections that wait for a frozen server: its statement_timeout does not run while it is frozen. A slow query
 * is left alone as long as the server still greets new connections.
 */
export function watchConnections(pool: Pool, url: string): void {
  const timers = new Map<PoolClient, NodeJS.Timeout>()
  let greeting: Promise<boolean> | undefined
  const isGreeting = () => {
    greeting ??= greets(url).finally(() => (greeting = undefined))
    return greeting
  }
  const watch = (client: PoolClient) => {
    timers.set(client, setTimeout(() => void look(client), patienceMs).unref())
  }
  const look = async (client: PoolClient) => {
    const isAlive = await isGreeting()
    if (!timers.has(client)) return
    if (isAlive) watch(client)
    else await end(client)
  }
  pool.on("acquire", watch)
  pool.on("release", (_error, client) => {
    clearTimeout(timers.get(client))
    timers.delete(client)
  })
}

/** With a query in progress, this breaks the connection at once, and the query fails. */
const end = async (client: PoolClient): Promise<void> => {
  if (client instanceof Client) await client.end().catch(() => {})
}

async function greets(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: handshakeMs })
  client.on("error", () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    // A server that refuses us in its own words is alive.
    return error instanceof Error && "severity" in error
  }
}
