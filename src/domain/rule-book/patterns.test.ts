import { describe, expect, test } from "vitest"
import { compilePattern, type Pattern } from "./compile-pattern.ts"
import {
  contact,
  decoration,
  eitherOf,
  emoji,
  emoticons,
  hiddenInLine,
  hiddenInProse,
  html,
  link,
  price,
  promotion,
  repeatedSigns,
  reviewRequest,
  slugShape,
} from "./patterns.ts"

/** Texts that each pattern must find, and allowed copy that it must not. */
const cases: readonly (readonly [string, Pattern, readonly string[], readonly string[]])[] = [
  [
    "html",
    html,
    ["<b>", "</p>", "<br/>", "<!-- a -->", "a &amp; b", "&#39;", "&nbsp;", "<img src=x onerror=y>"],
    ["a < b", "I <3 it", "5 > 3", "salt & pepper;", "AT&T", "R&D; more"],
  ],
  [
    "hidden characters in a line",
    hiddenInLine,
    ["a\nb", "a\tb", "a\u200Bb", "\u202Eabc", "\uFEFFa", "\u0000", "a\uD800b", "a\u200D b", "\u{E0041}", "a\u00ADb"],
    [
      "a b",
      "a\u00A0b",
      "नमस्ते क्\u200Dष",
      "می\u200Cخواهم",
      "👩\u200D🚒",
      "❤️",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    ],
  ],
  ["hidden characters in a text", hiddenInProse, ["a\rb", "a\u200Bb", "a\u0007b"], ["a\nb", "a\tb", "a\n\nb"]],
  [
    "emoji",
    emoji,
    ["😀", "❤️", "✨", "🇬🇧", "1️⃣", "👍🏽"],
    ["Levi's ® 501", "© 2026", "a ™", "5 ↔ 6", "#1 *", "½ 3/4 °C"],
  ],
  [
    "contact data",
    contact,
    [
      "https://a.example",
      "see www.a.example",
      "a.b@c.example",
      "shop at potter.com",
      "call (503) 555-0123",
      "503-555-0123",
      "+44 113 496 0000",
      "0113 496 0000",
    ],
    [
      "12 x 30 x 40 cm",
      "made 2019-2026",
      "ISO 9001",
      "A4 @ 300 dpi",
      "model 100-200",
      "e.g. a mug",
      "1,000,000 pieces",
    ],
  ],
  ["links", link, ["http://a.example", "www.a.example", "a.com"], ["comfort", "e.g. one", "a@b"]],
  [
    "promotion",
    promotion,
    [
      "Free shipping today",
      "best seller",
      "Best-selling mug",
      "top rated",
      "on sale",
      "Summer sale",
      "20% off",
      "discounted",
      "clearance",
      "best price",
      "limited time",
      "100% guaranteed",
      "money-back",
      "buy now",
    ],
    [
      "gluten-free bread",
      "gift for the best man",
      "yard sale sign",
      "house for sale sign",
      "proceeds from the sale of a house",
      "salesman's case",
      "Jackson salem witch",
      "high ground clearance",
      "17 inches of clearance under the gate",
      "clearance lights for trucks",
      "50% off-white cotton",
      "hot itemised list",
    ],
  ],
  [
    "decoration",
    decoration,
    ["** mug **", "~ mug ~", "# mug", "* mug", "<<mug>>"],
    ["#8 screw", "~5 mm", "3*4 matrix", "mug"],
  ],
  [
    "prices",
    price,
    ["$24", "£ 5", "€9.99", "20 dollars", "15 USD"],
    ["24 oz", "5 pounds of flour", "US 9 shoe", "100 pieces"],
  ],
  [
    "requests for reviews",
    reviewRequest,
    ["Leave us a review", "write a good review", "give us a rating"],
    ["peer-reviewed", "a review of the film"],
  ],
  ["repeated signs", repeatedSigns, ["Notes!!", "a -- b", "wow??"], ["C++ Editor", "Notes! Fast", "a - b - c"]],
  ["emoticons", emoticons, [":-)", "hi :D", "^_^", "I <3 it"], ["ratio 3:2", "Notes: Daily", "pack x3", "see :help"]],
]

describe.each(cases)("%s", (_, pattern, found, lawful) => {
  test.each(found)("%j is found", (text) => {
    expect(compilePattern(pattern).test(text)).toBe(true)
  })
  test.each(lawful)("%j passes", (text) => {
    expect(compilePattern(pattern).exec(text)?.[0]).toBeUndefined()
  })
})

test("either of two patterns finds what one of them does, and capitals matter only if neither ignores them", () => {
  const either = eitherOf({ source: "a", flags: "u" }, { source: "b", flags: "iu" })
  expect(["A", "B", "c"].map((text) => compilePattern(either).test(text))).toEqual([true, true, false])
  expect(eitherOf(emoji, slugShape).flags).toBe("u")
})
