import { existsSync } from "node:fs"
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { build } from "vite"
import { compressFolder } from "./compress-folder.ts"
import { notePackages, writeNotices } from "./notices.ts"
import { prerender } from "./prerender.ts"
import { writeSiteMap } from "./site-map.ts"

interface Place {
  readonly root: string
  readonly dist: string
  readonly stamp: string
}

/** Builds in a new folder that replaces the old one at the end, so that a killed build leaves nothing half done. */
export async function makeWeb({ root, dist, stamp }: Place): Promise<void> {
  await mkdir(dist, { recursive: true })
  await removeLeftovers(dist)
  const work = join(dist, `.building-${process.pid}`)
  const web = join(work, "web")
  const options = { configFile: join(root, "vite.config.ts"), logLevel: "warn" } as const
  const packages = new Set<string>()
  const plugins = [notePackages(packages)]
  await build({ ...options, plugins, worker: { plugins: () => plugins }, build: { outDir: web } })
  await build({
    ...options,
    // Packages are bundled, so that they see the same NODE_ENV as in the browser.
    ssr: { noExternal: true },
    publicDir: false,
    build: { outDir: join(work, "ssr"), ssr: "entry-server.tsx", manifest: false },
  })
  const entry = join(work, "ssr", "entry-server.js")
  await prerender(web, entry)
  await writeSiteMap(web, entry)
  await writeNotices(web, root, packages)
  await compressFolder(web)
  await writeFile(join(web, ".stamp"), stamp)
  await takePlace(web, join(dist, "web"), join(work, "old"))
  await rm(work, { recursive: true, force: true })
}

async function takePlace(fresh: string, place: string, old: string) {
  if (existsSync(place)) await rename(place, old)
  await rename(fresh, place)
}

/** Left by builds that were killed; a running build keeps its folder. */
async function removeLeftovers(dist: string) {
  for (const name of await readdir(dist)) {
    const pid = /^\.building-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(dist, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
