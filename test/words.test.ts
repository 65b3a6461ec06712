import { beforeAll, describe, expect, test } from "vitest"
import { keepsFloor, quotientOf } from "./words/figure.ts"
import { figures } from "./words/figures.ts"
import { type Measure, measure } from "./words/measure.ts"
import { readSamples } from "./words/sample.ts"
import { showValue } from "./words/table.ts"
import { type Harvest, writeSamples } from "./words/write-samples.ts"

/** Below this nobody would put their name to it. */
const leastOverall = 90

describe("what the built-in writer makes of the sample briefs", () => {
  let harvest: Harvest
  let found: Measure
  beforeAll(async () => {
    harvest = await writeSamples(readSamples())
    found = measure(harvest.written)
    // The grammar checker reads some ten thousand words, on a machine that may be busy with other tests.
  }, 180_000)

  test("every brief gets its listing", () => {
    expect(harvest.failures).toEqual([])
    expect(harvest.written.length).toBeGreaterThanOrEqual(readSamples().length)
  })

  test.each(figures)("$label: within the floor", (figure) => {
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
    for (const { name, overall } of [found.all, ...found.platforms])
      expect(overall, name).toBeGreaterThanOrEqual(leastOverall)
  })
})
