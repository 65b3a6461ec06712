// npm test: everything that can be wrong, each part by the tool made for it, and one line of counts at the end. With --all,
// the long tests of faults too, which npm run faults runs otherwise.
import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { buildParts } from "./build.ts"
import { type Failure, failedAgain, type Report, readJourneys, readUnits } from "./test/failures.ts"

const root = fileURLToPath(new URL("..", import.meta.url))
const results = join(root, "test-results")

interface Step {
  readonly name: string
  readonly words: readonly string[]
  readonly env?: Record<string, string>
  /** Reads the tool's own report; a tool without one passes or fails as a whole. */
  readonly report?: () => Report
  /** A file in the results for what it prints. */
  readonly output?: string
  /** The same for these failures alone, for when nothing else keeps the machine busy. */
  readonly again?: (failures: readonly Failure[]) => Step
}

const bin = (path: string) => join(root, "node_modules", path)
const vitest = bin("vitest/vitest.mjs")

/** The bill of materials of the product, which npm reads from the lock. */
const billOfMaterials: Step = {
  name: "bill of materials",
  words: [
    process.env.npm_execpath ?? "",
    "sbom",
    "--sbom-format=cyclonedx",
    "--package-lock-only",
    "--omit=dev",
    "--loglevel=silent",
  ],
  output: "bill-of-materials.json",
}

const statics: readonly Step[] = [
  { name: "lint and format", words: [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."] },
  { name: "dead code", words: [bin("knip/bin/knip.js"), "--no-progress"] },
  // Without npm, nothing can write it.
  ...(process.env.npm_execpath === undefined ? [] : [billOfMaterials]),
]

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"))

const suite = (name: string, report: string, words: readonly string[] = [], env: Record<string, string> = {}): Step => {
  const file = join(results, report)
  return {
    name,
    words: [vitest, "run", ...words, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
    env,
    report: () => readUnits(readJson(file)),
    again: (failures) =>
      suite(name, `again-${report}`, [...new Set(failures.flatMap((failure) => failure.file ?? []))], env),
  }
}

const journeySuite = (report: string, words: readonly string[] = []): Step => {
  const file = join(results, report)
  return {
    name: "journeys in a browser",
    words: [bin("@playwright/test/cli.js"), "test", "--reporter=json", ...words],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: () => readJourneys(readJson(file)),
    again: () => journeySuite(`again-${report}`, ["--last-failed", "--workers=1"]),
  }
}

/** A second PostgreSQL, for the tests of the calls. All other tests use the one that npm brings. */
function findOtherPostgres(): { readonly name: string; readonly env: Record<string, string> } | null {
  if (process.env.TEST_DATABASE_URL) return { name: "TEST_DATABASE_URL", env: {} }
  const folder = "/usr/lib/postgresql"
  const versions = existsSync(folder)
    ? readdirSync(folder)
        .map(Number)
        .filter((major) => major >= 15)
    : []
  if (versions.length === 0) return null
  return { name: `this machine's PostgreSQL ${Math.max(...versions)}`, env: { TEST_POSTGRES: "machine" } }
}

function unitSuite(): Step {
  const other = findOtherPostgres()
  if (other === null) return suite("units, laws, calls and faults", "units.json")
  return suite(`units, laws, faults, and calls on ${other.name}`, "units.json", [], other.env)
}

type First = Report & { readonly step: Step; readonly output: string; readonly seconds: number }

/** More failures than this are not caused by a busy machine. */
const maxTriedAgain = 8

const isTriedAgain = ({ step, failures }: First): boolean =>
  step.again !== undefined &&
  failures.length > 0 &&
  failures.length <= maxTriedAgain &&
  failures.every(({ file }) => file !== undefined)

/** Takes one step after the other from those that are left. What failed and may be tried again is told when it has been. */
async function runInTurn(left: Step[]): Promise<readonly First[]> {
  const firsts = []
  for (let step = left.shift(); step !== undefined; step = left.shift()) {
    const startedAt = performance.now()
    const first = { step, ...(await runOnce(step)), seconds: (performance.now() - startedAt) / 1000 }
    if (isTriedAgain(first))
      console.log(`       ${step.name}: ${first.failures.length} failed, will run again at the end`)
    else tell(first, [])
    firsts.push(first)
  }
  return firsts
}

async function settle(first: First): Promise<Report> {
  const { again } = first.step
  if (again === undefined || !isTriedAgain(first)) return first
  const failures = failedAgain(first.failures, await runOnce(again(first.failures)))
  const unsteady = first.failures.filter((failure) => !failures.includes(failure))
  const settled = { ...first, passed: first.passed + unsteady.length, failures }
  tell(settled, unsteady)
  return settled
}

function tell({ step: { name }, passed, failures, output, seconds }: First, unsteady: readonly Failure[]): void {
  const failed = failures.length
  const counts = `${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`
  console.log(`${failed === 0 ? "ok    " : "FAILED"} ${name}: ${counts}`)
  // The names first, so that the beginning of a long output has what matters.
  for (const { test } of failures) console.log(`  failed: ${test}`)
  for (const { test, reason } of unsteady)
    console.log(`  flaky, passed when run again alone: ${test}\n${indent(reason)}`)
  if (failed === 0) return
  const log = join(results, `${name.replaceAll(/[^a-z]+/gi, "-")}.log`)
  writeFileSync(log, output)
  for (const failure of failures) console.log(`\n  ${failure.test}\n${indent(failure.reason || tail(output))}`)
  console.log(`\n  Full output: ${relative(root, log)}`)
}

async function runOnce({ words, env, report, output: file }: Step): Promise<Report & { readonly output: string }> {
  const { code, output } = await runAlone(words, env ?? {})
  if (file !== undefined) writeFileSync(join(results, file), output)
  return { ...told(code, report), output }
}

const asAWhole = { test: "the whole tool", reason: "" }

function told(code: number | null, report: Step["report"]): Report {
  if (report === undefined) return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [asAWhole] }
  try {
    const read = report()
    return code !== 0 && read.failures.length === 0 ? { ...read, failures: [asAWhole] } : read
  } catch {
    return { passed: 0, failures: [asAWhole] }
  }
}

const indent = (words: string) => words.replaceAll(/^/gm, "    ")
const tail = (output: string) => output.trimEnd().split("\n").slice(-40).join("\n")

function runAlone(
  words: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += String(chunk)
      })
    child.on("error", reject)
    child.on("close", (code) => resolve({ code, output }))
  })
}

if (process.argv.includes("--all")) process.env.FAULTS = "all"
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Two at a time: each waits now and then, for a database or for a page, and the other works meanwhile. The longest is
// first, so that it never runs alone at the end; what needs no build runs beside it. The types are checked by the test that
// compiles our code with what the recipes add. A build that fails here fails again in the journeys, and is reported.
const building = buildParts().catch(() => {})
const suites = [journeySuite("journeys.json"), unitSuite()]
const inTurn = async () => {
  await building
  return runInTurn(suites)
}
const firsts = await Promise.all([
  inTurn(),
  runInTurn([...statics]).then(async (done) => [...done, ...(await inTurn())]),
])
const all = []
for (const first of firsts.flat()) all.push(await settle(first))
const passed = all.reduce((sum, counts) => sum + counts.passed, 0)
const failed = all.reduce((sum, { failures }) => sum + failures.length, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
