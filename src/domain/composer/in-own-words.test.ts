import { expect, test } from "vitest"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { platforms } from "../platforms/index.ts"
import { compose } from "./compose.ts"

const brief = makeBrief({
  businessName: "Marlow Bench",
  description: "Step stools from a small shop by the river.",
  uniqueSellingProposition: "Every stool is rubbed down by two brothers",
  brandStory: "Marlow Bench began in a barn with one lathe.",
  products: [
    { name: "Oak Step Stool", category: "Stools", description: "Oak step stool, 30 cm tall, with a carved handle." },
    { name: "Ash Milking Stool", category: "Stools", description: "Ash milking stool, 25 cm tall, with three legs." },
    { name: "Pine Bath Stool", category: "Stools", description: "Pine bath stool, 28 cm tall, with a round seat." },
  ],
})
const [etsy] = platforms.filter(({ id }) => id === "etsy")
const bodies = brief.products.map((product) =>
  etsy === undefined ? "" : (compose(brief, product, etsy, { variation: 0 }).improvedBodyText ?? ""),
)

test("no heading of an app stands without its text", () => {
  const [store] = platforms.filter(({ id }) => id === "appstore")
  const apps = makeBrief({
    businessName: "Two Lamps",
    description: "Two small apps for the night. Both use red light, both need no account, neither collects data.",
    brandStory: "Built by a night nurse and her son in Hull.",
    products: [
      {
        name: "Star List",
        category: "Education",
        description: "Stargazing app with 200 objects, a nightly list of five and a red light.",
      },
      {
        name: "Moon Days",
        category: "Education",
        description: "Moon phase calendar with rise times, 90 craters to find and a red light.",
      },
    ],
  })
  for (const product of apps.products) {
    const text = store === undefined ? "" : (compose(apps, product, store, { variation: 0 }).improvedBodyText ?? "")
    expect(text).not.toMatch(/(?:^|\n\n)[A-Z][A-Z ]+(?:\n\n|$)/)
  }
})

test("each listing opens with its own thing", () => {
  expect(bodies[0]).toMatch(/oak step stool/i)
  expect(bodies[1]).toMatch(/ash milking stool/i)
  expect(bodies[2]).toMatch(/pine bath stool/i)
})

test("no sentence stands in two listings of a brief", () => {
  const sentences = bodies.map(
    (body) => new Set(body.split(/(?<=[.!?])\s+/).filter((text) => text.split(" ").length > 4)),
  )
  for (const [at, own] of sentences.entries())
    for (const other of sentences.slice(at + 1)) expect([...own].filter((text) => other.has(text))).toEqual([])
})

test("nothing is put before a sentence only to make it differ", () => {
  for (const body of bodies) expect(body).not.toMatch(/\b(?:as before|here too|with us|by the way|as ever)\b/i)
})
