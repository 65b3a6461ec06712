import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { auth } from "../../src/contract/auth.ts"
import { connectionTo, readPidFile, shutDown } from "../../src/server/db/embedded/postmaster.ts"
import { ServerProcess, sessionOf } from "../../test/faults/server-process.ts"
import { makeRegistration } from "../../test/make.ts"
import { buildParts } from "../build.ts"

/**
 * The result of an attack: whether the server held, and the measurements. Null: the attack could not run here, with the
 * reason.
 */
export interface Finding {
  readonly isHeld: boolean | null
  readonly figures: string
}

/** As the first word of a line. */
export const verdictOf = ({ isHeld }: Finding): string => (isHeld === null ? "NOT RUN" : isHeld ? "held   " : "BROKE  ")

/** A server to attack, on a folder that is deleted afterward. */
export interface Ground {
  readonly server: ServerProcess
  readonly dataFolder: string
  /** The headers of a new user with access to the tools. */
  readonly enroll: () => Promise<Record<string, string>>
  /** Queries the database directly. */
  readonly query: (statement: string) => Promise<Record<string, string>[]>
  readonly pidOfDatabase: () => number
  readonly socketFolder: () => string
  /** Another server on the same folder. */
  readonly restart: () => Promise<ServerProcess>
  /** A process on the same folder that answers no requests. */
  readonly startWorker: () => Promise<ServerProcess>
  readonly close: () => Promise<void>
}

export async function openGround(env: Record<string, string> = {}, root = tmpdir()): Promise<Ground> {
  await buildParts(["server"])
  const dataDir = mkdtempSync(join(root, "attack-"))
  chmodSync(dataDir, 0o711)
  const dataFolder = join(dataDir, "postgres")
  const begun: ServerProcess[] = []
  const begin = (options: readonly string[] = []) => {
    const server = new ServerProcess({ DATA_DIR: dataDir, TRUST_PROXY_HOPS: "1", ...env }, options)
    begun.push(server)
    return server
  }
  const start = () => begin().waitUntilReady()
  const server = await start()
  let enrolled = 0
  const socketFolder = () => readPidFile(dataFolder)?.socketFolder ?? ""
  const query = async (statement: string) => {
    const client = new Client(connectionTo(socketFolder()))
    client.on("error", () => {})
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
  return {
    server,
    query,
    dataFolder,
    socketFolder,
    pidOfDatabase: () => readPidFile(dataFolder)?.pid ?? 0,
    restart: start,
    startWorker: () => begin(["--worker"]).waitUntilWorking(),
    async enroll() {
      enrolled++
      const from = { "x-forwarded-for": `10.0.0.${enrolled}` }
      const session = sessionOf(await server.send(auth.register.path, makeRegistration(), from))
      await query("update users set subscription_status = 'active'")
      return { ...session, ...from }
    },
    async close() {
      for (const each of begun) await each.end("SIGKILL")
      await shutDown(dataFolder)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** On its own database, which is deleted afterward. */
export async function onGround(run: (ground: Ground) => Promise<Finding>): Promise<Finding> {
  const ground = await openGround()
  return run(ground).finally(ground.close)
}

/** How long something took, and how /healthz responded to another client during that time. */
export async function watch<T>(server: ServerProcess, work: Promise<T>) {
  const startedAt = performance.now()
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  const waits: number[] = []
  while (!isDone) {
    const askedAt = performance.now()
    await server.send("/healthz").then((reply) => reply.text())
    waits.push(performance.now() - askedAt)
  }
  const value = await done
  waits.sort((a, b) => a - b)
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0)
  return { value, tookMs: Math.round(performance.now() - startedAt), p50: at(0.5), p99: at(0.99), silenceMs: at(1) }
}

export async function time(work: Promise<Response>): Promise<{ status: number; tookMs: number; text: string }> {
  const startedAt = performance.now()
  const reply = await work
  const text = await reply.text()
  return { status: reply.status, text, tookMs: Math.round(performance.now() - startedAt) }
}

/** How often each status occurred. */
export const tally = (statuses: readonly number[]): string =>
  [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${all.length} × ${status}`).join(", ")

/** One of the server's own metrics. */
export async function figureOf({ server }: Ground, name: string): Promise<number> {
  const text = await (await server.send("/metrics")).text()
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN)
}

export const memoryMb = async (ground: Ground): Promise<number> =>
  Math.round((await figureOf(ground, "process_resident_memory_bytes")) / 1e6)
