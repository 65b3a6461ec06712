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
  ["Leeds, UK", "Leeds, United Kingdom", "Leeds", [], ["Leeds,England,United Kingdom"]],
  ["New York", "New York", "New York", [], ["New York,New York,United States"]],
])("reads %j", (typed, shown, city, others, targets) => {
  expect(readPlace(typed)).toMatchObject({ shown, city, others, targets })
})

it.each([
  ["Toronto, ON", "CA"],
  ["Austin, TX", "US"],
  ["Dublin, Ireland", "IE"],
  ["leeds", "GB"],
  ["Galway", "IE"],
  ["Perth", "AU"],
  ["Perth WA", "AU"],
  ["Seattle WA", "US"],
  ["Perth, Scotland", "GB"],
  ["Toronto", "CA"],
  ["auckland", "NZ"],
  ["Portland Oregon", "US"],
  ["Austin", "US"],
  ["Ashford, Kent", "GB"],
  ["Tralee, Co. Kerry", "IE"],
  ["cork ireland", "IE"],
  ["Galway, Republic of Ireland", "IE"],
  ["Leeds, Great Britain", "GB"],
  ["Bozeman", "US"],
  ["Newtown SW1A 1AA", "GB"],
])("knows the country of %j", (typed, countryCode) => expect(readPlace(typed).countryCode).toBe(countryCode))

it.each([
  ["Halifax", ["Halifax, Nova Scotia", "Halifax, United Kingdom"]],
  ["Leeds", []],
  ["Halifax, NS", []],
  ["Halifax, UK", []],
  ["Springfield, IL", []],
  ["Tucson", []],
])("asks which %j is meant", (typed, choices) => expect(readPlace(typed).choices).toEqual(choices))

it("asks for the state if only one country has the name", () => {
  const { choices, countryCode } = readPlace("Springfield")
  expect(countryCode).toBe("US")
  expect(choices).toContain("Springfield, Missouri")
  expect(choices.length).toBeGreaterThan(1)
})

it("reads each choice as what it says", () => {
  for (const typed of ["Halifax", "Richmond", "Hamilton", "Victoria", "Newcastle", "Cambridge"])
    for (const choice of readPlace(typed).choices) expect(readPlace(choice).choices, choice).toEqual([])
})

it.each([
  [{ phone: "01422 555 012" }, "GB"],
  [{ phone: "+1 902 555 0144" }, "CA"],
  [{ website: "https://roofs.example.co.uk" }, "GB"],
  [{ address: "8 Gibbet St, HX1 5AA" }, "GB"],
  [{ industry: "Estate agent" }, "GB"],
  [{ primaryServices: "bespoke wardrobes, decking" }, "GB"],
  [{ primaryServices: "furnaces, drywall" }, "CA"],
])("knows from %j which Halifax is meant", (clue, countryCode) => {
  const clues = { address: "", phone: "", website: "", industry: "", primaryServices: "", uniqueSellingProposition: "" }
  expect(readPlace("Halifax", { ...clues, ...clue })).toMatchObject({ countryCode, choices: [] })
})
