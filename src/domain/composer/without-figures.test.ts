import { expect, test } from "vitest"
import { withoutFigures } from "./without-figures.ts"

test.each([
  ["boys' 24 inch mountain bike", "boys' mountain bike"],
  ["baseball glove PRO200 11.5 inch", "baseball glove PRO200"],
  ["5 piece drum kit RS525SC", "drum kit RS525SC"],
  ["Canon AE-1 camera", "Canon AE-1 camera"],
  ["75 x 22 cm bath tray", "bath tray"],
  ["vintage pressure lantern", "vintage pressure lantern"],
])("%s is a %s", (name, bare) => {
  expect(withoutFigures(name)).toBe(bare)
})
