// node scripts/build.ts: builds dist/web unless its inputs are unchanged.
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const script = fileURLToPath(import.meta.url)
const dist = join(root, "dist")
const stampFile = join(dist, "web", ".stamp")
const inputFolders = ["src/web", "src/domain", "src/contract", "scripts/build"]
const inputFiles = ["vite.config.ts", "package.json", "package-lock.json", "scripts/build.ts"]

export interface Built {
  readonly built: boolean
  readonly ms: number
}

/** Builds in a separate process: the bundler's memory is freed afterwards, and its NODE_ENV does not leak into ours. */
export async function buildWeb(): Promise<Built> {
  const startedAt = performance.now()
  const isStale = !isFresh(wantedStamp())
  if (isStale) await runAlone()
  return { built: isStale, ms: Math.round(performance.now() - startedAt) }
}

const isFresh = (stamp: string): boolean => existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp

function wantedStamp(): string {
  const hash = createHash("sha256").update(process.version)
  const files = [...inputFolders.flatMap(filesIn), ...inputFiles]
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest("hex")
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()

function runAlone(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { cwd: root, stdio: "inherit" })
    child.on("error", reject)
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error("The web pages could not be built."))))
  })
}

if (process.argv[1] === script) {
  const startedAt = performance.now()
  const stamp = wantedStamp()
  if (isFresh(stamp)) console.log("The web pages are up to date.")
  else {
    process.env.NODE_ENV = "production"
    const { makeWeb } = await import("./build/make-web.ts")
    await makeWeb({ root, dist, stamp })
    console.log(`The web pages were built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  }
}
