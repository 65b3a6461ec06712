import { expect, test } from "vitest"
import { runsOf } from "./runs.ts"
import { tellApart } from "./tell-apart.ts"

const apart = (text: string, before: string): string | undefined =>
  tellApart({ productName: "Mug", improvedBodyText: text }, [{ productName: "Bowl", improvedBodyText: before }], {
    wording: { inside: (phrase) => phrase.charAt(0).toLowerCase() + phrase.slice(1), noun: (phrase) => phrase },
    runs: runsOf([]),
  }).improvedBodyText

const shared = "Every piece is not sold before it is fired twice."

test("a sentence that a sister has is said otherwise", () => {
  expect(apart(`A mug. ${shared}`, shared)).not.toContain(shared)
})

test("a sentence of its own stays", () => {
  expect(apart(shared, "A bowl for soup and for more.")).toBe(shared)
})

test("what has no other way joins the sentence before", () => {
  expect(apart("This is blue. Fired in Rye by hand on Mondays.", "Fired in Rye by hand on Mondays.")).not.toContain(
    ". Fired in Rye by hand on Mondays.",
  )
})

test.each([
  ["Made with jojoba, squalane and vitamin E", "With jojoba, squalane and vitamin E"],
  ["340 g of whole beans", "Whole beans, 340 g"],
  ["Comes in a resealable bag with a valve", "In a resealable bag with a valve"],
])("a line that a sister has too says %j as %j", (line, other) => {
  const before = [{ productName: "Bowl", bulletPoints: [line] }]
  const ways = { wording: { inside: (phrase: string) => phrase, noun: (phrase: string) => phrase }, runs: runsOf([]) }
  expect(tellApart({ productName: "Mug", bulletPoints: [line] }, before, ways).bulletPoints).toEqual([other])
})
