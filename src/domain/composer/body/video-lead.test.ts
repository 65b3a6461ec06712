import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { readMoments } from "../said/moments.ts"
import { readSaid } from "../said/read-said.ts"
import { speakerOf } from "../said/said.ts"
import { leadOf } from "./video.ts"
import { tellVideoLead } from "./video-lead.ts"

function leadFor(description: string): string {
  const teller = tellerOf({ description, channelName: "GriddleTony" }, "youtube")
  const said = readSaid(teller.u)
  return tellVideoLead(teller, leadOf(said, readMoments(said)), speakerOf(teller.u))
}

test("one of a row of videos is an episode, and no thing with an article", () => {
  const lead = leadFor("Griddle smash burgers EP 9. We use potato buns.")
  expect(lead).toMatch(/episode 9/i)
  expect(lead).not.toMatch(/\ba griddle/i)
})

test("whom a lesson is for comes before its key", () => {
  expect(leadFor("Slow blues piano lesson in the key of G for beginners.")).not.toContain("G for beginners")
})
