import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

const video = {
  channelName: "The Slow Typebar",
  videoTitle: "Freeing a Stuck Carriage on a 1957 Portable",
  videoDescription: "In this episode I free a carriage that has not moved since the eighties.",
}
const told = (description: string, given = {}): string =>
  bodyOf(makeUnderstood({ description, ...video, ...given }, "youtube"))

test.each([
  ["A channel about portable typewriters.", "The Slow Typebar is a channel about portable typewriters."],
  ["Weekly films from a bench in Hamilton.", "On The Slow Typebar: weekly films from a bench in Hamilton."],
])("says whose channel it is: %s", (typed, sentence) => {
  expect(told(`${typed} Mistakes are left in.`)).toContain(`${sentence} Mistakes are left in.`)
})

test.each([
  "I film every repair at my bench in Hamilton.",
  "Freeing a stuck carriage on a portable with household tools.",
])("leaves a sentence, and words about the video, as they are: %s", (typed) => {
  expect(told(typed)).toContain(typed)
  expect(told(typed)).not.toContain("On The Slow Typebar")
})

test("leaves the words of a video without a description of its own", () => {
  const typed = "Weekly films from a bench in Hamilton."
  expect(told(typed, { videoDescription: "" })).not.toContain("On The Slow Typebar")
})
