import { rm } from "node:fs/promises"
import { join } from "node:path"
import { build } from "vite"
import { compressFolder } from "./compress-folder.ts"
import { notePackages, writeNotices } from "./notices.ts"
import { prerender } from "./prerender.ts"
import { writeSiteMap } from "./site-map.ts"

/** The pages: what a browser loads, and what the server answers with before a script has run. */
export async function makeWeb(root: string, web: string): Promise<void> {
  const options = { configFile: join(root, "vite.config.ts"), logLevel: "warn" } as const
  const packages = new Set<string>()
  const plugins = [notePackages(packages)]
  await build({ ...options, plugins, worker: { plugins: () => plugins }, build: { outDir: web } })
  const ssr = `${web}-ssr`
  await build({
    ...options,
    // Packages are bundled, so that they see the same NODE_ENV as in the browser.
    ssr: { noExternal: true },
    publicDir: false,
    build: { outDir: ssr, ssr: "entry-server.tsx", manifest: false },
  })
  const entry = join(ssr, "entry-server.js")
  await prerender(web, entry)
  await writeSiteMap(web, entry)
  await writeNotices(web, root, packages)
  await compressFolder(web)
  await rm(ssr, { recursive: true })
}
