import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { youtube } from "../platforms/youtube.ts"
import { roomOf } from "./room.ts"
import { writeVideo } from "./write-video.ts"

const write = (given: object) => {
  const teller = tellerOf({ businessName: "Slow Bench", channelName: "Slow Bench", ...given }, "youtube")
  return writeVideo({
    u: teller.u,
    tellerFor: () => teller,
    room: (key) => roomOf(youtube, key),
    platformId: "youtube",
  })
}

test.each([
  [
    "a good title stays",
    { videoTitle: "How to glue a chair leg", description: "Repair of a chair leg." },
    "How to Glue a Chair Leg",
  ],
  [
    "no bait",
    { videoTitle: "I FIXED AN OLD CHAIR (GONE WRONG) 😱", description: "Repair of an old chair." },
    "I Fixed an Old Chair",
  ],
  [
    "none was given",
    { description: "How to sharpen a scythe with a stone for beginners, three mistakes." },
    "How to Sharpen a Scythe with a Stone for Beginners",
  ],
  [
    "says what is reviewed",
    {
      videoTitle: "I flew it into a storm",
      description: "Honest review of the Kestrino K2 mini drone, 249 g, no GPS.",
    },
    "Kestrino K2 Mini Drone: I Flew It into a Storm",
  ],
])("the title: %s", (_, given, title) => {
  expect(write(given).productTitle).toBe(title)
})

test("what the video is about comes first where the title does not say it", () => {
  const { productTitle } = write({
    videoTitle: "It flew into a tree",
    description: "Review of the Zephyra Q7 mini drone.",
  })
  expect(productTitle).toBe("Zephyra Q7 Mini Drone: It Flew into a Tree")
})

test("chapters come only from given times", () => {
  expect(write({ description: "A loaf.\n0:00 Before\n1:10 Mixing\n4:05 Baking" }).platformFields?.chapters).toEqual([
    "00:00 Before",
    "1:10 Mixing",
    "4:05 Baking",
  ])
  expect(write({ description: "A loaf in four minutes." }).platformFields?.chapters).toBeUndefined()
})

test("hashtags are whole words joined, three to five, each once", () => {
  const { platformFields } = write({
    description: "A chair leg repair.",
    targetKeywords: "chair repair, hide glue, 3 clamps, wood joints",
  })
  const tags = [platformFields?.hashtags ?? []].flat()
  expect(tags.slice(0, 3)).toEqual(["#ChairRepair", "#HideGlue", "#WoodJoints"])
  expect(new Set(tags).size).toBe(tags.length)
  expect(tags.length).toBeLessThanOrEqual(5)
})
