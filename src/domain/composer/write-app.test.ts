import { expect, test } from "vitest"
import { readSamples } from "../../../test/words/sample.ts"
import { subjectsOf } from "../seo/brief.ts"
import { compose } from "./compose.ts"

const samples = readSamples().filter(({ platform }) => platform.id === "appstore" || platform.id === "playstore")

test.each(samples.map((sample) => [sample.id, sample] as const))(
  "%s keeps every fact of its brief",
  (_, { brief, platform, facts }) => {
    const subjects = subjectsOf(brief)
    const all = subjects
      .map((subject) => JSON.stringify(compose(brief, subject, platform, { variation: 0 })).toLowerCase())
      .join("\n")
    expect(facts.filter((ways) => !ways.some((way) => all.includes(way.toLowerCase())))).toEqual([])
  },
)

test.each(samples.filter(({ platform }) => platform.id === "appstore").map((sample) => [sample.id, sample] as const))(
  "%s names no other platform",
  (_, { brief, platform }) => {
    for (const subject of subjectsOf(brief))
      expect(JSON.stringify(compose(brief, subject, platform, { variation: 0 }))).not.toMatch(
        /\bandroid\b|google play/i,
      )
  },
)

test("two apps of one brief do not read alike", () => {
  const several = samples.filter(({ brief }) => brief.products.length > 1)
  expect(several.length).toBeGreaterThan(0)
  for (const { brief, platform } of several) {
    const bodies = subjectsOf(brief).map(
      (subject) => compose(brief, subject, platform, { variation: 0 }).improvedBodyText ?? "",
    )
    const [first = "", second = ""] = bodies.map((body) =>
      body
        .split(/(?<=[.!?])\s+|\n+/)
        .filter((line) => line.split(" ").length > 5)
        .join("\n"),
    )
    expect(first.split("\n").filter((line) => second.split("\n").includes(line))).toEqual([])
  }
})
