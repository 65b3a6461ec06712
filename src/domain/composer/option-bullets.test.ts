import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { optionBullets } from "./option-bullets.ts"

const bulletsOf = (description: string) => {
  const told = tellerOf({ description }).left("what")
  return told.filter(({ telling }) => telling.as === "option").flatMap((one) => optionBullets(one, told))
}

test("a set with something to it is two lines where there are few facts", () => {
  const said = bulletsOf("Steel mixing bowls, set of 5 with lids, non-slip base.").map((bullet) => bullet.said)
  expect(said).toEqual(["comes as a set of 5", "comes with lids"])
})

test("what there is to choose from is one line", () => {
  expect(bulletsOf("Felt slippers, three sizes.")).toEqual([
    { header: "Choice", texts: ["three sizes"], said: "comes in three sizes" },
  ])
})
