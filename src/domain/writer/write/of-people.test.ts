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

test("people who do something are told as typed", () => {
  const story = "Two sisters bought nine old looms in 2011 and a van that would not start."
  expect(told(story)).toContain(story)
})

test("who runs it is said of the business", () => {
  expect(told("Run by Ruth Beddoes, who took it over from her uncle in 2013.")).toContain(
    "Musafir is run by Ruth Beddoes",
  )
})
