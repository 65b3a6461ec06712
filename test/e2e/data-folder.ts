import { execFileSync } from "node:child_process"
import { rmSync } from "node:fs"
import { makeTestFolder } from "../database.ts"
import { ServerProcess } from "../faults/server-process.ts"

/** Where the workers find the folder of which they take copies. */
const variable = "JOURNEY_DATA_TEMPLATE"

/** What a server needs of its first start, whose new cluster and migrations take four times as long as a later start. */
export async function makeDataTemplate(): Promise<() => void> {
  const folder = makeTestFolder()
  const server = await new ServerProcess({ DATA_DIR: folder }).waitUntilReady()
  await server.end("SIGTERM")
  process.env[variable] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The data of a server that has never been asked for anything. */
export function makeDataFolder(): string {
  const template = process.env[variable]
  if (template === undefined) throw new Error("the global setup has made no data folder")
  const folder = makeTestFolder()
  // Keeps owners and permissions, which PostgreSQL demands and Node's own copying does not. A path that is joined loses
  // its last dot, and then the folder itself is copied into the new one.
  execFileSync("cp", ["-a", `${template}/.`, folder])
  return folder
}
