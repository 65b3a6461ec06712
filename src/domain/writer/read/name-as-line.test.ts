import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { bulletsOf } from "../search/slots/bullets.ts"
import { nameAsLine, withNameAsLine } from "./name-as-line.ts"

const product = (name: string, description = "") => ({ name, category: "", description })

test("a product's name that tells everything is a name and a description", () => {
  const name = "Stainless steel idli steamer with four plates, makes 16 idlis, gas and induction"
  const subject = product(name)
  const brief = makeBrief({ businessName: "", products: [subject] })
  const read = withNameAsLine(brief, subject)
  expect(read.subject.name).toBe("Stainless steel idli steamer with four plates")
  expect(read.brief.description).toBe(name)
  expect(nameAsLine(read.brief)).toBe(name)
  const u = makeUnderstood({ businessName: "", products: [subject] }, "amazon")
  expect(bulletsOf(u, { max: 255, unit: "safeChars", target: { min: 3, max: 5 } })).toEqual([
    "Stainless steel idli steamer with four plates",
    "Makes 16 idlis",
    "Gas and induction",
  ])
})

test.each([
  [product("Cooke, Troughton & Simms vernier theodolite in a case"), ""],
  [product("Large bolts, nuts and washers for garden gates"), ""],
  [product("Starter set, cedar"), ""],
  [product("Oak tray with brass handles, 40 cm", "Made in Leeds."), ""],
  [product("Oak tray with brass handles, 40 cm"), "We make trays."],
])("no name is cut that is whole or has a description: %j, %s", (subject, description) => {
  const brief = makeBrief({ description, products: [subject] })
  expect(withNameAsLine(brief, subject)).toEqual({ brief, subject })
})

test("no name is cut among several products", () => {
  const subject = product("Oak tray with brass handles, 40 cm")
  const brief = makeBrief({ description: "", products: [subject, product("Oak bowl")] })
  expect(withNameAsLine(brief, subject).subject).toBe(subject)
})
