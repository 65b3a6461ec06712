import { expect, test } from "vitest"
import { isFiltered, noFilters, queryOf, readFilters, writeFilters } from "./filters.ts"

test("an address is parsed, and unknown parts are ignored", () => {
  expect(readFilters("?search=blue+mug&platform=google_ads&isFavorite=true&isArchived=1&breaksRules=true")).toEqual({
    search: "blue mug",
    platform: "google_ads",
    isFavorite: true,
    isArchived: false,
    breaksRules: true,
  })
  expect(readFilters("?platform=myspace")).toEqual(noFilters)
})

test("only active filters are in the address", () => {
  expect(writeFilters(noFilters)).toBe("")
  expect(writeFilters({ ...noFilters, search: "  ", platform: "etsy", isArchived: true })).toBe(
    "?platform=etsy&isArchived=true",
  )
})

test("a written address is read back", () => {
  const filters = { search: "50% off & more", platform: "etsy", isFavorite: true, isArchived: true, breaksRules: true }
  expect(readFilters(writeFilters(filters))).toEqual(filters)
})

test("no more is sent than the call accepts", () => {
  expect(queryOf(readFilters(`?search=${"a".repeat(200)}`)).search).toHaveLength(100)
})

test("spaces alone are not a search", () => {
  expect(isFiltered({ ...noFilters, search: " " })).toBe(false)
  expect(isFiltered({ ...noFilters, search: "a" })).toBe(true)
})
