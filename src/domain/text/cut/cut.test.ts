import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { countUnits, type Unit } from "../measure/units.ts"
import { isInsideCluster } from "../split/clusters.ts"
import { cutAtPhrase } from "./cut.ts"
import { isDangling } from "./dangling.ts"

test.each<[text: string, max: number, cut: string]>([
  ["Oak table", 20, "Oak table"],
  ["Oak table", 9, "Oak table"],
  ["Oak table", 8, "Oak"],
  ["Oak table with a drawer", 18, "Oak table"],
  ["Blue wool hat for kids and", 26, "Blue wool hat for kids and"],
  ["Blue wool hat for kids and dogs", 27, "Blue wool hat for kids"],
  ["Blue wool hat, warm & soft", 22, "Blue wool hat"],
  ["A warm hat. It is made of wool and it keeps its shape.", 40, "A warm hat. It is made of wool."],
  ["We build stone walls. We also plant gardens.", 30, "We build stone walls."],
  ["A knitted hat with a rolled brim, made from wool that was spun nearby", 44, "A knitted hat with a rolled brim"],
  ["Camping mug holds 450 ml", 22, "Camping mug"],
  ["Camping mug (with lid and handle)", 24, "Camping mug"],
  ['A sign that says "open late" all day', 24, "A sign that says"],
  ['Boys 24" mountain bike with eight speeds', 27, 'Boys 24" mountain bike'],
  ["Bottle with marks from 8 Am to 8 Pm", 26, "Bottle with marks"],
  ["Internationalisation", 10, ""],
  ["For the and with", 10, ""],
  ["手作りの木のスプーンと皿", 6, "手作りの木の"],
])("%j within %d is %j", (text, max, cut) => {
  expect(cutAtPhrase(text, max, "codePoints")).toBe(cut)
})

describe("a title made of phrases", () => {
  const words = ["stoneware", "mug", "12", "oz", "speckled"]
  const weigh = (phrase: string) => words.filter((word) => phrase.toLowerCase().includes(word)).length

  test.each<[text: string, max: number, cut: string]>([
    ["Stoneware Mug, Lovely Gift Idea, Speckled 12 oz", 35, "Stoneware Mug, Speckled 12 oz"],
    ["Stoneware Mug | Wow | Speckled | 12 oz", 32, "Stoneware Mug | Speckled | 12 oz"],
    ["Stoneware Mug - 1,200 sold - Speckled", 24, "Stoneware Mug - Speckled"],
    ["A Mug, Stoneware Speckled 12 oz Mug With a Handle", 32, "A Mug, Stoneware Speckled 12 oz"],
  ])("%j within %d keeps the important part: %j", (text, max, cut) => {
    expect(cutAtPhrase(text, max, "codePoints", weigh)).toBe(cut)
  })
})

test.each<[unit: Unit, max: number, cut: string]>([
  ["codePoints", 6, "🐎🐎🐎🐎🐎🐎"],
  ["utf16", 6, "🐎🐎🐎"],
  ["safeChars", 7, "🐎🐎🐎"],
  ["bytes", 11, "🐎🐎"],
])("a count of horses is in %s", (unit, max, cut) => {
  expect(cutAtPhrase("🐎".repeat(9), max, unit)).toBe(cut)
})

test("a family stays together", () => {
  expect(cutAtPhrase("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 12, "codePoints")).toBe("👨‍👩‍👧‍👦")
  expect(cutAtPhrase("🇩🇰🇩🇰🇩🇰", 3, "codePoints")).toBe("🇩🇰")
})

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.lorem({ maxCount: 30 }),
  fc
    .array(fc.constantFrom("mug", "for", "and,", "12", "oz", "(a", "b)", '"c', "-", "|", "🔥", "漢字", "."), {
      maxLength: 40,
    })
    .map((words) => words.join(" ")),
)
const anyUnit = fc.constantFrom<Unit>("codePoints", "utf16", "safeChars", "bytes")
const isWithin = (piece: string, text: string): boolean => {
  let at = 0
  for (const character of text) if (piece.startsWith(character, at)) at += character.length
  return at >= piece.length
}

describe("any text", () => {
  test("the cut fits and adds nothing, and a text that fits does not change", () => {
    fc.assert(
      fc.property(anyText, fc.nat(130), anyUnit, (text, max, unit) => {
        const cut = cutAtPhrase(text, max, unit)
        expect(countUnits(cut, unit)).toBeLessThanOrEqual(max)
        expect(isWithin(cut.replace(/\.$/, ""), text)).toBe(true)
        if (countUnits(text.trim(), unit) <= max) expect(cut).toBe(text.trim())
        expect(cutAtPhrase(cut, max, unit)).toBe(cut)
      }),
    )
  })

  test("a cut ends with a whole word that needs no other", () => {
    const words = fc.array(
      fc.constantFrom(..."red oak table with a lamp for the small kitchen and its owner".split(" ")),
    )
    fc.assert(
      fc.property(words, fc.nat(60), (list, max) => {
        const text = list.join(" ")
        const cut = cutAtPhrase(text, max, "utf16")
        if (cut === text || cut === "") return
        expect(isDangling(cut.split(" ").at(-1) ?? "")).toBe(false)
        expect([" ", undefined]).toContain(text[cut.length])
      }),
    )
  })

  test("no character is cut in half", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), fc.nat(40), (text, max) => {
        const cut = cutAtPhrase(text, max, "utf16")
        const at = text.indexOf(cut)
        if (at >= 0) expect(isInsideCluster(text, at + cut.length)).toBe(false)
      }),
    )
  })
})
