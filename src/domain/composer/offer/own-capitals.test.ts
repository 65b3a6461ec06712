import { expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { makeCapitals } from "./own-capitals.ts"

const product = {
  name: "",
  category: "",
  description: "authentic Super Mario World cartridge with a Kennedy half dollar",
}
const capitals = makeCapitals(makeBrief({ description: "LOOK AT THIS GRACO" }), product, ["Graco"])

test.each([
  ["a super mario world cartridge", "a Super Mario World cartridge"],
  ["1964 kennedy half dollar", "1964 Kennedy half dollar"],
  ["graco stroller", "Graco stroller"],
  ["a new battery fitted in march", "a new battery fitted in March"],
  ["march past", "march past"],
])("%j is %j", (given, wanted) => {
  expect(capitals(given)).toBe(wanted)
})
