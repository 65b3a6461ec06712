// npm run bench [NAME…]: runs the benches that need no browser, each in its own process, and prints their ratios.
// `history` first fills a database with a million items, and `bulk` takes minutes, so both run only when named.
import { spawnSync } from "node:child_process"
import { join } from "node:path"

const names = process.argv.slice(2)
for (const name of names.length > 0 ? names : ["compose", "campaigns", "keystroke", "read-pages", "quick-calls"]) {
  const file = join(import.meta.dirname, `../bench/${name}.ts`)
  const { status } = spawnSync(process.execPath, [file], { stdio: "inherit" })
  if (status !== 0) process.exitCode = 1
}
