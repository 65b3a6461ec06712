import { createHash } from "node:crypto"
import { chmodSync, lstatSync, mkdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { type Account, giveTo } from "./account.ts"

const ownUid = () => process.getuid?.() ?? 0

// Linux allows 107 bytes, macOS 103.
const maxSocketPathBytes = 103
export const socketName = ".s.PGSQL.5432"

/**
 * The folder of the server's socket, the same for every process that uses the same data. It is in the machine's
 * temporary folder, because socket paths must be short.
 */
export function findSocketFolder(dataFolder: string): string {
  const name = createHash("sha256").update(dataFolder).digest("hex").slice(0, 12)
  const inside = join(`search-simple-${ownUid()}`, name)
  const isShort = Buffer.byteLength(join(tmpdir(), inside, socketName)) <= maxSocketPathBytes
  return join(isShort ? tmpdir() : "/tmp", inside)
}

/** Creates it in a private parent folder, so that nobody else can have put a socket there first. */
export function claimSocketFolder(account: Account, folder: string): void {
  claim(dirname(folder), ownUid(), account.ids.uid === undefined ? 0o700 : 0o711)
  claim(folder, account.ids.uid ?? ownUid(), 0o700, account)
}

/** Whether a socket in this folder can only be ours: nobody else may write there. */
export function isOurFolder(account: Account, path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  const owner = account.ids.uid ?? ownUid()
  return found?.isDirectory() === true && found.uid === owner && (found.mode & 0o077) === 0
}

function claim(path: string, uid: number, mode: number, account?: Account): void {
  try {
    mkdirSync(path, { mode })
    chmodSync(path, mode)
    if (account) giveTo(account, path)
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  }
  const found = lstatSync(path)
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o022) === 0) {
    chmodSync(path, mode)
    return
  }
  throw new Error(
    `The folder ${path}, in which the database's socket belongs, was made by somebody else, who could listen in. ` +
      "Remove it, or set TMPDIR to a folder of your own.",
  )
}
