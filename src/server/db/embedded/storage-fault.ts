import { accessSync, constants, existsSync, statfsSync } from "node:fs"
import { dirname } from "node:path"

/** The size of the log that a start writes, with a margin. */
const leastFreeBytes = 20_000_000

const fullCodes = new Set(["ENOSPC", "EDQUOT", "53100"])
const readOnlyCodes = new Set(["EROFS", "EACCES", "EPERM"])

/** Why nothing can be stored in the data folder, as a sentence with a remedy; null if storage is not the problem. */
export function findStorageFault(folder: string, error: unknown): string | null {
  const chain = causesOf(error)
  const words = chain.map(({ message }) => message).join(" ")
  const codes = chain.flatMap((cause) => (isAbout(cause, folder) && "code" in cause ? [String(cause.code)] : []))
  const isFull = codes.some((code) => fullCodes.has(code)) || /No space left on device|Disk quota exceeded/.test(words)
  if (isFull || freeBytes(folder) < leastFreeBytes)
    return `The disk of the data folder ${folder} is full. Free some space and start again.`
  const isReadOnly = codes.some((code) => readOnlyCodes.has(code)) || /Read-only file system/.test(words)
  if (!isReadOnly && mayWrite(folder)) return null
  return (
    `Nothing can be written to the data folder ${folder}: it is read-only, or belongs to another user. ` +
    "Make it writable for the user that starts this, or set DATA_DIR to another folder."
  )
}

const causesOf = (error: unknown): readonly Error[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : [])

/** Node names the file of an error, and it may be elsewhere. */
const isAbout = (error: Error, folder: string): boolean => !("path" in error) || String(error.path).startsWith(folder)

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** A missing folder can be created if its parent is writable. */
function mayWrite(folder: string): boolean {
  if (!existsSync(folder) && dirname(folder) !== folder) return mayWrite(dirname(folder))
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
