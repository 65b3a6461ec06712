import { Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { connectionTo } from "./postmaster.ts"

const present = "search-simple present"
const leaving = "search-simple leaving"
// A closed connection is still listed for a moment.
const graceMs = 1000

/** One idle connection while a process uses the server, which shows the others that it does. */
export type Presence = {
  /** Whether another process uses the server. From now on, the others no longer count us. */
  leave: () => Promise<{ othersRemain: boolean }>
  close: () => Promise<void>
}

export async function bePresent(socketFolder: string, onLost: () => void): Promise<Presence> {
  const socket = new Socket()
  const client = new Client({ ...connectionTo(socketFolder), application_name: present, stream: () => socket })
  client.on("error", () => {})
  await client.connect()
  client.once("end", onLost)
  // A program with nothing else to do may exit.
  socket.unref()
  return {
    async leave() {
      socket.ref()
      await client.query(`set application_name = '${leaving}'`)
      const deadline = Date.now() + graceMs
      while (true) {
        const others = await otherUsers(client)
        if (others.length === 0) return { othersRemain: false }
        if (others.includes(present) || Date.now() > deadline) return { othersRemain: true }
        await sleep(20)
      }
    },
    async close() {
      client.off("end", onLost)
      await client.end().catch(() => {})
    },
  }
}

async function otherUsers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`,
    [leaving],
  )
  return rows.map((row) => row.name)
}
