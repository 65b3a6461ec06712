import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { tagsOf } from "../slots/lists.ts"
import type { Room } from "../slots/room.ts"

const etsy: Room = { max: 20, unit: "safeChars", target: { min: 13, max: 13 } }
const tags = (name: string, description: string, given: Partial<Brief> = {}): string[] =>
  tagsOf(makeUnderstood({ description, ...given, products: [{ name, category: "", description: "" }] }), etsy)

const basket =
  "A round kindling basket woven from Scottish willow, 38 cm across and 32 cm high. Two roped handles are worked into the border. The base is a plain round weave."
const bobbins =
  "Lace bobbins turned from plum and holly, about 10 cm long, with glass beads on brass wire. A name or a date can be burned into the shank on request."
const apron =
  "A cross-back apron without any ties that goes over the head like a pinafore. It has two deep pockets. It comes in rust, dark blue or black, and the length is 92 cm."

test("a butter print is no print on a wall", () => {
  const given = { targetKeywords: "butter print, butter stamp" }
  const found = tags("Hand-Carved Sycamore Butter Print", "Round butter prints carved by hand in sycamore.", given)
  expect(found).toContain("butter print")
  expect(found.join(" | ")).not.toMatch(/(?:sycamore|wooden|handmade) print/)
})

describe("a place for thirteen tags is filled", () => {
  test.each([
    ["what it is made of and how", "Kindling Basket with Roped Handles", basket, ["willow basket", "woven basket"]],
    ["each material of a row", "Lace Bobbins", bobbins, ["plum lace bobbins", "holly lace bobbins"]],
    ["that it is made for one person", "Lace Bobbins", bobbins, ["personalized bobbins"]],
    [
      "the name behind what it is like",
      "Willow Bicycle Basket",
      "Handwoven willow bike basket with two straps. It fits the front of most upright bicycles. About 34 cm wide and 25 cm deep.",
      ["bike basket", "willow bike basket"],
    ],
    ["for whom it is", "Cross-Back Apron", apron, ["apron for potters"]],
  ])("with %s", (_, name, description, expected) => {
    const targetAudience = "Home bakers, potters and florists"
    expect(tags(name, description, { targetAudience })).toEqual(expect.arrayContaining(expected))
  })

  test.each([
    ["Crieff, Perthshire", "made in the uk"],
    ["Crieff, Scotland", "made in scotland"],
    ["Wynyard, Saskatchewan", "made in saskatchewan"],
    ["Naryn, Kyrgyzstan", "made in kyrgyzstan"],
  ])("with where somebody in %s makes it by hand", (location, tag) => {
    const made = { location, handmadeStory: "I weave each one on the kitchen table." }
    expect(tags("Kindling Basket with Roped Handles", basket, made)).toContain(tag)
    expect(tags("Kindling Basket with Roped Handles", basket, { location })).not.toContain(tag)
  })
})

describe("no tag says", () => {
  test.each([
    ["what only its parts are made of", "Lace Bobbins", bobbins, "brass lace bobbins"],
    ["what it is not", "Kindling Basket", `${basket} It is not made of rattan.`, "rattan basket"],
    [
      "another thing with the same noun",
      "Straw Lace Pillow",
      "A round straw lace pillow stuffed hard, with a navy cotton cover and a drawstring, about 46 cm across.",
      "straw pillow",
    ],
  ])("%s", (_, name, description, tag) => {
    expect(tags(name, description, { handmadeStory: "I make each one myself." })).not.toContain(tag)
  })

  test("that paper is handmade, where only its pattern is", () => {
    const paper =
      "Paper marbled by hand on a Conqueror sheet, 50 by 35 cm, signed on the back and packed flat in a card sleeve."
    expect(tags("Hand-Marbled Paper", paper, { location: "Leeds" }).join()).not.toMatch(/handmade|made in/)
  })

  test("nor is a print by hand that its seller drew", () => {
    const print = "Wallpaper for a dolls house at 1/12 scale, printed on matt A3 sheets. I draw the patterns myself."
    expect(tags("Dolls House Wallpaper", print, { location: "Leeds" }).join()).not.toMatch(/handmade|made in/)
  })
})

