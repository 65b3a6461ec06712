import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { keywordListOf } from "../slots/lists.ts"
import { worksTold } from "./works-told.ts"

const found = (description: string): readonly string[] =>
  worksTold(makeUnderstood({ description, location: "Leeds" }, "website"))

test.each([
  ["We sweep flues, reline chimneys and fit log burners across Leeds.", ["flue sweeping", "chimney relining"]],
  ["Gutter cleaning, roof tiles replaced, gutters fitted.", ["roof tile replacement", "gutter fitting"]],
  ["Garden walls built and repaired, no job turned down.", ["garden wall building", "garden wall repair"]],
  ["Aerials and satellite dishes fitted.", ["aerial fitting", "satellite dish fitting"]],
])("is each thing with what is done to it: %s", (description, works) => {
  expect(found(description)).toEqual(expect.arrayContaining(works))
})

test.each([
  "Piano tuning. Sticking keys repaired on the same visit.",
  "We also repair sheds.",
  "Photos sent before and after.",
  "We clean it all and replace what is broken.",
])("is no part, nothing beside it and no other deed: %s", (description) => {
  expect(found(description)).toEqual([])
})

test("work on two kinds of animals is each of them", () => {
  const description = "Mobile sheep and alpaca hoof trimming, Adelaide Hills, small herds welcome"
  const u = makeUnderstood({ businessName: "", description, products: [] }, "website")
  expect(keywordListOf(u)).toEqual(expect.arrayContaining(["mobile sheep hoof trimming"]))
  expect(keywordListOf(u)).not.toContain("mobile sheep")
})
