import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { bulletsOf } from "./bullets.ts"

const room = { max: 170, unit: "safeChars", target: { min: 4, max: 8 } } as const
const lines = (description: string, given = {}): string[] =>
  bulletsOf(makeUnderstood({ description, ...given }, "shopify"), room)

test("what is told of the thing as it is a line, with its pronoun where the verb needs one", () => {
  const told = lines(
    "A cast iron boot scraper for the back step. It weighs 6 kg and has two holes for screws. It will not scratch stone.",
  )
  expect(told).toContain("Weighs 6 kg and has two holes for screws")
  expect(told).toContain("Will not scratch stone")
})

test("an order or a next step is no line about the thing", () => {
  const told = lines(
    "Two rear lamps from a scrapped estate. The seals are hard. They do not fit the saloon. It then shows red.",
    { products: [{ name: "Rear Lamps", category: "", description: "" }] },
  ).join("\n")
  expect(told).not.toMatch(/^(?:Do not fit|Then shows)/m)
})

test.each([
  ["Each is 3.3 metres long, with steel hooks at one end.", "I sell rimu gym benches from a school."],
  ["Each is kiln-annealed overnight and signed.", "I make glass marbles at a torch in my garage."],
])("of several things, each is a line: %s", (each, opening) => {
  expect(lines(`${opening} ${each} Small marks are normal.`)).toContain(each.replace(/\.$/, ""))
})

test("behind a sentence about a part, it may be the part", () => {
  const told = lines(
    "A cast iron boot scraper for the back step. The brush is made of coir. It has been dipped in wax.",
  )
  expect(told.join("\n")).not.toContain("dipped")
})

test("a second clause with another subject is not joined to what the thing does", () => {
  const told = lines("A cast iron boot scraper for the back step. It weighs 6 kg and there are no sharp edges.")
  expect(told.join("\n")).not.toContain("Weighs 6 kg and there")
})

test("two clauses without an and stay whole", () => {
  const told = lines(
    "Falcon hoods of kangaroo leather. They are light, they hold their shape when damp. The braces open quietly.",
  )
  expect(told.join("\n")).not.toContain("Light, they")
})

test("where another verb follows, the first one stays", () => {
  const told = lines("A cast iron boot scraper for the back step. It is heavy and has two holes for screws.")
  expect(told).toContain("It is heavy and has two holes for screws")
})

test.each([
  "It is sold in packs of ten, is washable and should be taken off after three days",
  "It is complete with its burner but has not been lit by us",
])("where a later verb has the same subject, it stays: %s", (said) => {
  expect(lines(`A cast iron boot scraper for the back step. ${said}.`)).toContain(said)
})

test("behind a measure, another verb needs its subject", () => {
  const told = lines("A cast iron boot scraper for the back step. It is 30 cm wide and has two holes for screws.")
  expect(told).toContain("It is 30 cm wide and has two holes for screws")
})

test("a promise begins with the thing", () => {
  const uniqueSellingProposition = "It works on left-handed and right-handed doors, and you turn one screw"
  expect(lines("A closer for garden gates. The arm is made of zinc.", { uniqueSellingProposition })[0]).toBe(
    "Works on left-handed and right-handed doors, and you turn one screw",
  )
})

test("where there is room, a careful opening that says more than the name is a line too", () => {
  const given = { products: [{ name: "Boot Scraper", category: "", description: "" }] }
  const told = lines(
    "This is a cast iron boot scraper with coir brushes, 40 cm wide, made in Falkirk. The brushes lift out for washing. Two screws are in the box. The wax may rub off on a new step at first.",
    given,
  )
  expect(told[0]).toBe("A cast iron boot scraper with coir brushes, 40 cm wide, made in Falkirk")
})

test("a second half with a subject of its own stands apart, and an app is named in its limits", () => {
  const given = { appName: "Bellring", appFeatures: "Blue line view" }
  const description =
    "Bellring helps ringers to learn methods. It works offline and there are no advertisements. It does not read a sensor."
  const told = bulletsOf(makeUnderstood({ description, ...given }, "appstore"), room)
  expect(told).toContain("Works offline; there are no advertisements")
  expect(told).toContain("Bellring does not read a sensor")
})

test.each([
  ["It is not suitable for frozen soil.", "Not suitable for frozen soil"],
  [
    "It does not fit cast iron steps, so please measure first.",
    "Does not fit cast iron steps, so please measure first",
  ],
])("what a thing is not for is a line of its own, whatever came before: %s", (said, line) => {
  expect(lines(`A cast iron boot scraper for the back step. One brush is included. ${said}`)).toContain(line)
})

test("an app's limit names the app", () => {
  const u = makeUnderstood(
    {
      appName: "Oche Score",
      description: "Oche Score counts legs and sets. Results are exported as CSV. It does not read dartboards.",
    },
    "appstore",
  )
  expect(bulletsOf(u, room)).toContain("Oche Score does not read dartboards")
})

test("what is true of all of a shop's goods is a line beside each of them", () => {
  const u = makeUnderstood(
    {
      description:
        "Point-of-lay pullets, twenty weeks old. They are vaccinated and were wormed last week. We sell two or more.",
      products: ["Australorp Pullets", "Sussex Pullets"].map((name) => ({
        name,
        category: "",
        description: "Cream eggs.",
      })),
    },
    "facebookmarketplace",
  )
  expect(bulletsOf(u, room)).toContain("They are vaccinated and were wormed last week")
})

test("where the second half has a subject, the first keeps its own", () => {
  const told = lines(
    "A cast iron boot scraper for the back step. It fits a standard step, and two screws are included. It is not meant for gravel, and iron will rust.",
  )
  expect(told).toContain("It fits a standard step, and two screws are included")
  expect(told).toContain("It is not meant for gravel, and iron will rust")
})
