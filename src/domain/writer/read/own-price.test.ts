import { expect, test } from "vitest"
import { factOfField } from "../../../../test/fact-of-field.ts"
import { productsNamed } from "../../../../test/told-of-products.ts"
import { type Naming, readNames } from "./naming.ts"
import { ownInRow, ownPrice } from "./own-price.ts"

const factOf = (text: string) => factOfField(text, "priceRange", "price")
const namesOf = (...names: readonly string[]): Naming["namedIn"] => readNames(productsNamed(...names), "").namedIn
const prices = (text: string, namedIn: Naming["namedIn"], hasOwnPrice = false): string[] =>
  [0, 1].map((place) =>
    ownPrice(factOf(text), namedIn, place, { hasOwnPrice, count: 2 })
      .map((fact) => fact.text)
      .join(),
  )

test.each([
  ["€340 full, 185 half", ["Full Roll", "Half Roll"], ["€340", "€185"]],
  ["Certificates from KSh 2,500", ["Certificate Translation", "Interpreting"], ["Certificates from KSh 2,500", ""]],
  ["£27.99 / £58.99", ["Ramp 25 mm", "Ramp 50 mm"], ["£27.99", "£58.99"]],
  ["US $18 / $55", ["Float 3 Inch", "Float 5 Inch"], ["US $18", "$55"]],
  ["$11.95 and 13.95 AUD", ["Jig 2.5", "Jig 3.5"], ["$11.95 AUD", "$13.95 AUD"]],
  ["£27 / £58 with a lid", ["Pan 20 cm", "Pan 30 cm"], ["£27 / £58 with a lid", "£27 / £58 with a lid"]],
  ["board 95 CAD. pegs 12", ["Cribbage Board", "Metal Pegs"], ["board 95 CAD", "pegs 12"]],
  ["£14 - £38", ["Paint Tin", "Brush"], ["£14 - £38", "£14 - £38"]],
  ["Leaves S$9.90, cones S$8.50", ["Almond Leaves", "Alder Cones"], ["S$9.90", "S$8.50"]],
  ["pan 12 rupees / tawa 9 rupees", ["Iron Pan", "Dosa Tawa"], ["pan 12 rupees", "tawa 9 rupees"]],
])("%s: each has its own", (text, names, expected) => {
  expect(prices(text, namesOf(...names))).toEqual(expected)
})

test("with and without is no price of what has its own", () => {
  const namedIn = namesOf("Worm Farm", "Red Wigglers")
  expect(prices("R1,295 with worms, R945 without", namedIn, true)).toEqual(["", ""])
})

test.each([
  ["Castle £60, soft play £70, slush machine +£45", [["Castle £60"], ["slush machine +£45"]]],
  ["Energiser €70 kit 38", null],
])("a row among other things: %s", (text, expected) => {
  const namedIn = namesOf("Bouncy Castle", "Slush Machine")
  const own = [0, 1].map((place) => ownInRow(factOf(text), namedIn, place)?.map((fact) => fact.text) ?? null)
  expect(own).toEqual(expected ?? [null, null])
})
