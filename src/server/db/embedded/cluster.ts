import { execFile } from "node:child_process"
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs"
import { basename, dirname, join } from "node:path"
import { promisify } from "node:util"
import { type Account, commandAs, giveTo } from "./account.ts"
import type { Binaries } from "./binaries.ts"

/** Creates the data folder if it is missing, and refuses one that these binaries cannot read. */
export async function ensureCluster(binaries: Binaries, account: Account, dataFolder: string): Promise<void> {
  if (existsSync(dataFolder)) return refuseOtherVersion(binaries, dataFolder)
  for (const name of readdirSync(dirname(dataFolder))) {
    const isLeftOver = name.startsWith(`${basename(dataFolder)}.new-`)
    if (isLeftOver) rmSync(join(dirname(dataFolder), name), { recursive: true, force: true })
  }
  // Created under another name: a data folder interrupted by a power failure never gets the real one.
  const fresh = mkdtempSync(`${dataFolder}.new-`)
  chmodSync(fresh, 0o700)
  giveTo(account, fresh)
  await initialise(binaries, account, fresh)
  renameSync(fresh, dataFolder)
  const parent = openSync(dirname(dataFolder), "r")
  fsyncSync(parent)
  closeSync(parent)
}

export function refuseOtherVersion(binaries: Binaries, dataFolder: string): void {
  const file = join(dataFolder, "PG_VERSION")
  if (!existsSync(file)) {
    throw new Error(`${dataFolder} is not a PostgreSQL data folder. Move it away, or set DATA_DIR to another folder.`)
  }
  const major = Number(readFileSync(file, "utf8"))
  if (major === binaries.major) return
  throw new Error(
    `The data in ${dataFolder} was made by PostgreSQL ${major}, and this is PostgreSQL ${binaries.major}, which cannot read it. ` +
      `Move the data over with pg_dumpall from a PostgreSQL ${major}, or go back to the version of this product that made it.`,
  )
}

async function initialise(binaries: Binaries, account: Account, folder: string): Promise<void> {
  // From version 17 on, the server includes C.UTF-8: the same letters and order on every machine.
  const builtin = binaries.major >= 17 ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : []
  const failures: string[] = []
  for (const locale of ["C.UTF-8", "en_US.UTF-8"]) {
    const { file, args, options } = commandAs(account, join(binaries.folder, "initdb"), [
      ...["-D", folder, "-U", "app", "--auth=trust", "--encoding=UTF8", "--data-checksums"],
      `--locale=${locale}`,
      ...builtin,
    ])
    try {
      await promisify(execFile)(file, args, options)
      return
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
    }
  }
  rmSync(folder, { recursive: true, force: true })
  throw new Error(`The database could not be created: ${failures[0]}`)
}
