import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { readMoments } from "../said/moments.ts"
import { readSaid } from "../said/read-said.ts"
import { speakerOf } from "../said/said.ts"
import { tellVideo } from "./video.ts"

const told = (given: object) => {
  const teller = tellerOf({ businessName: "Slow Bench", channelName: "Slow Bench", ...given }, "youtube")
  const said = readSaid(teller.u)
  return tellVideo(teller, {
    said,
    moments: readMoments(said),
    speaker: speakerOf(teller.u),
    hashtags: ["#Chair", "#Wood"],
  })
}

const rich = {
  description:
    "Repair of a loose chair leg with hide glue and two clamps. Covers taking the joint apart, cleaning the old glue off and clamping it square. Takes 40 minutes and costs £6 in glue.",
  contentTheme: "furniture repair in a small flat",
  uploadSchedule: "Fridays at 6 pm",
  targetAudience: "people with one wobbly chair",
}

test("the first line says what is shown, and then what it takes", () => {
  const [first] = told(rich).split("\n\n")
  expect(first).toMatch(/repair of a loose chair leg/i)
  expect(first).toMatch(/40 minutes/)
})

test("what is done one after another stands in a list, once", () => {
  const text = told(rich)
  for (const line of ["- Taking the joint apart", "- Cleaning the old glue off", "- Clamping it square"])
    expect(text.split(line)).toHaveLength(2)
})

test("the channel says when the next one comes, and hashtags end the text", () => {
  const text = told(rich)
  expect(text).toMatch(/on Fridays at 6 pm/)
  expect(text).toContain("wobbly chair")
  expect(text.endsWith("#Chair #Wood")).toBe(true)
})

test("chapters stand with their times", () => {
  expect(told({ description: "A loaf in a plain oven.\n0:00 Before\n1:10 Mixing\n4:05 Baking" })).toContain(
    "00:00 Before\n1:10 Mixing\n4:05 Baking",
  )
})

test("a minimal brief stays short", () => {
  expect(told({ description: "Slow waltz lesson in D for beginners." }).split(" ").length).toBeLessThan(20)
})
