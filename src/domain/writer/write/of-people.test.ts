import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

const told = (brandStory: string): string =>
  bodyOf(
    makeUnderstood(
      {
        businessName: "Musafir",
        description: "This is a travel pillow with a washable velour cover. It folds flat into its own bag.",
        brandStory,
      },
      "amazon",
    ),
  )

test.each([
  "two brothers from Pune who took the night train to Delhi twice a month.",
  "fourteen women in Machakos who began weaving together in 2011.",
  "two retired band teachers repairing instruments in a shed in Geelong.",
])("a story that only names its people is told by them: %s", (people) => {
  expect(told(`${people.charAt(0).toUpperCase()}${people.slice(1)}`)).toContain(`We are ${people}`)
})

test.each([
  "a back-veranda dye studio, going since 2018.",
  "a family farm in Clare with four goats.",
  "a one-woman workshop in the old dairy.",
])("a story that only names what the seller is says it of the seller: %s", (what) => {
  expect(told(`${what.charAt(0).toUpperCase()}${what.slice(1)}`)).toContain(`Musafir is ${what}`)
})

test.each([
  "A retired patternmaker in Ballarat.",
  "A retired shop teacher with a lathe in a barn.",
  "A studio took me on in 2010.",
])("a person and a sentence are told as typed: %s", (story) => {
  expect(told(story)).toContain(story)
})

test("people who do something are told as typed", () => {
  const story = "Two sisters bought nine old looms in 2011 and a van that would not start."
  expect(told(story)).toContain(story)
})

test("who runs it is said of the business", () => {
  expect(told("Run by Ruth Beddoes, who took it over from her uncle in 2013.")).toContain(
    "Musafir is run by Ruth Beddoes",
  )
})
