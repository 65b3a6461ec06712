import { existsSync } from "node:fs"
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"

export interface Place {
  readonly folder: string
  /** Says what the folder was made of; written last, so that what is not whole has none. */
  readonly stamp: string
}

/** Makes a folder beside the old one, whose place it takes at the end: what is killed leaves nothing half. */
export async function takePlace({ folder, stamp }: Place, make: (fresh: string) => Promise<void>): Promise<void> {
  const around = dirname(folder)
  await mkdir(around, { recursive: true })
  await removeLeftovers(around)
  // As deep as the old one: a source map names its sources by the way that leads to them.
  const fresh = join(around, `.building-${basename(folder)}-${process.pid}`)
  const old = `${fresh}-old`
  await make(fresh)
  await writeFile(join(fresh, ".stamp"), stamp)
  if (existsSync(folder)) await rename(folder, old)
  await rename(fresh, folder)
  await rm(old, { recursive: true, force: true })
}

/** Left by builds that were killed; a running build keeps its folder. */
async function removeLeftovers(around: string) {
  for (const name of await readdir(around)) {
    const pid = /^\.building-\w+-(\d+)/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(around, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
