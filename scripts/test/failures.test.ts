import { expect, test } from "vitest"
import { failedAgain, readJourneys, readUnits } from "./failures.ts"

test("a failed unit test is reported with its file, its name and its first lines", () => {
  const report = readUnits({
    numPassedTests: 2,
    numFailedTests: 1,
    success: false,
    testResults: [
      {
        name: "src/plan.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "the price is kept", status: "passed", failureMessages: [] },
          {
            fullName: "the price is shown",
            status: "failed",
            failureMessages: ["\u001b[31mexpected 1\u001b[0m\n\nto be 2\n    at run (src/plan.test.ts:3:1)"],
          },
        ],
      },
    ],
  })
  expect(report).toEqual({
    passed: 2,
    failures: [
      { test: "src/plan.test.ts › the price is shown", reason: "expected 1\nto be 2", file: "src/plan.test.ts" },
    ],
  })
})

test("a file that cannot load is a failure too, and so is a run that failed without one", () => {
  const file = { name: "src/a.test.ts", status: "failed", message: "no such module", assertionResults: [] }
  const report = { numPassedTests: 0, numFailedTests: 0, success: false }
  expect(readUnits({ ...report, testResults: [file] }).failures).toEqual([
    { test: "src/a.test.ts", reason: "no such module", file: "src/a.test.ts" },
  ])
  expect(readUnits({ ...report, testResults: [] }).failures).toHaveLength(1)
})

test("a failed journey is reported with its place and its error", () => {
  const spec = (title: string, ok: boolean, errors: { message: string }[]) => ({
    title,
    ok,
    line: 7,
    tests: [{ results: [{ errors }] }],
  })
  const report = readJourneys({
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    errors: [],
    suites: [
      {
        title: "money.journey.ts",
        specs: [spec("pays", true, [])],
        suites: [{ title: "on a phone", specs: [spec("cancels", false, [{ message: "not visible" }])] }],
      },
    ],
  })
  expect(report).toEqual({
    passed: 1,
    failures: [
      {
        test: "money.journey.ts › on a phone › cancels (line 7)",
        reason: "not visible",
        file: "money.journey.ts",
      },
    ],
  })
})

test("a long reason is cut to its first lines", () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n")
  const report = readJourneys({ stats: { expected: 0, unexpected: 0, flaky: 0 }, suites: [], errors: [{ message }] })
  expect(report.failures[0]?.reason.split("\n")).toHaveLength(12)
})

test("a test that passes alone is flaky; a test that fails twice has failed", () => {
  const [pays, cancels] = ["pays", "cancels"].map((name) => ({ test: name, reason: "", file: "money.journey.ts" }))
  if (pays === undefined || cancels === undefined) throw new Error("two were made")
  expect(failedAgain([pays, cancels], { passed: 1, failures: [cancels] })).toEqual([cancels])
  expect(failedAgain([pays, cancels], { passed: 2, failures: [] })).toEqual([])
  const whole = { test: "the run as a whole", reason: "no browser" }
  expect(failedAgain([pays], { passed: 0, failures: [whole] })).toEqual([pays])
  const file = { test: "money.journey.ts", reason: "no such module", file: "money.journey.ts" }
  expect(failedAgain([pays], { passed: 0, failures: [file] })).toEqual([pays])
})
