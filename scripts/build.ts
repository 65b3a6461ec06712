// node scripts/build.ts [web] [server]: builds dist/web and dist/server, each unless its inputs are unchanged.
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const script = fileURLToPath(import.meta.url)
const madeOf = ["src/domain", "src/contract", "scripts/build", "scripts/build.ts", "package.json", "package-lock.json"]

const parts = {
  web: { name: "web pages", inputs: [...madeOf, "src/web", "vite.config.ts"] },
  server: { name: "server", inputs: [...madeOf, "src/server"] },
} as const

type Part = keyof typeof parts

const allParts = ["web", "server"] as const satisfies readonly Part[]
const folderOf = (part: Part): string => join(root, "dist", part)

/** What Node is told in order to run the built server. Its errors name the lines of our sources. */
export const serverProgram: readonly string[] = ["--enable-source-maps", join(folderOf("server"), "main.js")]

/** Builds in a separate process: the bundler's memory is freed afterward, and its NODE_ENV does not leak into ours. */
export async function buildParts(wanted: readonly Part[] = allParts): Promise<void> {
  const stale = wanted.filter((part) => !isFresh(part, stampOf(part)))
  if (stale.length > 0) await runAlone(stale)
}

function isFresh(part: Part, stamp: string): boolean {
  const file = join(folderOf(part), ".stamp")
  return existsSync(file) && readFileSync(file, "utf8") === stamp
}

function stampOf(part: Part): string {
  const hash = createHash("sha256").update(process.version)
  for (const file of parts[part].inputs.flatMap(filesIn))
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest("hex")
}

const filesIn = (path: string): string[] =>
  /\.\w+$/.test(path)
    ? [path]
    : readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
        .sort()

function runAlone(stale: readonly Part[]): Promise<void> {
  const failed = `Could not build: ${stale.map((part) => parts[part].name).join(", ")}.`
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...stale], { cwd: root, stdio: "inherit" })
    child.on("error", reject)
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(failed))))
  })
}

async function makePart(part: Part): Promise<void> {
  const startedAt = performance.now()
  const { name } = parts[part]
  const stamp = stampOf(part)
  if (isFresh(part, stamp)) return console.log(`Up to date: ${name}.`)
  const { takePlace } = await import("./build/take-place.ts")
  await takePlace({ folder: folderOf(part), stamp }, async (fresh) => {
    if (part === "web") await (await import("./build/make-web.ts")).makeWeb(root, fresh)
    else await (await import("./build/make-server.ts")).makeServer(root, fresh)
  })
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${name}.`)
}

if (process.argv[1] === script) {
  process.env.NODE_ENV = "production"
  const wanted = allParts.filter((part) => process.argv.length === 2 || process.argv.includes(part))
  await Promise.all(wanted.map(makePart))
}
