import { expect, test } from "vitest"
import { runsOf } from "../runs.ts"
import { leastCopied } from "./told-order.ts"

const runs = runsOf(["We fix slopes. Clients come after a heavy rain and stay."])

test("sentences that read on as they were typed change places", () => {
  const typed = ["We fix slopes.", "Clients come after a heavy rain and stay."]
  expect(leastCopied(typed, runs)).toEqual(typed.toReversed())
})

test("a sentence that leans on the one before it keeps its place", () => {
  const typed = ["We fix slopes.", "Then clients come after a heavy rain and stay."]
  expect(leastCopied(typed, runs)).toEqual(typed)
})

test("what counts those named before it keeps its place, and so does what the reader is asked to do first", () => {
  const typed = ["We fix slopes.", "Most come after a heavy rain and stay."]
  expect(leastCopied(typed, runsOf([typed.join(" ")]))).toEqual(typed)
  const asked = ["Send a photo of the slope.", "I reply with a fixed price the same day."]
  expect(leastCopied(asked, runsOf([asked.join(" ")]))).toEqual(asked)
})

test("what speaks of those before it keeps its place, and so does a story", () => {
  const typed = ["We fix slopes.", "Most of them stay after a heavy rain and stay."]
  expect(leastCopied(typed, runs)).toEqual(typed)
  const story = ["We fix slopes.", "Clients come after a heavy rain and stay.", "We dig.", "We plant."]
  expect(leastCopied(story, runs)).toEqual(story)
})
