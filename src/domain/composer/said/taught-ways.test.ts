import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { taughtWays } from "./taught-ways.ts"

test("what is in a lesson is learnt, and what is in another video is seen", () => {
  const ways = ["it has five licks", "you see five licks", "there is no talking", "it has figures on screen"]
  const { u } = tellerOf({ description: "Blues lesson." }, "youtube")
  expect(taughtWays(ways, u)).toEqual([
    "it teaches five licks",
    "you learn five licks",
    "there is no talking",
    "it has figures on screen",
  ])
  expect(taughtWays(ways, tellerOf({ description: "A storm at sea." }, "youtube").u)).toEqual(ways)
})

test("nobody learns a jack", () => {
  const { u } = tellerOf({ videoType: "Tutorial", videoTitle: "How to change a tyre" }, "youtube")
  expect(taughtWays(["there is a jack"], u)).toEqual(["there is a jack"])
})
