import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import * as z from "zod/mini"
import type { Fault } from "./fault.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))

/** A test that ran: its file, its full name, and whether it passed. */
export interface Ran {
  readonly file: string
  readonly name: string
  readonly hasPassed: boolean
}

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

const suite = z.object({
  title: z.string(),
  get suites() {
    return z.optional(z.array(suite))
  },
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
})
const journeyReport = z.object({ suites: z.array(suite) })

const isJourney = (file: string): boolean => file.endsWith(".journey.ts")

/** Runs each file with tests of these faults, once. */
export async function runProofs(faults: readonly Fault[]): Promise<readonly Ran[]> {
  const files = [...new Set(faults.flatMap(({ proofs }) => proofs.map(([file]) => file)))]
  const folder = mkdtempSync(join(tmpdir(), "faults-"))
  try {
    return [
      ...(await runUnits(
        files.filter((file) => !isJourney(file)),
        join(folder, "units.json"),
      )),
      ...(await runJourneys(files.filter(isJourney), join(folder, "journeys.json"))),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function runUnits(files: readonly string[], report: string): Promise<Ran[]> {
  if (files.length === 0) return []
  await run(["node_modules/vitest/vitest.mjs", "run", ...files, "--reporter=json", `--outputFile=${report}`])
  const { testResults } = unitReport.parse(JSON.parse(readFileSync(report, "utf8")))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, status }) => ({ file: relative(root, name), name: fullName, hasPassed: status === "passed" })),
  )
}

async function runJourneys(files: readonly string[], report: string): Promise<Ran[]> {
  if (files.length === 0) return []
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  await run(["node_modules/@playwright/test/cli.js", "test", ...files, "--reporter=json"], env)
  const { suites } = journeyReport.parse(JSON.parse(readFileSync(report, "utf8")))
  return suites.flatMap((file) => ranIn(file, join("test/e2e", file.title), ""))
}

function ranIn({ suites = [], specs }: z.output<typeof suite>, file: string, group: string): Ran[] {
  return [
    ...specs.map(({ title, ok }) => ({ file, name: `${group} ${title}`.trim(), hasPassed: ok })),
    ...suites.flatMap((inner) => ranIn(inner, file, `${group} ${inner.title}`)),
  ]
}

function run(words: readonly string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, FAULTS: "all", ...env },
      stdio: "ignore",
    })
    child.on("error", reject)
    child.on("close", () => resolve())
  })
}

/** For one fault: the tests that prove it, and the names that matched none. */
export function proofsOf(
  { proofs }: Fault,
  ran: readonly Ran[],
): { tests: readonly Ran[]; missing: readonly string[] } {
  const found = proofs.flatMap(([file, ...names]) =>
    names.map((name) => ({ name, tests: ran.filter((one) => one.file === file && one.name.includes(name)) })),
  )
  return {
    tests: found.flatMap(({ tests }) => tests),
    missing: found.flatMap(({ name, tests }) => (tests.length === 0 ? [name] : [])),
  }
}