describe("a gift is for people who want it", () => {
  const folder = "A bone folder of elk shin, 15 cm long, sanded and waxed by hand. I make each one myself."
  const given = (targetAudience: string, more: Partial<Brief> = {}) =>
    tags("Bone Folder", folder, { targetAudience, industry: "Bookbinding tools", ...more })

  test("of its craft", () => {
    expect(given("Bookbinders and calligraphers who work with paper")).toEqual(
      expect.arrayContaining(["gift for bookbinders", "calligrapher gift"]),
    )
  })

  test.each(["Parents", "Box makers", "Beginners", "Bookbinding shops"])("and not for %s", (people) => {
    expect(given(people).join()).not.toContain("gift")
  })

  test("and no file", () => {
    const pdf = "A PDF pattern for a bone folder, an instant download of 4 pages with drawings and measures."
    expect(tags("Bone Folder Pattern", pdf, { targetAudience: "Bookbinders" }).join()).not.toContain("gift")
  })

  test("at the time that the seller waits for", () => {
    expect(given("", { seasonalRelevance: "Last orders for Christmas by 12 December." })).toContain("christmas gift")
  })
})

test("a name that is too long for a tag is said by its last words", () => {
  const quills =
    "Earrings of one porcupine quill each on sterling hooks, about 9 cm long. The quills are shed ones that we clean, sort by length and match in pairs."
  expect(tags("Porcupine Quill Earrings", quills)).toContain("quill earrings")
})

test("a workshop makes what it sells where it is", () => {
  const given = { location: "Dunedin, New Zealand", industry: "Woodturning", handmadeStory: "I turn each one." }
  const mushroom =
    "Darning mushrooms turned from salvaged rimu floor joists. The cap is 70 mm across, and the handle unscrews to hold needles. Finished with beeswax."
  expect(tags("Rimu Darning Mushroom", mushroom, given)).toContain("made in new zealand")
  // Nobody said who turned them.
  expect(tags("Rimu Darning Mushroom", mushroom, { ...given, handmadeStory: "" })).not.toContain("made in new zealand")
})

/** Of a product with its own description. */
const ownTags = (name: string, product: string, given: Partial<Brief> = {}): string[] =>
  tagsOf(makeUnderstood({ ...given, products: [{ name, category: "", description: product }] }), etsy)

const story = {
  handmadeStory: "I make each one at my own table in the evenings.",
  location: "Bantry, Co. Cork, Ireland",
}

describe("tags are filled with what is certain", () => {
  test("the seller's shorter name for the thing, its stuff and its craft", () => {
    const found = ownTags(
      "Torchon Lace Wedding Handkerchief",
      "Swiss linen handkerchief with a torchon lace edge, 30 cm.",
      {
        description: "I make torchon lace handkerchiefs for weddings. I can embroider initials in a corner.",
        targetKeywords: "torchon lace handkerchief, wedding handkerchief",
      },
    )
    expect(found).toEqual(expect.arrayContaining(["lace handkerchief", "linen handkerchief", "torchon lace"]))
    expect(found.join()).not.toMatch(/30 cm/)
  })

  test("the kind that the seller types, with the qualities of this one", () => {
    const found = ownTags("Pair of holly Midlands bobbins", "Two holly bobbins, spangled.", {
      ...story,
      description: "I turn lace bobbins from holly and plum. A name or a date can be burned into the shank.",
      targetKeywords: "lace bobbins, midlands bobbins, spangled bobbins",
    })
    expect(found).toEqual(expect.arrayContaining(["holly lace bobbins"]))
    expect(found.join()).not.toMatch(/made in (?:county|clare|gwynedd)/)
  })

  test.each([
    ["a size of the buyer's is nothing personal", "Custom sizes on request, 60 x 60 cm and larger.", /personali/],
    ["a name on a label is no name of a buyer", "Each vial has the ink name and drying time on it.", /personali/],
    ["a color of other pieces", "Ecru linen collar, 38 cm. White, ecru or black are in the shop.", /white|black/],
  ])("%s", (_, description, wrong) => {
    const found = ownTags("Linen Collar", "A round collar in ecru linen.", { ...story, description })
    expect(found.join()).not.toMatch(wrong)
  })

  test("a needle minder is found as one, and as no minder", () => {
    const found = ownTags("Robin Needle Minder", "Enamel needle minder with two magnets for cross stitch cloth.", story)
    expect(found).not.toContain("minder")
    expect(found).not.toContain("enamel minder")
  })

  test("nobody gives a repair kit, and its parts are made anywhere", () => {
    const found = ownTags("Concertina Repair Kit", "Tape, wax and corners for one concertina, with a guide.", {
      ...story,
      targetAudience: "Players, hobby restorers",
    })
    expect(found.join()).not.toMatch(/gift|made in/)
  })
})
