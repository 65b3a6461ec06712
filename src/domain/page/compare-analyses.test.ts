import { expect, test } from "vitest"
import { compareAnalyses } from "./compare-analyses.ts"

const page = (seoScore: number, statuses: Readonly<Record<string, string>>) => ({
  seoScore,
  checks: Object.entries(statuses).map(([id, status], at) => ({ id, label: `${id} ${status}`, status, maxPoints: at })),
})

test("the changes from fail to pass and from pass to fail, the most important first", () => {
  const before = page(50, { a: "fail", b: "fail", c: "pass", d: "could-not-check" })
  const after = page(60, { a: "pass", b: "pass", c: "fail", d: "pass", e: "fail" })
  expect(compareAnalyses(before, after)).toEqual({
    points: 10,
    better: [
      { id: "b", label: "b pass" },
      { id: "a", label: "a pass" },
    ],
    worse: [{ id: "c", label: "c fail" }],
  })
})
