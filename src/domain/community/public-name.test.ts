import { expect, it } from "vitest"
import { publicName } from "./public-name.ts"

it.each([
  ["Mara", "Lindqvist", "Mara L."],
  ["Ada", null, "Ada"],
  [" Ada ", "  ", "Ada"],
  ["Zoë", "öz", "Zoë Ö."],
  ["Ada", "𝒳u", "Ada 𝒳."],
  [null, "Lindqvist", null],
  ["", "", null],
])("shows %j %j as %j", (firstName, lastName, shown) => {
  expect(publicName({ firstName, lastName })).toBe(shown)
})
