import { expect, test } from "vitest"
import { readFragment, type Shape } from "./fragment.ts"

test.each<[string, Shape, string]>([
  ["folding handles", "noun", ""],
  ["Titanium camping mug with folding handles", "noun", ""],
  ["holds 12 oz", "verb", ""],
  ["seats 6 and extends to 8", "verb", ""],
  ["fits inside our 750 ml pot", "verb", ""],
  ["is dishwasher and microwave safe", "verb", ""],
  ["hammered by hand", "participle", ""],
  ["roasted every Tuesday", "participle", ""],
  ["began with a 5 kg roaster", "past", ""],
  ["light seals replaced in 2026", "passive", "light seals"],
  ["Chairs not included", "passive", "Chairs"],
  ["Roast date stamped on every bag", "passive", "Roast date"],
  ["Legs unscrew for transport", "clause", "Legs"],
  ["Silicone lip guard stops burned lips", "clause", "Silicone lip guard"],
  ["The plan adapts to effort", "clause", "The plan"],
  ["We build stone retaining walls", "clause", "We"],
  ["Every camera is tested with a roll of film", "clause", "Every camera"],
  ["take photos", "imperative", ""],
  ["lifting the car safely", "gerund", ""],
  ["vegan", "adjective", ""],
  ["with wooden buttons", "adjunct", ""],
  ["duvet covers in double", "noun", ""],
  ["rigid plans that ignore tired legs", "noun", ""],
  ["embroidered frogs", "noun", ""],
  ["18 report templates", "noun", ""],
])("%j is a %s", (text, shape, subject) => {
  expect(readFragment(text)).toMatchObject({ shape, subject })
})
