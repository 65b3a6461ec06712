import { expect, test } from "vitest"
import { isFiltered, noFilters, queryOf, readFilters, writeFilters } from "./filters.ts"

test("an address is read, and what it does not know is passed over", () => {
  expect(readFilters("?search=blue+mug&platform=google_ads&isFavorite=true&isArchived=1&breaksRules=true")).toEqual({
    search: "blue mug",
    platform: "google_ads",
    isFavorite: true,
    isArchived: false,
    breaksRules: true,
  })
  expect(readFilters("?platform=myspace")).toEqual(noFilters)
})

test("only what is set stands in the address", () => {
  expect(writeFilters(noFilters)).toBe("")
  expect(writeFilters({ ...noFilters, search: "  ", platform: "etsy", isArchived: true })).toBe(
    "?platform=etsy&isArchived=true",
  )
})

test("what was written is read back", () => {
  const filters = { search: "50% off & more", platform: "etsy", isFavorite: true, isArchived: true, breaksRules: true }
  expect(readFilters(writeFilters(filters))).toEqual(filters)
})

test("more is not sent than the call takes", () => {
  expect(queryOf(readFilters(`?search=${"a".repeat(200)}`)).search).toHaveLength(100)
})

test("blanks alone are no search", () => {
  expect(isFiltered({ ...noFilters, search: " " })).toBe(false)
  expect(isFiltered({ ...noFilters, search: "a" })).toBe(true)
})
