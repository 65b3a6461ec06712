import { beforeAll, describe, expect, test } from "vitest"
import { keepsFloor, quotientOf } from "./quality/figure.ts"
import { figures } from "./quality/figures.ts"
import { type Measure, measure } from "./quality/measure.ts"
import { readExamples, readSamples } from "./quality/sample.ts"
import { showValue } from "./quality/table.ts"
import { type Harvest, writeSamples } from "./quality/write-samples.ts"

/** Nobody would put their name to anything below this. */
const leastOverall = 90

/** Ten shops are too few to compare with each other. */
const ofManyBriefs = new Set(["shared"])

// Measured separately: several of the examples have sellers that the samples also use, and nobody competes with
// themselves.
const sets = [
  ["the sample briefs", readSamples(), figures],
  ["the forms' own examples", readExamples(), figures.filter(({ id }) => !ofManyBriefs.has(id))],
] as const

describe.each(sets)("the built-in writer's listings for %s", (_, samples, asked) => {
  let harvest: Harvest
  let found: Measure
  beforeAll(async () => {
    harvest = await writeSamples(samples)
    found = measure(harvest.written)
    // The grammar checker reads some ten thousand words, on a machine that may be busy with other tests.
  }, 600_000)

  test("every brief gets its listing", () => {
    expect(harvest.failures).toEqual([])
    expect(harvest.written.length).toBeGreaterThanOrEqual(samples.length)
  })

  test.each(asked)("$label: above the minimum", (figure) => {
    const tally = found.all.measured.find(({ figure: { id } }) => id === figure.id)?.tally
    const value = tally === undefined ? null : quotientOf(tally)
    expect(value).not.toBeNull()
    const places = tally?.findings.slice(0, 10).map(({ field, text, says }) => `${field}: ${text} (${says})`)
    const isWithin = value !== null && keepsFloor(figure, value)
    expect(
      isWithin,
      `${tally && showValue(figure, tally)}\n${places?.join("\n")}\nSee: npm run words -- --worst 5`,
    ).toBe(true)
  })

  test("overall, on every platform", () => {
    expect(found.all.overall).toBeGreaterThanOrEqual(leastOverall)
    // One or two listings are too few for a floor.
    for (const { name, overall } of samples.length > found.platforms.length ? found.platforms : [])
      expect(overall, name).toBeGreaterThanOrEqual(leastOverall)
  })
})
