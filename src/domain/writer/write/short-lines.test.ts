import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import type { Brief } from "../../seo/brief.ts"
import type { Room } from "../search/slots/room.ts"
import { factsTold } from "./body.ts"
import { capitalise } from "./grammar.ts"
import { metaOf } from "./meta.ts"

const room: Room = { max: 158, unit: "safeChars", target: { min: 70, max: 150 } }

const lineOf = (description: string, name: string, platform: string, given: Partial<Brief> = {}): string => {
  const products = name === "" ? [] : [{ name, category: "", description: "" }]
  const u = makeUnderstood({ description, products, ...given }, platform)
  return metaOf(u, factsTold(u), u.thing.name, room)
}

test.each([
  [
    "etsy",
    "wheel set",
    "for wheelie bins!! solid rubber tyre on plastic hub, takes 5 min",
    "Wheel Set from Marlow Bench. Solid rubber tyre on plastic hub, takes 5 min.",
  ],
  [
    "etsy",
    "lace pillow",
    "for bobbin lace!! navy cotton cover w drawstring, weighs abt 2.5kg. no bobbins or pins with it",
    "Lace Pillow from Marlow Bench. Navy cotton cover with drawstring, weighs about 2.5 kg.",
  ],
  [
    "shopify",
    "clam smock",
    "for diggers. cuffs w velcro. not for the wash, tell me ur chest size",
    "Clam Smock from Marlow Bench. Cuffs with Velcro.",
  ],
  [
    "youtube",
    "bowling lane",
    "24 min vid. shows fixing a split board, 3 coats. took me all week",
    "Watch “bowling lane” on Marlow Bench. Shows fixing a split board, 3 coats.",
  ],
  // Of a used thing, a few words may leave out a fault.
  ["ebay", "rayburn lid", "came off a 212. hinge pin with it, handle ok", "For sale: Rayburn Lid from Marlow Bench"],
])("behind a bare name, a search line on %s tells whole facts of the %s", (platform, name, description, line) => {
  expect(lineOf(description, name, platform, { videoTitle: name })).toBe(line)
})

test.each([
  [
    "etsy",
    "lace bobbins",
    "lace bobbins i turn myself on a small lathe",
    "Lace bobbins I turn myself on a small lathe.",
  ],
  [
    "etsy",
    "lace bobbins",
    "lace bobbins turned from plum pear and boxwood offcuts",
    "Lace bobbins turned from plum, pear and boxwood offcuts.",
  ],
  ["shopify", "welding caps", "welding caps i sew in odessa tx, 100% cotton", "Welding caps I sew in Odessa TX"],
  [
    "etsy",
    "rope halter",
    "rope halter i tie them myself 6mm rope 4 sizes. adjustable nose band, 14 colors",
    "Rope Halter from Marlow Bench.",
  ],
])("a search line on %s may say who makes the %s: %s", (platform, name, description, line) => {
  expect(lineOf(description, name, platform)).toContain(line)
})

test.each([
  [
    "ebay",
    "Brother KH-860 Knitting Machine",
    "I cleaned and oiled the machine. The sponge bar has been replaced.",
    "For sale: Brother KH-860 Knitting Machine from Marlow Bench.",
  ],
  [
    "etsy",
    "Fruitwood Lace Bobbins",
    "Each bobbin is turned by hand and finished with beeswax.",
    "Fruitwood Lace Bobbins from Marlow Bench. Each bobbin",
  ],
  [
    "facebookmarketplace",
    "Pitch Pine Church Pew",
    "The pew is 2.4 m long. It does not rock.",
    "For sale: Pitch Pine Church Pew. The pew is 2.4 m long.",
  ],
  [
    "etsy",
    "Saffron Corms",
    "The saffron corms are large enough to flower in autumn.",
    "The saffron corms are large enough",
  ],
])("on %s, the %s is named before something is said of it", (platform, name, description, line) => {
  expect(lineOf(description, name, platform)).toContain(line)
})

test.each([
  ["reed tuning and bellows patches, Leeds, about 3 weeks wait", "Leeds"],
  ["camera down your borewell, up to 300 m, Coimbatore", "Coimbatore"],
  ["stump grinding up to 90cm across, Taupo", "Taupo"],
  ["reading and spelling lessons, English, Spanish", ""],
  ["piano lessons, Monday, own piano needed", ""],
])("a town alone between commas is where a business is: %s", (description, place) => {
  const u = makeUnderstood({ businessName: "Marlow Bench", description, products: [] }, "website")
  expect(u.thing.place).toBe(place)
  const line = metaOf(u, factsTold(u), u.thing.name, room)
  expect(line.split(place || "Marlow").length).toBe(2)
})

test.each([
  ["tiktokshop", "Bitterroot Boot Grease", "boot grease", "Boot grease"],
  [
    "website",
    "Bundanoon Stump Grinding",
    "stump grinding up to 90cm across, no tree felling",
    "Stump grinding up to 90 cm across",
  ],
  [
    "website",
    "Dundalk Chimney Lads",
    "chimney sweep n bird nests out, cowl fitted, camera check. €60 a flue. 20 miles round dundalk. no thatch",
    "Chimney sweep and bird nests out, cowl fitted, camera check.",
  ],
  [
    "website",
    "Darling Downs Mobile Welding",
    "mobile welder, out same day at harvest",
    "Mobile welder, out same day at harvest.",
  ],
  ["etsy", "Marlow Bench", "boot grease", "Boot grease from Marlow Bench."],
])("a search line on %s does not say twice what the name of %s says", (platform, businessName, description, line) => {
  const u = makeUnderstood({ businessName, description, products: [] }, platform)
  expect(metaOf(u, factsTold(u), capitalise(line.split(/ from |, (?:out|cowl)/)[0] ?? ""), room)).toContain(line)
})

test("of a name alone, a search line has what the title adds", () => {
  const u = makeUnderstood({ description: "thread chaser kit metric only, hardened steel", products: [] }, "amazon")
  expect(metaOf(u, "", `${u.thing.name}, Hardened Steel`, room)).toMatch(/hardened steel/i)
})

test("a search line of an app has no word of its list of features", () => {
  const given = { appName: "Comby", appFeatures: "weigh each hive, splits, works offline" }
  expect(lineOf("logbook for beekeepers", "", "appstore", given)).toBe("Logbook for beekeepers. Works offline.")
})

test("half of a sentence said again tells nothing new", () => {
  const description =
    "A log carrier sewn from waxed duck. Closed ends keep bark off the floor. Ends are stitched closed so bark stays inside. Webbing handles run under the load."
  const line = lineOf(description, "Log Carrier", "etsy")
  expect(line).toContain("Closed ends keep bark off the floor. Webbing handles run under the load.")
})
