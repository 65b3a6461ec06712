import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { pixelWidth } from "../text/measure/pixel-width.ts"
import { isInsideCluster } from "../text/split/clusters.ts"
import type { Cut } from "./cut.ts"
import { cutVisible } from "./cut-visible.ts"
import { fitsLines } from "./fill-lines.ts"

const chars = (maxChars: number, endsAt: "word" | "character" = "character"): Cut => ({
  by: "characters",
  maxChars,
  endsAt,
})
const pixels = (maxPx: number, endsAt: "word" | "character" = "word"): Cut => ({
  by: "pixels",
  maxPx,
  fontPx: 10,
  endsAt,
})
const lines = (maxLines: number, widthPx: number, endsAt: "word" | "character" = "word"): Cut => ({
  by: "lines",
  maxLines,
  widthPx,
  fontPx: 10,
  endsAt,
})

describe("characters", () => {
  test.each<[string, Cut, string]>([
    ["", chars(5), ""],
    ["Stone", chars(5), "Stone"],
    ["Stones", chars(5), "Stone…"],
    ["Oak table", chars(5), "Oak t…"],
    ["Oak table", chars(5, "word"), "Oak…"],
    ["Oak table", chars(3, "word"), "Oak…"],
    ["Oak table", chars(4), "Oak…"],
    ["Oaktable", chars(5, "word"), "Oakta…"],
    ["  Oak \t table ", chars(9), "Oak table"],
    ["One.\n\n\n\nTwo.", chars(99), "One.\n\nTwo."],
    ["👩‍👩‍👧👩‍👩‍👧", chars(10), "👩‍👩‍👧…"],
    ["手作りの木", chars(3, "word"), "手作り…"],
  ])("of %j, %j shows %j", (text, cut, shown) => {
    expect(cutVisible(text, cut).text).toBe(shown)
  })
})

describe("pixels", () => {
  // At 10 px an m is 8.33 px wide, an i 2.22, a space 2.78, the ellipsis 10.
  test.each<[string, Cut, string]>([
    ["mmm", pixels(25), "mmm"],
    ["mmm", pixels(24.9), "m…"],
    ["mmm", pixels(27, "character"), "mmm"],
    ["mmmm", pixels(27, "character"), "mm…"],
    ["iii mmm", pixels(22), "iii…"],
    ["iii mmm", pixels(28, "character"), "iii m…"],
    ["iii\n\nmmm", pixels(99), "iii mmm"],
    ["mmm", pixels(5), "…"],
  ])("of %j, %j shows %j", (text, cut, shown) => {
    expect(cutVisible(text, cut).text).toBe(shown)
  })
})

describe("lines", () => {
  test.each<[string, Cut, string]>([
    ["mmm mmm", lines(2, 25), "mmm mmm"],
    ["mmm mmm", lines(1, 25), "m…"],
    ["mmm mmm mmm", lines(2, 35.1), "mmm mmm…"],
    ["mmm mmm mmm", lines(2, 34.9), "mmm…"],
    ["mmm\nmmm\nmmm", lines(2, 36), "mmm\nmmm…"],
    ["mmm\n\nmmm", lines(2, 36), "mmm…"],
    ["mmmmmm", lines(2, 26), "mmmmmm"],
    ["mmmmmmm", lines(2, 26), "mmmm…"],
    ["self-made", lines(2, 26), "self-made"],
  ])("of %j, %j shows %j", (text, cut, shown) => {
    expect(cutVisible(text, cut).text).toBe(shown)
  })
})

test("it counts the visible part of the whole", () => {
  expect(cutVisible("Oak table", chars(5, "word"))).toEqual({
    text: "Oak…",
    isCut: true,
    shownChars: 3,
    allChars: 9,
  })
  expect(cutVisible("Oak", chars(5))).toEqual({ text: "Oak", isCut: false, shownChars: 3, allChars: 3 })
})

test("the longer of two beginnings may need fewer lines", () => {
  const cut: Cut = { by: "lines", maxLines: 3, widthPx: 23, fontPx: 14, endsAt: "word" }
  expect(fitsLines(cutVisible("00Ź🌀ㄅ!Ō", cut).text, cut)).toBe(true)
})

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.lorem({ maxCount: 60 }),
  fc
    .array(fc.constantFrom("mug", " ", "\n", "-", "漢字", "👩‍👩‍👧", "🇩🇰", "مرحبا", "w".repeat(30), "…", "e\u0301"), {
      maxLength: 60,
    })
    .map((pieces) => pieces.join("")),
)
const endsAt = fc.constantFrom("word" as const, "character" as const)
const anyCut: fc.Arbitrary<Cut> = fc.oneof(
  fc.record({ by: fc.constant("characters" as const), maxChars: fc.integer({ min: 1, max: 150 }), endsAt }),
  fc.record({
    by: fc.constant("pixels" as const),
    maxPx: fc.integer({ min: 20, max: 600 }),
    fontPx: fc.constant(14),
    endsAt,
  }),
  fc.record({
    by: fc.constant("lines" as const),
    maxLines: fc.integer({ min: 1, max: 5 }),
    widthPx: fc.integer({ min: 20, max: 300 }),
    fontPx: fc.constant(14),
    endsAt,
  }),
)

function isWithin(shown: string, cut: Cut): boolean {
  if (cut.by === "characters") return shown.replace(/…$/, "").length <= cut.maxChars
  if (cut.by === "pixels") return pixelWidth(shown, cut.fontPx) <= cut.maxPx
  return fitsLines(shown, cut)
}

test("it is whole, or a beginning in whole characters with an ellipsis, and never longer than fits", () => {
  fc.assert(
    fc.property(anyText, anyCut, (text, cut) => {
      const whole = cutVisible(text, { by: "characters", maxChars: 10_000, endsAt: "word" }).text
      const flat = cut.by === "pixels" ? whole.replaceAll(/\s+/g, " ") : whole
      const shown = cutVisible(text, cut)
      if (!shown.isCut) return shown.text === flat && shown.shownChars === shown.allChars
      const start = shown.text.slice(0, -1)
      expect(shown.text.endsWith("…")).toBe(true)
      expect(flat.startsWith(start)).toBe(true)
      expect(isInsideCluster(flat, start.length)).toBe(false)
      return start.length === shown.shownChars && shown.shownChars < shown.allChars && isWithin(shown.text, cut)
    }),
    { numRuns: 500 },
  )
})

test("a text that fits is never cut, and a text that was cut did not fit", () => {
  fc.assert(
    fc.property(anyText, anyCut, (text, cut) => {
      const flat = cut.by === "pixels" ? text.trim().replaceAll(/\s+/g, " ") : cutVisible(text, chars(10_000)).text
      return (
        cutVisible(text, cut).isCut !== (cut.by === "characters" ? flat.length <= cut.maxChars : isWithin(flat, cut))
      )
    }),
    { numRuns: 500 },
  )
})
