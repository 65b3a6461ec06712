import { expect, test } from "vitest"
import { isTorn, typedIn } from "./torn.ts"

test("a number stays with what it counts", () => {
  const typed = typedIn("Weber Spirit three burner gas barbecue")
  expect(isTorn("burner gas barbecue", typed)).toBe(true)
  expect(isTorn("three burner gas barbecue", typed)).toBe(false)
  expect(isTorn("gas barbecue", typed)).toBe(false)
  expect(isTorn("burner spares", typedIn("Burner spares for a three burner barbecue"))).toBe(false)
})

test("a letter that is a shape stays with it", () => {
  expect(isTorn("shape corner sofa", typedIn("Grey L shape corner sofa"))).toBe(true)
  expect(isTorn("l shape corner sofa", typedIn("Grey L shape corner sofa"))).toBe(false)
})

test("a letter stays with the word behind it", () => {
  const typed = typedIn("Yamaha YCL-255 B flat clarinet")
  expect(isTorn("yamaha b clarinet", typed)).toBe(true)
  expect(isTorn("b flat clarinet", typed)).toBe(false)
  expect(isTorn("d rowing machine", typedIn("Concept2 Model D rowing machine"))).toBe(true)
  expect(isTorn("model d rowing machine", typedIn("Concept2 Model D rowing machine"))).toBe(false)
  expect(isTorn("men's t-shirt", typedIn("A t-shirt, men's"))).toBe(false)
})
