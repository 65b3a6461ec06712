import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"

export type Started = { url: string; adopted: boolean }

/** A process with the database code in it, ready to be told what to do, or to be killed. */
export type DatabaseProcess = {
  start: (dataDir: string) => Promise<Started>
  stop: () => Promise<void>
  /** So that several told to migrate at once really begin at once. */
  loadMigrations: () => Promise<void>
  migrate: (url: string) => Promise<{ applied: number }>
  /** Kills it without warning, or lets it end. */
  end: (signal?: "SIGKILL") => Promise<void>
}

export async function makeProcess(env: Record<string, string> = {}, uid?: number): Promise<DatabaseProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "postgres-process.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...env },
    ...(uid !== undefined && { uid }),
  })
  const ended = once(child, "exit")
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const tell = async (order: string, argument = "") => {
    child.stdin.write(`${JSON.stringify({ order, argument })}\n`)
    const { value: line, done } = await lines.next()
    if (done) throw new Error("The process ended without an answer.")
    const answer = JSON.parse(line)
    if (answer.failure) throw new Error(answer.failure)
    return answer.value
  }
  // What starts a database is loaded by now, so that several told at once really begin at once.
  await tell("hello")
  return {
    start: (dataDir) => tell("start", dataDir),
    stop: () => tell("stop"),
    loadMigrations: () => tell("loadMigrations"),
    migrate: (url) => tell("migrate", url),
    async end(signal) {
      if (signal) child.kill(signal)
      else child.stdin.end()
      await ended
    },
  }
}

export function makeProcesses(count: number): Promise<DatabaseProcess[]> {
  return Promise.all(Array.from({ length: count }, () => makeProcess()))
}
