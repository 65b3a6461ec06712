import { type SpawnOptions, spawnSync } from "node:child_process"
import { chownSync, existsSync, statSync } from "node:fs"
import { userInfo } from "node:os"
import { dirname, join } from "node:path"
import type { Binaries } from "./binaries.ts"

/**
 * The account that runs PostgreSQL. It refuses to run as root, so root hands it to `nobody`, or, if `nobody` lacks
 * access, runs it in a user namespace where root's files belong to an ordinary user.
 */
export type Account = { ids: { uid?: number; gid?: number }; prefix: readonly string[] }

const nobody = { uid: 65534, gid: 65534 }
const ourselves: Account = { ids: {}, prefix: [] }
const namespace: Account = {
  ids: {},
  prefix: ["unshare", "-U", `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, "--"],
}

export function chooseAccount(binaries: Binaries, dataFolder: string): Account {
  const uid = process.getuid?.() ?? -1
  const owner = existsSync(dataFolder) ? statSync(dataFolder) : undefined
  if (uid !== 0 && owner && owner.uid !== uid) {
    throw new Error(
      `The database folder ${dataFolder} belongs to another user (id ${owner.uid}). ` +
        "Start as that user, give the folder to yours (chown -R), or set DATA_DIR to another folder.",
    )
  }
  const candidates = uid === 0 ? accountsForRoot(owner) : [isNamed() ? ourselves : namespace]
  const account = candidates.find((candidate) => mayRun(candidate, binaries, dataFolder))
  if (account) return account
  throw new Error(
    uid === 0
      ? "PostgreSQL does not run as root, and neither the user nobody nor a user namespace can reach both " +
          `${binaries.folder} and ${dirname(dataFolder)}. Start as an ordinary user, or move the project and DATA_DIR ` +
          "to a folder that everybody may enter, or set DATABASE_URL to a PostgreSQL of your own."
      : `The embedded PostgreSQL in ${binaries.folder} does not run here. It needs glibc 2.27 or newer and a user with ` +
          "a name. Set DATABASE_URL to a PostgreSQL of your own.",
  )
}

/** The owner of the folder runs it, so that a server started by root finds its files unchanged. */
function accountsForRoot(owner: { uid: number; gid: number } | undefined): Account[] {
  if (!owner) return [{ ids: nobody, prefix: [] }, namespace]
  if (owner.uid === 0) return [namespace]
  return [{ ids: { uid: owner.uid, gid: owner.gid }, prefix: [] }]
}

/** Whether our user id has a name; without one (as in some containers) initdb refuses. */
function isNamed(): boolean {
  try {
    return userInfo().username !== ""
  } catch {
    return false
  }
}

/** Tested instead of computed from modes, because access lists, mounts and missing libraries also count. */
function mayRun(account: Account, binaries: Binaries, dataFolder: string): boolean {
  const probe = 'cd "$1" && exec "$2" --version'
  const inside = existsSync(dataFolder) ? dataFolder : dirname(dataFolder)
  const { file, args, options } = commandAs(account, "/bin/sh", [
    "-c",
    probe,
    "sh",
    inside,
    join(binaries.folder, "postgres"),
  ])
  return spawnSync(file, args, { ...options, stdio: "ignore" }).status === 0
}

/** A command for the account, without environment variables that PostgreSQL would read. */
export function commandAs(account: Account, file: string, args: readonly string[]) {
  const [first, ...rest] = [...account.prefix, file, ...args]
  const options = {
    ...account.ids,
    cwd: "/",
    env: { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
  } satisfies SpawnOptions
  return { file: first ?? file, args: rest, options }
}

export function giveTo(account: Account, path: string): void {
  if (account.ids.uid !== undefined && account.ids.gid !== undefined) chownSync(path, account.ids.uid, account.ids.gid)
}
