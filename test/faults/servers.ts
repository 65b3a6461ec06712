import { rmSync } from "node:fs"
import { Client } from "pg"
import { onTestFinished } from "vitest"
import { auth } from "../../src/contract/auth.ts"
import { freshDatabase, makeTestFolder } from "../database.ts"
import { makeRegistration } from "../make.ts"
import { ServerProcess, sessionOf } from "./server-process.ts"

/** An empty database that several servers may share, with a connection to look into it. */
export async function openDatabase() {
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  const admin = new Client({ connectionString: url })
  await admin.connect()
  onTestFinished(() => admin.end())
  return { url, admin }
}

/** Each first start on a folder writes the demo account's library, which takes as long as everything else it does. */
export const noDemo = { DEMO_ACCOUNT: "off" }

export function emptyFolder(): string {
  const folder = makeTestFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server that is gone when the test is over, and perhaps not ready yet. */
export function beginServer(env: Record<string, string>): ServerProcess {
  const server = new ServerProcess(env)
  onTestFinished(async () => void (await server.end("SIGKILL")))
  return server
}

export const startServer = (url: string, env: Record<string, string> = {}): Promise<ServerProcess> =>
  beginServer({ DATABASE_URL: url, ...env }).waitUntilReady()

export async function openSubscriber(env: Record<string, string> = {}) {
  const { url, admin } = await openDatabase()
  const server = await startServer(url, env)
  const session = sessionOf(await server.send(auth.register.path, makeRegistration()))
  await admin.query("update users set subscription_status = 'active'")
  return { url, admin, server, session }
}
