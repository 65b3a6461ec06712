import { expect, test } from "vitest"
import { platforms } from "../../src/domain/platforms/index.ts"
import { readSample, readSamples } from "./sample.ts"

const file = {
  id: "etsy-09",
  platform: "etsy",
  form: { industry: "Pottery" },
  facts: ["12 oz|12oz"],
  mustNot: [],
  main: [["mug"]],
}

test("a field that a form does not have is an empty text", () => {
  const { brief, facts, platform } = readSample(JSON.stringify(file))
  expect(platform.id).toBe("etsy")
  expect(facts).toEqual([["12 oz", "12oz"]])
  expect(brief).toMatchObject({
    industry: "Pottery",
    location: "",
    products: [],
    tone: "professional",
    style: "descriptive",
  })
})

test("a sample for no platform is refused", () => {
  expect(() => readSample(JSON.stringify({ ...file, platform: "bazaar" }))).toThrow('"bazaar"')
})

test("every platform has its samples, each under its own id", () => {
  const samples = readSamples()
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length)
  for (const { id } of platforms)
    expect(samples.filter(({ platform }) => platform.id === id).length).toBeGreaterThanOrEqual(3)
  for (const { id, platform, main } of samples) {
    expect(id.startsWith(platform.id)).toBe(true)
    expect(main.flat()).not.toEqual([])
  }
})
