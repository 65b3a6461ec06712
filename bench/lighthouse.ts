// npm run lighthouse [runs] [paths…]: Lighthouse scores of our public pages with phone settings, as medians.
import { rmSync } from "node:fs"
import { launch } from "chrome-launcher"
import lighthouse from "lighthouse"
import { buildParts } from "../scripts/build.ts"
import { makeTestFolder } from "../test/database.ts"
import { findChromium } from "../test/e2e/chromium.ts"
import { ServerProcess } from "../test/faults/server-process.ts"

const [runs = "5", ...given] = process.argv.slice(2)
const paths = given.length > 0 ? given : ["/home", "/faq", "/login"]
const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--disable-background-networking",
]

type Scores = ReadonlyMap<string, number>

async function measure(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" })
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits } = result.lhr
  for (const audit of Object.values(audits))
    if (audit.score !== null && audit.score < 0.9 && ["binary", "metricSavings"].includes(audit.scoreDisplayMode))
      console.log(`    ${audit.id}: ${audit.displayValue ?? audit.title}`)
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

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

await buildParts()
const dataDir = makeTestFolder()
const server = await new ServerProcess({ DATA_DIR: dataDir }).waitUntilReady()
const chrome = await launch({ chromePath: await findChromium(), chromeFlags: flags })
try {
  for (const path of paths) {
    const all: Scores[] = []
    for (let run = 0; run < Number(runs); run++) {
      console.log(`  ${path}, run ${run + 1}`)
      all.push(await measure(server.origin + path, chrome.port))
    }
    const names = [...(all[0]?.keys() ?? [])]
    console.log(
      `${path}: ${names.map((name) => `${name} ${median(all.map((scores) => scores.get(name) ?? 0))}`).join(", ")}`,
    )
  }
} finally {
  chrome.kill()
  await server.end("SIGTERM")
  rmSync(dataDir, { recursive: true, force: true })
}
