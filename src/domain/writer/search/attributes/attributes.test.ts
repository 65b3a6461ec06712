import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { subjectOf } from "./attributes.ts"

const read = (name: string, description: string, more: Readonly<Record<string, string>> = {}, platformId = "etsy") =>
  subjectOf(makeUnderstood({ description, ...more, products: [{ name, category: "", description: "" }] }, platformId))
const texts = (...given: Parameters<typeof read>): string[] =>
  read(...given).attributes.map(({ kind, text }) => `${kind}: ${text}`)

describe("the noun of a name", () => {
  test.each([
    ["Boori Country Cot and Mattress", {}, /cot$/],
    ["Salt and Pepper Mill", {}, /mill$/],
    ["Fernhill Copper Slug Tape", { amazonBrand: "Fernhill" }, /^(?!.*fernhill).*tape$/],
    ["Pennywort Tonic", { amazonBrand: "Pennywort" }, /tonic$/],
  ])("of %s is the thing that is sold", (name, more, expected) => {
    expect(read(name, "", more).core).toMatch(expected)
  })
})

describe("what is certain of a thing", () => {
  test("does not include the tin that it comes in", () => {
    expect(texts("Lotion Bar", "A solid lotion bar in a tin with a twist-up base.").join()).not.toContain("material")
  })

  test.each([
    ["Throw Blanket", "Throw blanket in dark green wool.", ["material: wool", "colour: dark green"]],
    ["Mixing Bowls", "A set of three stainless steel mixing bowls that nest.", ["material: stainless steel"]],
    ["Dog Bandana", "100% cotton gingham, made by me.", ["material: cotton"]],
    [
      "Camping Mug",
      "Mug with folding handles and a lid, 450 ml.",
      ["has: folding handles", "has: lid", "measure: 450 ml"],
    ],
    ["Satin Bonnet", "Bonnet for sleeping, reversible.", ["use: sleeping", "trait: reversible"]],
    ["Felt Pads", "Felt pads, self adhesive, pack of 48.", ["trait: self-adhesive", "count: pack of 48"]],
  ])("comes from sentences and lists: %s", (name, description, expected) => {
    expect(texts(name, description)).toEqual(expect.arrayContaining(expected))
  })

  test.each([
    ["Camping Mug", "Fits inside our 750 ml pot.", /750/],
    ["Travel Mug", "Dishwasher safe, but not the lid.", /safe/],
    ["Blender Cup", "Sage green, oat or black.", /green/],
    ["Puffin Print", "Print of a puffin with sand eels.", /eels/],
    ["Steel Wok", "The lid is dishwasher safe.", /safe/],
    ["Hive Tool", "Lifts National frames.", /lifts/],
  ])("does not include what belongs to something else, has a limit or is a choice: %s", (name, description, wrong) => {
    expect(texts(name, description).join(" | ")).not.toMatch(wrong)
  })

  test("does not include what a shop says about all its products", () => {
    const u = makeUnderstood({
      description: "Sturdy beekeeping kit. Leather gloves.",
      products: [
        { name: "Hive Tool", category: "", description: "Steel hive tool, wooden grip." },
        { name: "Bee Smoker", category: "", description: "Copper smoker." },
      ],
    })
    expect(subjectOf(u).attributes.map(({ text }) => text)).not.toContain("leather gloves")
  })

  test.each([
    ["ebay", "Fairport Convention", "Liege and Lief by Fairport Convention. Gatefold.", ""],
    ["ebay", "Levi's 501 Jeans", "Levi's 501 jeans, dark blue.", "jeans"],
    ["etsy", "USB-C to HDMI Cable", "Braided cable.", "cable"],
    ["amazon", "Two-Tier Under Sink Organizer", "Slides out.", "organizer"],
    ["amazon", "Chrome Over Door Towel Rail", "No drilling.", "towel rail"],
    ["amazon", "Linen Cushion under Glass", "Framed.", "cushion"],
  ])("has a noun only if one is meant: %s %s", (platformId, name, description, core) => {
    expect(read(name, description, {}, platformId).core.replace(/ 501/, "")).toBe(core)
  })
})

test.each([
  ["A5 Sketchbook", "A5 sketchbook with a linen cover in ochre or slate.", /slate|ochre/],
  ["Bowl", "Salad bowl turned from oak or walnut.", /oak|walnut/],
])("of a choice the %s is neither", (name, description, wrong) => {
  expect(texts(name, description).join(" ")).not.toMatch(wrong)
})

test("a model's name is no noun where the seller names a known thing", () => {
  const description = "Canon AE-1 Program 35mm film camera with a 50mm lens. Small dent."
  const more = { targetKeywords: "canon ae-1 program, 35mm film camera" }
  expect(read("Canon AE-1 Program with 50mm Lens", description, more, "ebay").core).not.toMatch(/program/)
})

test.each([
  ["Ladies Pashley Princess in Buckingham black with a wicker basket. The bell sticks.", /princess/],
  ["iphone 12 mini 64gb blue unlocked, factory reset", /mini/],
])("a model that is sold privately is no noun: %s", (description, wrong) => {
  expect(subjectOf(makeUnderstood({ description }, "facebookmarketplace")).core).not.toMatch(wrong)
})

test.each([
  ["Ford 3000 / 4000 Steering Lift Ram", "Rebuilt steering lift ram to suit the Ford 3000.", "lift ram"],
  ["Lucas Fuel Level Gauge 0-10 psi for Bedford", "Lucas fuel level gauge to suit Bedford lorries.", "gauge"],
])("the same two nouns in the description are the thing: %s", (name, description, core) => {
  expect(read(name, description, {}, "ebay").core).toBe(core)
})

test("a dolls house is not taken apart", () => {
  const found = texts("Miniature Fishmonger Stall", "1:12 dolls house fishmonger stall, handmade clay fish on ice")
  expect(found).not.toContain("name: dolls")
})

test("a size without a unit is no part of a name", () => {
  expect(read("Sliding Braai Grid 60 x 40", "Stainless braai grid, folding handles.").full).toBe("braai grid")
})

test("a brand before a known thing is no part of its noun", () => {
  expect(read("Le Creuset Casserole", "A casserole in orange.").core).toBe("casserole")
})

test("what something is dyed with is no part of it", () => {
  expect(texts("Silk Scarf", "Silk scarf dyed with home-grown weld, with a rolled edge.").join(" ")).not.toMatch(/weld/)
})

test.each([
  ["Recoil Starter", "5 mm braided rope, 48 inches long", false],
  ["Hand Winch", "8 mm steel cable, 10 m long", false],
  ["Garden Parasol", "Two cotton straps, 30 cm long", false],
  ["Hall Bench", "Solid oak bench, 120 cm wide", true],
])("%s: whether %j is its own size", (name, keyFeatures, isOwn) => {
  const u = makeUnderstood(
    {
      description: "",
      keyFeatures: `- ${keyFeatures}\n- Packed flat`,
      products: [{ name, category: "", description: "" }],
    },
    "amazon",
  )
  expect(subjectOf(u).attributes.some(({ kind }) => kind === "size")).toBe(isOwn)
})

test("what a story tells of another maker's thing is not said of this one", () => {
  const handmadeStory = "My wife kept snapping the thin plywood shuttles of her loom, so I made her a proper one."
  const found = texts("Sycamore Stick Shuttle", "A shuttle of Irish sycamore.", { handmadeStory }).join(" ")
  expect(found).not.toMatch(/plywood|thin|snapping/)
})
