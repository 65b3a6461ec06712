import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { videoLabel } from "./video-label.ts"

const lesson = {
  description: "6/8 time at 80 bpm and the down-up-down stroke on the bodhrán.",
  videoType: "Lesson",
  targetKeywords: "irish drum, bodhrán lesson",
}
const labelOf = (given: object, first: string) => videoLabel(tellerOf({ ...lesson, ...given }, "youtube").u, first)

test("a video is called what viewers type, where the brief calls it that", () => {
  expect(labelOf({}, "6/8 time at 80 bpm.")).toBe("Bodhrán lesson")
})

test("nothing is said twice, and nothing that only the keywords say", () => {
  expect(labelOf({}, "A bodhrán lesson at 80 bpm.")).toBe("")
  expect(labelOf({ videoType: "Vlog" }, "6/8 time at 80 bpm.")).toBe("")
})
