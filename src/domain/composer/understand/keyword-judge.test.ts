import { expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { makeKeywordJudge } from "./keyword-judge.ts"

const subject = { name: "Amber Souk", category: "perfume", description: "amber perfume 100ml" }
const judge = (fields: Parameters<typeof makeBrief>[0], said = "amber perfume, 100 ml") =>
  makeKeywordJudge(makeBrief({ businessName: "Nobody", ...fields }), subject, said)

test.each([
  ["perfume dupe", false],
  ["amber knock-off", false],
  ["lattafa perfume", false],
  ["baccarat perfume", false],
  ["#baccarat", false],
  ["amber perfume", true],
  ["fake tan", true],
])("without others' names: %j is %s", (phrase, isTrue) => {
  expect(judge({ competitors: "Baccarat Rouge 540, Lattafa" })(phrase)).toBe(isTrue)
})

test.each([
  ["deadstock sneakers", "used", false],
  ["sealed console", "pre-owned, good", false],
  ["deadstock sneakers", "new", true],
  ["used sneakers", "used", true],
])("%j of a thing that is %s: %s", (phrase, itemCondition, isTrue) => {
  expect(judge({ itemCondition })(phrase)).toBe(isTrue)
})

test("what the brief itself says is no contradiction", () => {
  expect(judge({ itemCondition: "used" }, "worn once, from sealed stock")("sealed stock")).toBe(true)
})
