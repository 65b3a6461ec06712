// What failed and why, from the tools' own reports: each failure in a few lines, instead of a log of thousands.
import * as z from "zod/mini"

export interface Failure {
  readonly test: string
  readonly reason: string
  /** Its file, for a second run of that test alone; a run as a whole has no file. */
  readonly file?: string
}

const unitsReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z._default(z.string(), ""),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
      ),
    }),
  ),
})

const errorSchema = z.object({ message: z._default(z.string(), "") })

interface JourneySuite {
  readonly title: string
  readonly specs?: readonly z.output<typeof journeySpec>[] | undefined
  readonly suites?: readonly JourneySuite[] | undefined
}
const journeySpec = z.object({
  title: z.string(),
  ok: z.boolean(),
  line: z.number(),
  tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(errorSchema) })) })),
})
const journeySuite: z.ZodMiniType<JourneySuite> = z.object({
  title: z.string(),
  specs: z.optional(z.array(journeySpec)),
  suites: z.optional(z.array(z.lazy(() => journeySuite))),
})
const journeysReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(journeySuite),
  errors: z.array(errorSchema),
})

export interface Report {
  readonly passed: number
  readonly failures: readonly Failure[]
}

export function readUnits(json: unknown): Report {
  const { numPassedTests, testResults, success } = unitsReport.parse(json)
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed")
    if (failed.length === 0 && status === "failed") return [{ test: name, reason: shorten(message), file: name }]
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      reason: shorten(failureMessages?.join("\n") ?? ""),
      file: name,
    }))
  })
  const isUnexplained = !success && failures.length === 0
  return {
    passed: numPassedTests,
    failures: isUnexplained ? [{ test: "the run as a whole", reason: "no single test failed" }] : failures,
  }
}

export function readJourneys(json: unknown): Report {
  const { stats, suites, errors } = journeysReport.parse(json)
  const failures = [
    ...suites.flatMap((suite) => failuresOf(suite, [])),
    ...errors.map(({ message }) => ({ test: "the run as a whole", reason: shorten(message) })),
  ]
  return { passed: stats.expected, failures }
}

/** The tests that failed twice; the others are flaky. A second run that broke as a whole clears nothing. */
export function failedAgain(first: readonly Failure[], second: Report): readonly Failure[] {
  if (second.failures.some(({ file }) => file === undefined)) return first
  const names = new Set(second.failures.map(({ test }) => test))
  return first.filter(({ test, file }) => names.has(test) || second.failures.some((again) => again.test === file))
}

function failuresOf(suite: JourneySuite, above: readonly string[]): readonly Failure[] {
  const path = [...above, suite.title]
  const own = (suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ title, line, tests }) => ({
      test: [...path, title].join(" › ").concat(` (line ${line})`),
      reason: shorten(tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(messageOf)))[0] ?? ""),
      file: path[0] ?? "",
    }))
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, path))]
}

const messageOf = ({ message }: z.output<typeof errorSchema>) => message

const maxLines = 12
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colors of a terminal begin with one.
const colours = /\u001b\[[0-9;]*m/g
const frame = /^\s+at .*:\d+:\d+\)?$/

/** The first lines say what was expected and found; the stack below them says little that the test's name does not. */
function shorten(reason: string): string {
  const lines = reason
    .replace(colours, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !frame.test(line))
  return lines.slice(0, maxLines).join("\n")
}
