import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "../write/body.ts"

const told = (description: string, videoDescription = ""): string =>
  bodyOf(makeUnderstood({ description, videoDescription, videoTitle: "Repairing a wall", products: [] }, "youtube"))

test("what a video shows comes before who films it, with what is said right behind it", () => {
  const body = told("I am a waller. This video follows the repair of a wall. It took two days.")
  expect(body).toMatch(/^This video follows the repair of a wall\. It took two days\. I am a waller/)
})

test("a row behind its label opens no video", () => {
  const body = told("I film real jobs.", "Chapters: stripping out, footings, cope. I used four tonnes of stone.")
  expect(body).toMatch(/^I used four tonnes/)
  expect(body).toContain("Chapters: stripping out, footings, cope")
})

test("what leads to the lesson stays before it", () => {
  const body = told("Many beginners hear only air. This lesson covers the angle of the flute.")
  expect(body).toMatch(/^Many beginners hear only air\. This lesson/)
})
