import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import type { Brief } from "../seo/brief.ts"
import { leadOf } from "./body/video.ts"
import { readMoments } from "./said/moments.ts"
import { readSaid } from "./said/read-said.ts"
import { videoTitle } from "./video-titles.ts"

function titleOf(given: Partial<Brief>): string {
  const { u } = tellerOf({ channelName: "Corner Step", ...given }, "youtube")
  const said = readSaid(u)
  return videoTitle(u, said, leadOf(said, readMoments(said)), 100)
}

test("a short title goes on with the first of what is in the video, and the seller's own stays", () => {
  const description = "Salsa lesson on the 1 for beginners, basic step timing and three turn patterns."
  expect(titleOf({ description })).toBe("Salsa Lesson on the 1 for Beginners: Basic Step Timing")
  expect(titleOf({ description, videoTitle: "Salsa on the 1" })).toBe("Salsa on the 1")
})
