import { expect, test } from "vitest"
import { withRowsApart } from "./rows-apart.ts"

test.each([
  ["Hindi Marathi Gujarati English. 300 customers free", "Hindi, Marathi, Gujarati and English. 300 customers free"],
  ["tells the fare in Marathi Hindi English so no fight", "tells the fare in Marathi, Hindi and English so no fight"],
  ["Pune Mumbai Nagpur Nashik rates only", "Pune, Mumbai, Nagpur and Nashik rates only"],
  ["in Hindi Marathi and English", "in Hindi, Marathi and English"],
  ["new brushes bushes and solenoid, bench tested", "new brushes, bushes and solenoid, bench tested"],
  ["a piper for weddings funerals and the odd fair", "a piper for weddings, funerals and the odd fair"],
  ["tents for funerals weddings ceremonies", "tents for funerals, weddings and ceremonies"],
  [
    "sweeping covering Ballymena Antrim and up to Cushendall",
    "sweeping covering Ballymena Antrim and up to Cushendall",
  ],
  ["GPS logs miles by state", "GPS logs miles by state"],
  ["stops chips and phones falling", "stops chips and phones falling"],
  ["in Hindi, Marathi and English", "in Hindi, Marathi and English"],
])("a row of one kind of word has commas: %s", (text, expected) => {
  expect(withRowsApart(text)).toBe(expected)
})
