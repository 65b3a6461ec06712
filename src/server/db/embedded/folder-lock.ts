import { closeSync, existsSync, openSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"

/**
 * Runs the work while no other process runs work under the same file. Node has no file locks, and lock files remain
 * after a kill; SQLite's lock on its database file belongs to the operating system, and ends with the process.
 */
export async function withFolderLock<T>(path: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  // Created by us, because SQLite would let everybody read it, and a reader can lock it.
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600))
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    const deadline = Date.now() + waitMs
    while (!tryLock(lock)) {
      if (Date.now() > deadline) {
        throw new Error(
          `Another process has been starting or stopping the database for over ${waitMs / 1000} s (${path}).`,
        )
      }
      await sleep(15)
    }
    return await work()
  } finally {
    lock.close()
  }
}

const sqliteBusy = 5

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec("begin exclusive")
    return true
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === sqliteBusy) return false
    throw error
  }
}
