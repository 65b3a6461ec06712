import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { keywordListOf, tagsOf } from "./lists.ts"
import type { Room } from "./room.ts"

const wide: Room = { max: 60, unit: "safeChars", target: { min: 5, max: 10 } }
const narrow: Room = { max: 20, unit: "safeChars", target: { min: 13, max: 13 } }
const product = (name: string) => ({ products: [{ name, category: "", description: "" }] })
const read = (given: Partial<Brief>, platformId: string) => makeUnderstood({ products: [], ...given }, platformId)

describe("tags of one line", () => {
  test.each([
    ["shopify", "Laser-cut MDF kit of a two-road OO gauge engine shed, 310 x 140 mm.", "engine shed kit"],
    ["amazon", "A4 laminating pouches, gloss, pack of 100, rounded corners.", "gloss laminating pouches"],
    ["facebookmarketplace", "UppaBaby Vista V2 pram, grey, with carrycot, seat and rain cover, €330.", "grey pram"],
    ["tiktokshop", "Drill brush set, 3 nylon heads, not for glass.", "#drillbrush"],
    ["youtube", "Winter run Calgary to Whitehorse, chains, fuel costs, sleeping at -38", "calgary to whitehorse"],
    ["website", "Septic tank emptying and inspection across Clare.", "septic tank inspection clare"],
    ["playstore", "Chromatic tuner for guitar, bass, ukulele and violin.", "ukulele tuner"],
  ])("on %s are filled with all that was typed: %s", (platformId, description, expected) => {
    expect(tagsOf(read({ description }, platformId), wide)).toContain(expected)
  })

  test("are the end of a name that is too long for any", () => {
    const given = { description: "Letterpress birth announcement cards, set of 25, cotton paper." }
    expect(tagsOf(read(given, "etsy"), narrow)).toEqual(["announcement cards"])
  })
})

test("the whole name of one line is one of thirteen tags", () => {
  const given = { description: "oak", targetKeywords: "oak", ...product("Oak blue wool oz mug") }
  const found = tagsOf(makeUnderstood(given), narrow)
  expect(found[0]).toBe("oak blue wool oz mug")
  expect(found).toHaveLength(13)
})

describe("keywords of one line", () => {
  test.each([
    ["ebay", "1995 Rugby World Cup final programme, staples rusty.", "1995 rugby world cup final programme"],
    ["shopify", "Merino and possum fur gloves in charcoal, three sizes.", "merino and possum fur gloves"],
  ])("on %s are its first clause, if there are few: %s", (platformId, description, expected) => {
    const u = read({ description }, platformId)
    expect(keywordListOf(u)).toContain(expected)
    if (platformId === "shopify") expect(tagsOf(u, wide)).toContain(expected)
  })

  test.each([
    [
      "ebay",
      "Massey Ferguson 135 front grille",
      "Small dent bottom left, no badge",
      ["massey ferguson 135 front grille"],
    ],
    ["ebay", "Nikon Nikkor 105mm f/2.5 AI lens", "Focus smooth, both caps.", ["nikkor 105mm f/2.5 ai lens"]],
    ["shopify", "The Shucker", "Short-blade oyster knife made on PEI, maple handle.", ["oyster knife"]],
  ])("on %s begin with the name, and have nothing less: %s", (platformId, name, description, expected) => {
    expect(keywordListOf(read({ description, itemCondition: "Used", ...product(name) }, platformId))).toEqual(expected)
  })

  test("leave out the name whose words are all in others", () => {
    const description = "Boys 24 inch mountain bike, Trek Precaliber, 8 speed, $120."
    const found = keywordListOf(read({ description }, "facebookmarketplace"))
    expect(found).toEqual(expect.arrayContaining(["boys mountain bike", "24 inch mountain bike"]))
    expect(found).not.toContain("boys 24 inch mountain bike")
  })

  test("do not begin with the maker of an app that has no name", () => {
    const given = {
      description: "Counts rows and repeats for knitters, one tap, no account.",
      businessName: "Ridgeline Code",
    }
    expect(keywordListOf(read(given, "appstore"))).not.toContain("ridgeline code")
  })
})
