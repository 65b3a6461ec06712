// npm run lighthouse [runs] [paths…]: Lighthouse scores of our public pages with phone settings, as medians. The first run
// fetches Lighthouse, whose ninety packages nothing else needs.
import { execFileSync } from "node:child_process"
import { rmSync } from "node:fs"
import * as z from "zod"
import { buildParts } from "../scripts/build.ts"
import { makeTestFolder } from "../test/database.ts"
import { findChromium } from "../test/e2e/chromium.ts"
import { ServerProcess } from "../test/faults/server-process.ts"

const [runs = "5", ...given] = process.argv.slice(2)
const paths = given.length > 0 ? given : ["/home", "/faq", "/login"]
const lighthouse = ["exec", "--yes", "--package=lighthouse@13.5.0", "--", "lighthouse"]
const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--disable-background-networking",
]

type Scores = ReadonlyMap<string, number>

const score = z.nullable(z.number())
const resultSchema = z.object({
  categories: z.record(z.string(), z.object({ title: z.string(), score })),
  audits: z.record(
    z.string(),
    z.object({ score, scoreDisplayMode: z.string(), title: z.string(), displayValue: z.optional(z.string()) }),
  ),
})

const browser = await findChromium()

function measure(url: string): Scores {
  const words = [...lighthouse, url, "--output=json", "--quiet", `--chrome-flags=${flags.join(" ")}`]
  const [program, ...before] = npm()
  const printed = execFileSync(program, [...before, ...words], {
    encoding: "utf8",
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  })
  const { categories, audits } = resultSchema.parse(JSON.parse(printed))
  for (const [id, audit] of Object.entries(audits))
    if (audit.score !== null && audit.score < 0.9 && ["binary", "metricSavings"].includes(audit.scoreDisplayMode))
      console.log(`    ${id}: ${audit.displayValue ?? audit.title}`)
  for (const id of [
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "speed-index",
  ])
    console.log(`    ${id}: ${audits[id]?.displayValue}`)
  return new Map(Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]))
}

function npm(): readonly [string, ...string[]] {
  const path = process.env.npm_execpath
  return path === undefined ? ["npm"] : [process.execPath, path]
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

await buildParts()
const dataDir = makeTestFolder()
const server = await new ServerProcess({ DATA_DIR: dataDir }).waitUntilReady()
try {
  for (const path of paths) {
    const all: Scores[] = []
    for (let run = 0; run < Number(runs); run++) {
      console.log(`  ${path}, run ${run + 1}`)
      all.push(measure(server.origin + path))
    }
    const names = [...(all[0]?.keys() ?? [])]
    console.log(
      `${path}: ${names.map((name) => `${name} ${median(all.map((scores) => scores.get(name) ?? 0))}`).join(", ")}`,
    )
  }
} finally {
  await server.end("SIGTERM")
  rmSync(dataDir, { recursive: true, force: true })
}
