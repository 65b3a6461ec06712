import { expect, it } from "vitest"
import { emptyAdsForm } from "../../../../domain/ads/ads-form.ts"
import { exampleFor } from "../../../../domain/ads/examples.ts"
import { formOf, keepValues, readKeptValues, valuesOf } from "./form-values.ts"

function makeStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => kept.delete(key),
    setItem: (key, text) => kept.set(key, text),
  }
}

it("sends the typed text, with figures as numbers", () => {
  const form = exampleFor("legal")
  expect(formOf(valuesOf(form))).toEqual(form)
  expect(formOf({ ...valuesOf(form), monthlyBudget: "2,500", monthlyConversions: "" })).toMatchObject({
    monthlyBudget: 2500,
    monthlyConversions: 0,
  })
  expect(formOf({ ...valuesOf(form), radius: "far" }).radius).toBeNaN()
})

it("stores the typed text for one user, and none of it for another", () => {
  const storage = makeStorage()
  const values = valuesOf(exampleFor("beauty"))
  keepValues("mara", values, () => storage)
  expect(readKeptValues("mara", () => storage)).toEqual(values)
  expect(readKeptValues("ben", () => storage)).toEqual(valuesOf(emptyAdsForm))
})

it.each(["{", '{"businessType":"circus"}', '{"radius":5}'])("starts over if %s was stored", (text) => {
  const storage = makeStorage()
  storage.setItem("ads-draft:mara", text)
  expect(readKeptValues("mara", () => storage)).toEqual(valuesOf(emptyAdsForm))
})

it("works if storage is forbidden", () => {
  const forbidden = () => {
    throw new Error("forbidden")
  }
  keepValues("mara", valuesOf(emptyAdsForm), forbidden)
  expect(readKeptValues("mara", forbidden)).toEqual(valuesOf(emptyAdsForm))
})
