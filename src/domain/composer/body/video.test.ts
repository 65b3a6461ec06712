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
  for (const line of ["1. Taking the joint apart", "2. Cleaning the old glue off", "3. Clamping it square"])
    expect(text.split(line)).toHaveLength(2)
})

test("the channel says when the next one comes, and hashtags end the text", () => {
  const text = told(rich)
  expect(text).toMatch(/on Fridays at 6 pm/)
  expect(text).toContain("wobbly chair")
  expect(text.endsWith("#Chair #Wood")).toBe(true)
})

test.each([
  [
    "Step-by-step saw blade replacement on a 1998 table saw with one spanner.",
    /blade replacement (?:is done )?on a 1998/,
  ],
  [
    "Basque lesson for beginners on counting to twenty, ten phrases and the sounds to listen for.",
    /lesson for beginners (?:is about|on) counting/,
  ],
  [
    "How to prune a pear tree for gardeners with short ladders.",
    /shows gardeners with short ladders how to prune a pear tree/,
  ],
  [
    "A review of a bunk on the ferry from Hull to Zeebrugge, with the view over the deck.",
    /(?:looks at a bunk on the ferry and goes|review of a bunk on the ferry) from Hull/,
  ],
])("%s is told without a word that a person would not say", (description, wanted) => {
  const text = told({ description })
  expect(text).toMatch(wanted)
  expect(text).not.toMatch(/this (?:one|time) (?:on|in|for|with|at|from)/)
})

test("a channel that uploads on the first Saturday says so", () => {
  expect(told({ ...rich, uploadSchedule: "first Saturday of the month" })).toMatch(/on the first Saturday/)
})

test("figures are no steps", () => {
  expect(told({ description: "A plain loaf. 450 g flour, 300 g water, 10 g salt, 100 g starter." })).not.toMatch(/1\. /)
})

test("chapters stand with their times", () => {
  expect(told({ description: "A loaf in a plain oven.\n0:00 Before\n1:10 Mixing\n4:05 Baking" })).toContain(
    "00:00 Before\n1:10 Mixing\n4:05 Baking",
  )
})

test("a minimal brief stays short", () => {
  expect(told({ description: "Slow waltz lesson in D for beginners." }).split(" ").length).toBeLessThan(20)
})
