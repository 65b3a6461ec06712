// An embedded PostgreSQL: nothing to install, no port, stopped when the last process that uses it exits.
import { existsSync, mkdirSync, realpathSync, rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { chooseAccount } from "./account.ts"
import { type Binaries, shippedBinaries } from "./binaries.ts"
import { ensureCluster, refuseOtherVersion } from "./cluster.ts"
import { withFolderLock } from "./folder-lock.ts"
import { askServer, isServer, launch, readPidFile, type Server, shutDown } from "./postmaster.ts"
import { bePresent, type Presence } from "./presence.ts"
import { claimSocketFolder, findSocketFolder, isOurFolder } from "./socket-folder.ts"
import { findStorageFault } from "./storage-fault.ts"

export type EmbeddedOptions = {
  dataDir: string
  /** Called if the server has died and cannot be restarted; it retries once a second. */
  onError?: (error: Error) => void
  /** For tests: another PostgreSQL than the one from npm, and extra settings. */
  binaries?: Binaries
  settings?: Readonly<Record<string, string>>
}

export type EmbeddedPostgres = {
  url: string
  /** True if the server was already running, for another process or after a crash of ours. */
  adopted: boolean
  /** To be called after our own connections are closed. The server keeps running while others use it. */
  stop: () => Promise<void>
}

const lockWaitMs = 180_000
const adoptDeadlineMs = 120_000

/** Starts or adopts the database in `<dataDir>/postgres`. Any number of processes may do so at once. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    return await startServer(options)
  } catch (cause) {
    const fault = findStorageFault(options.dataDir, cause)
    throw fault === null ? cause : new Error(fault, { cause })
  }
}

async function startServer(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const server = describeServer(options)
  let presence: Presence | undefined
  let isStopping = false
  let healing: Promise<void> | undefined

  // The server was killed, or restarted itself after one of its processes was: start or adopt it again.
  const onLost = () => {
    presence = undefined
    if (!isStopping) healing ??= heal().finally(() => (healing = undefined))
  }
  const enter = () =>
    withFolderLock(server.lockFile, lockWaitMs, async () => {
      const adopted = await startOrAdopt(server)
      presence = await bePresent(server.socketFolder, onLost)
      return adopted
    })
  const heal = async () => {
    while (!isStopping && !presence) {
      try {
        await enter()
      } catch (error) {
        options.onError?.(error instanceof Error ? error : new Error(String(error)))
        await sleep(1000, undefined, { ref: false })
      }
    }
  }

  const adopted = await enter()
  return {
    url: `postgres://app@localhost:5432/postgres?host=${encodeURIComponent(server.socketFolder)}&sslmode=disable`,
    adopted,
    async stop() {
      isStopping = true
      await healing
      await withFolderLock(server.lockFile, lockWaitMs, async () => {
        const leaver = presence
        presence = undefined
        if (leaver) await leave(leaver, server)
      })
    },
  }
}

function describeServer({ dataDir, binaries = shippedBinaries(), settings = {} }: EmbeddedOptions): Server {
  // As root, others may pass through (not list): PostgreSQL itself does not run as root.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const home = realpathSync(dataDir)
  const dataFolder = join(home, "postgres")
  if (existsSync(dataFolder)) refuseOtherVersion(binaries, dataFolder)
  const account = chooseAccount(binaries, dataFolder)
  return {
    binaries,
    account,
    settings,
    dataFolder,
    socketFolder: findSocketFolder(dataFolder),
    logFile: join(home, "postgres.log"),
    lockFile: join(home, "postgres.lock"),
  }
}

async function startOrAdopt(server: Server): Promise<boolean> {
  if (await adopt(server)) return true
  await ensureCluster(server.binaries, server.account, server.dataFolder)
  claimSocketFolder(server.account, server.socketFolder)
  await launch(server)
  return false
}

/** Joins a running server; it waits for one that is starting or stopping. */
async function adopt(server: Server): Promise<boolean> {
  const deadline = Date.now() + adoptDeadlineMs
  while (Date.now() < deadline) {
    const found = readPidFile(server.dataFolder)
    if (!found || !isServer(found.pid, server.dataFolder)) return false
    // Processes with another TMPDIR would look for the socket elsewhere, so the server's own record counts.
    if (isOurFolder(server.account, found.socketFolder) && (await askServer(found.socketFolder)) === "ready") {
      server.socketFolder = found.socketFolder
      return true
    }
    await sleep(15)
  }
  throw new Error(
    `A database server is running on ${server.dataFolder} (process ${readPidFile(server.dataFolder)?.pid}), but does not answer. ` +
      `See ${server.logFile}, or stop that process and start again.`,
  )
}

async function leave(presence: Presence, server: Server): Promise<void> {
  // If even the query fails, the server is gone already, or is restarting and will be adopted next time.
  const { othersRemain } = await presence.leave().catch(() => ({ othersRemain: true }))
  await presence.close()
  if (othersRemain) return
  await shutDown(server.dataFolder)
  rmSync(server.socketFolder, { recursive: true, force: true })
}
