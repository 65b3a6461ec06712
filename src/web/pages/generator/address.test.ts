import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { nowhere, readAddress, subjectOf, writeAddress } from "./address.ts"

const ids = platformSummaries.map(({ id }) => id)

describe("an address", () => {
  it.each([
    ["", nowhere],
    ["?platform=etsy", { ...nowhere, platform: "etsy" }],
    ["?platform=myspace", nowhere],
    ["?template=t1", { ...nowhere, template: "t1" }],
    [
      "?item=a1&run=r1&platforms=etsy,amazon,nowhere",
      { ...nowhere, item: "a1", run: "r1", platforms: ["etsy", "amazon"] },
    ],
  ])("%s is read", (search, address) => {
    expect(readAddress(search)).toEqual(address)
  })

  test("is the same after writing and reading", () => {
    const id = fc.option(fc.string({ minLength: 1 }))
    const anAddress = fc.record({
      platform: fc.option(fc.constantFrom(...ids)),
      template: id,
      item: id,
      generation: id,
      run: id,
      platforms: fc.subarray(ids),
    })
    fc.assert(
      fc.property(anAddress, (address) => {
        expect(readAddress(writeAddress(address))).toEqual(address)
      }),
    )
  })
})

test("a run keeps its brief, whichever result is open", () => {
  expect(subjectOf({ ...nowhere, run: "r1", item: "a1" })).toBe(subjectOf({ ...nowhere, run: "r1" }))
  expect(subjectOf({ ...nowhere, template: "t1" })).not.toBe(subjectOf({ ...nowhere, template: "t2" }))
  expect(subjectOf({ ...nowhere, item: "a1" })).not.toBe(subjectOf({ ...nowhere, item: "a2" }))
})
