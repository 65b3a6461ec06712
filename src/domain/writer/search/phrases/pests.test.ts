import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { workOnPests } from "./pests.ts"

const ofPests = makeUnderstood({ description: "We get rid of pests in Leeds.", products: [] }, "website")
const ofPets = makeUnderstood({ description: "We sell food for small animals in Leeds.", products: [] }, "website")

test.each([
  ["ants", "ant control"],
  ["mice", "mouse control"],
  ["bed bugs", "bed bug control"],
  ["wasp nest removal", "wasp nest removal"],
])("%s of somebody who gets rid of them are %s", (name, work) => {
  expect(workOnPests(name, ofPests)).toBe(work)
  expect(workOnPests(name, ofPets)).toBe(name)
})
