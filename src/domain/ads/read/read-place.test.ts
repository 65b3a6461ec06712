import { expect, it } from "vitest"
import { readPlace } from "./read-place.ts"

it.each([
  ["tucson az", "Tucson, AZ", "Tucson", [], ["Tucson,Arizona,United States"]],
  [
    "Tucson, AZ and Oro Valley",
    "Tucson, AZ",
    "Tucson",
    ["Oro Valley"],
    ["Tucson,Arizona,United States", "Oro Valley,Arizona,United States"],
  ],
  ["Greater Boston area, MA", "Boston, MA", "Boston", [], ["Boston,Massachusetts,United States"]],
  ["within 20 miles of Denver, CO", "Denver, CO", "Denver", [], ["Denver,Colorado,United States"]],
  ["123 Main St, Springfield, IL 62701", "Springfield, IL", "Springfield", [], ["Springfield,Illinois,United States"]],
  ["Toronto, ON", "Toronto, ON", "Toronto", [], ["Toronto,Ontario,Canada"]],
  ["Leeds, UK", "Leeds, United Kingdom", "Leeds", [], ["Leeds,United Kingdom"]],
  ["New York", "New York", "New York", [], ["New York,United States"]],
])("reads %j", (typed, shown, city, others, targets) => {
  expect(readPlace(typed)).toMatchObject({ shown, city, others, targets })
})

it.each([
  ["Toronto, ON", "CA"],
  ["Austin, TX", "US"],
  ["Dublin, Ireland", "IE"],
])("knows the country of %j", (typed, countryCode) => expect(readPlace(typed).countryCode).toBe(countryCode))
