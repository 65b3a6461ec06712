// npm run migration NAME: writes the changes in src/server/db/schema.ts since the last migration as a new one, to be
// reviewed. npm run migration: records new migrations. A recorded migration has run somewhere and never changes again.
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { hashOf } from "../test/laws/migrations.ts"

/** Records the hash of every new migration, and fails if a recorded one has changed. Returns the recorded names. */
export function recordMigrations(folder: string): string[] {
  const file = join(folder, "hashes.json")
  const known: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"))
  const hashes = Object.fromEntries(
    names.sort().map((name) => [name.slice(0, -".sql".length), hashOf(readFileSync(join(folder, name), "utf8"))]),
  )
  const changed = Object.keys(known).find((tag) => hashes[tag] !== known[tag])
  if (changed !== undefined)
    throw new Error(
      `${changed} is already recorded, but was changed or removed. Restore it, and put the change in a new migration.`,
    )
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`)
  return Object.keys(hashes).filter((tag) => !(tag in known))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url))
  const [name, ...options] = process.argv.slice(2)
  if (name === undefined) {
    const recorded = recordMigrations(join(root, "src/server/db/migrations"))
    console.log(recorded.length > 0 ? `Recorded ${recorded.join(", ")}` : "Nothing new to record.")
  } else {
    const words = [join(root, "node_modules/drizzle-kit/bin.cjs"), "generate", "--name", name, ...options]
    process.exitCode = spawnSync(process.execPath, words, { cwd: root, stdio: "inherit" }).status ?? 1
    console.log("Review it, change it if needed, then record it with npm run migration")
  }
}
