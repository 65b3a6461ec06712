import { expect, test } from "vitest"
import { withPlacesOfTwo } from "./places-of-two.ts"

test.each([
  ["bales delivered round co meath", "bales delivered round Co Meath"],
  ["willow grown in co Clare", "willow grown in Co Clare"],
  ["we cover county laois too", "we cover County Laois too"],
  ["saddles made in port augusta", "saddles made in Port Augusta"],
  ["a pan from san fernando", "a pan from San Fernando"],
  ["came off our dock on rice lake", "came off our dock on Rice Lake"],
  ["caught near otter creek", "caught near Otter Creek"],
])("%s is said of %s", (typed, written) => {
  expect(withPlacesOfTwo(typed)).toBe(written)
})

test.each([
  "made for our co workers and the co op",
  "works on a deep lake and in the river",
  "plugs in to port number two",
  "from mount to wall in one piece",
  "use on big lake or small river",
])("%s names no place", (said) => {
  expect(withPlacesOfTwo(said)).toBe(said)
})
