import { spawn, spawnSync } from "node:child_process"
import { closeSync, fstatSync, openSync, readFileSync, renameSync, rmSync, statSync } from "node:fs"
import { basename, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { type Account, commandAs } from "./account.ts"
import type { Binaries } from "./binaries.ts"
import { socketName } from "./socket-folder.ts"

/** One database server on one data folder, whichever process started it. */
export type Server = {
  binaries: Binaries
  account: Account
  dataFolder: string
  socketFolder: string
  logFile: string
  lockFile: string
  settings: Readonly<Record<string, string>>
}

const startDeadlineMs = 120_000
const maxLogBytes = 5_000_000

/** A running (or crashed) server's own record: its process and the folder of its socket. */
export function readPidFile(dataFolder: string): { pid: number; socketFolder: string } | undefined {
  try {
    const lines = readFileSync(join(dataFolder, "postmaster.pid"), "utf8").split("\n")
    return { pid: Number(lines[0]), socketFolder: lines[4] ?? "" }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined
    throw error
  }
}

/** Whether the process is alive and is this folder's server, not one that got the same number after a reboot. */
export function isServer(pid: number, dataFolder: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (process.platform !== "linux") {
    const { stdout } = spawnSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" })
    return stdout.includes(dataFolder)
  }
  try {
    const [program = "", ...args] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")
    const folder = args[args.indexOf("-D") + 1]
    return basename(program) === "postgres" && folder !== undefined && isSameFolder(folder, dataFolder)
  } catch {
    return false
  }
}

function isSameFolder(a: string, b: string): boolean {
  const [first, second] = [statSync(a), statSync(b)]
  return first.dev === second.dev && first.ino === second.ino
}

/** The server's answer to a connection: "ready", "busy" (starting, stopping, full), or "absent". */
export async function askServer(socketFolder: string): Promise<"ready" | "busy" | "absent"> {
  const client = new Client(connectionTo(socketFolder))
  client.on("error", () => {})
  try {
    await client.connect()
    await client.end()
    return "ready"
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined
    return code === "57P03" || code === "53300" ? "busy" : "absent"
  }
}

export function connectionTo(socketFolder: string) {
  return {
    host: socketFolder,
    port: 5432,
    user: "app",
    database: "postgres",
    ssl: false,
    connectionTimeoutMillis: 5000,
  }
}

export async function launch(server: Server): Promise<void> {
  const deadline = Date.now() + startDeadlineMs
  while (true) {
    clearStaleLocks(server)
    const log = openLog(server.logFile)
    const { file, args, options } = commandAs(
      server.account,
      join(server.binaries.folder, "postgres"),
      serverArgs(server),
    )
    // Detached: Ctrl-C must stop us first, so that pending work can still be written.
    const child = spawn(file, args, { ...options, detached: true, stdio: ["ignore", log.fd, log.fd] })
    closeSync(log.fd)
    let ended = false
    child.once("exit", () => (ended = true))
    child.once("error", () => (ended = true))
    child.unref()
    while (!ended && Date.now() < deadline) {
      if ((await askServer(server.socketFolder)) === "ready") return
      await sleep(10)
    }
    if (!ended) throw new Error(`The embedded database is still starting. See ${server.logFile}, and try later.`)
    const words = lastLines(server.logFile, log.offset)
    // The processes of a killed server need a moment to notice.
    const mayPass = words.includes("pre-existing shared memory block")
    if (!mayPass || Date.now() > deadline) {
      throw new Error(`The embedded database did not start. The last lines of ${server.logFile}:\n${words}`)
    }
    await sleep(100)
  }
}

/** Asks the server to stop; open transactions are rolled back, everything acknowledged is on disk. */
export async function shutDown(dataFolder: string): Promise<void> {
  for (const [signal, waitMs] of [
    ["SIGINT", 30_000],
    ["SIGQUIT", 10_000],
  ] as const) {
    const pid = readPidFile(dataFolder)?.pid ?? 0
    if (!isServer(pid, dataFolder)) return
    process.kill(pid, signal)
    const deadline = Date.now() + waitMs
    while (isServer(pid, dataFolder) && Date.now() < deadline) await sleep(10)
    if (!isServer(pid, dataFolder)) return
  }
  throw new Error(`The embedded database in ${dataFolder} does not stop.`)
}

function serverArgs(server: Server): string[] {
  const settings = {
    listen_addresses: "",
    port: "5432",
    unix_socket_directories: `"${server.socketFolder}"`,
    unix_socket_permissions: "0700",
    max_connections: "100",
    fsync: "on",
    full_page_writes: "on",
    timezone: "UTC",
    log_timezone: "UTC",
    // Our queries are short; JIT compilation costs more than it saves.
    jit: "off",
    log_checkpoints: "off",
    logging_collector: "off",
    ...server.settings,
  }
  return ["-D", server.dataFolder, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])]
}

/**
 * After a kill or a reboot, the number in a lock file may belong to any program, and PostgreSQL would mistake that for
 * itself. The caller holds the lock on the folder and has checked that no server answers, so the file is stale.
 */
function clearStaleLocks({ dataFolder, socketFolder }: Server): void {
  const found = readPidFile(dataFolder)
  if (found && isServer(found.pid, dataFolder)) return
  rmSync(join(dataFolder, "postmaster.pid"), { force: true })
  for (const name of [socketName, `${socketName}.lock`]) rmSync(join(socketFolder, name), { force: true })
}

function openLog(path: string): { fd: number; offset: number } {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes) renameSync(path, `${path}.1`)
  const fd = openSync(path, "a", 0o600)
  return { fd, offset: fstatSync(fd).size }
}

function lastLines(path: string, offset: number): string {
  const text = readFileSync(path).subarray(offset).toString("utf8").trimEnd()
  return text.split("\n").slice(-15).join("\n") || "(it wrote nothing)"
}
