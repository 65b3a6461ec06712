import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { materialBullet } from "./material-bullet.ts"

test.each([
  ["Stainless steel mixing bowls, set of 5.", ["stainless steel"]],
  ["Leather conditioner, 8 oz.", []],
  ["Microfiber cloths, pack of 24.", ["microfiber"]],
  ["Folding bowls, set of 5.", []],
])("%s", (description, lines) => {
  expect(materialBullet(tellerOf({ description }).u).flatMap(({ texts }) => texts)).toEqual(lines)
})
