import { expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { withKeywordsOfText } from "./keywords-in-text.ts"

test.each([
  [
    "Glass slides, 50 in a box. Keywords: slides, school biology.",
    "",
    "Glass slides, 50 in a box.",
    "slides, school biology",
  ],
  ["Sun-dried leaves.\nTags: betta, tannins", "leaves", "Sun-dried leaves.", "leaves, betta, tannins"],
])("keywords at the end of a text are the seller's: %s", (description, targetKeywords, text, keywords) => {
  const read = withKeywordsOfText(makeBrief({ description, targetKeywords }))
  expect([read.description, read.targetKeywords]).toEqual([text, keywords])
})

test.each(["Key tags: brass, 30 mm.", "It finds keywords: type one and press enter.", "Gift tags, ten in a pack."])(
  "what is said of tags and keywords is text: %s",
  (description) => {
    const brief = makeBrief({ description })
    expect(withKeywordsOfText(brief)).toBe(brief)
  },
)
