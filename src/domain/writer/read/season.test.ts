import { expect, test } from "vitest"
import { readSeason } from "./season.ts"

test.each([
  "Christmas",
  "Mother's Day and Christmas gifting",
  "Weddings, Valentine's Day",
  "Order by November 25 for Christmas.",
  "shipping April to October",
  "The second batch is ready about September 10.",
  "Sales run from March to September.",
  "The new harvest goes on sale in November and is usually gone by May.",
  "Order by the end of October for Christmas, as I make only three whips a week.",
  "Straining bag included, but no bottles.",
  "Orders for Thanksgiving close on November 5",
  "Nuptial flights in July and August",
  "Best in cold water from December to March",
])("%j is for buyers", (text) => {
  expect(readSeason(text, "goods")).toEqual({ told: text, notes: [] })
})

test.each([
  "Busiest from April to August.",
  "Most are bought between October and January.",
  "We sell most in the weeks before school starts.",
  "Views go up when the clocks change in March and October",
  "Sales rise from March through to August",
  "spring and fall planting",
  "Competition season, May to August",
  "Back to work in September",
  "Start of the hawking season in September",
  "Early spring and after harvest",
  "Fall and winter",
  "all year",
  "Sells from late August to November",
  "Most orders come in from November to February.",
  "Back to school in August and September, and audition season in January.",
  "We have the most stock in June and July, when farms change over.",
])("%j is the seller's own note", (text) => {
  expect(readSeason(text, "goods")).toEqual({ told: "", notes: [text] })
})

test("how often is no part of an occasion", () => {
  expect(readSeason("diwali mainly, also janmashtami", "goods").told).toBe("diwali, janmashtami")
})

test("each item of a row is judged separately", () => {
  expect(readSeason("autumn, Christmas gift for knitters", "goods")).toEqual({
    told: "Christmas gift for knitters",
    notes: ["autumn"],
  })
  expect(readSeason("February to August, Christmas", "goods")).toEqual({
    told: "Christmas",
    notes: ["February to August"],
  })
})

test("beside an occasion, a feast by its name and a season of something are occasions too", () => {
  const row = "Burns Night, Up Helly Aa, hockey season"
  expect(readSeason(row, "goods")).toEqual({ told: row, notes: [] })
  expect(readSeason("Christmas, August, winter, Busy season", "goods").told).toBe("Christmas")
})

test("each sentence is judged separately", () => {
  expect(readSeason("Busiest from April to August. The second batch is ready in September.", "goods")).toEqual({
    told: "The second batch is ready in September.",
    notes: ["Busiest from April to August."],
  })
})

test("of two halves, each is judged separately", () => {
  expect(readSeason("Cut from April to September; sells best in the cold months.", "goods")).toEqual({
    told: "Cut from April to September",
    notes: ["sells best in the cold months."],
  })
})

test("a business is for no occasion", () => {
  expect(readSeason("November, Christmas week", "service")).toEqual({ told: "", notes: ["November", "Christmas week"] })
})

test("where work is done, a row without a verb is a note, and a sentence is for customers", () => {
  const row = "September start, October mid-term, and the weeks before the June exams."
  const sentence = "Please book three weeks ahead before the festival."
  expect(readSeason(row, "service").told).toBe("")
  expect(readSeason(sentence, "service").told).toBe(sentence)
})

test("months have a capital", () => {
  expect(readSeason("may to aug", "service").told).toBe("May to Aug")
})

test.each(["app", "video"] as const)("what sellers of an %s notice in a season is no use to others", (genre) => {
  expect(readSeason("Most walls come down in winter, so viewers look for repairs in spring.", genre).told).toBe("")
})

test("months alone tell when something is sold, unless it is work, and a sentence tells more", () => {
  for (const genre of ["app", "goods"] as const)
    expect(readSeason("August to April", genre)).toEqual({ told: "", notes: ["August to April"] })
  expect(readSeason("April to October", "service").told).toBe("April to October")
  expect(readSeason("Most needed from May to July", "goods").notes).toEqual([])
  expect(readSeason("From first ice in November to the middle of April", "app").told).toBe("")
})

test.each([
  ["order January to March, plant in May", "order January to March, plant in May"],
  ["best started March to October, we hold worms back in heatwaves", "best started March to October"],
])("what a buyer does in a season is for buyers: %s", (typed, told) => {
  expect(readSeason(typed, "goods").told).toBe(told)
})
