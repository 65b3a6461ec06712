import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import type { Brief } from "../../seo/brief.ts"
import type { Room } from "../search/slots/room.ts"
import { factsTold } from "./body.ts"
import { capitalise } from "./grammar.ts"
import { metaOf } from "./meta.ts"

const room: Room = { max: 158, unit: "safeChars", target: { min: 70, max: 150 } }

test.each([
  [
    "appstore",
    "PantryPal",
    "scan barcodes and it tells you whats in your cupboard. shared lists with family. no ads",
    "PantryPal: scan barcodes and it tells you what's in your cupboard.",
  ],
  [
    "playstore",
    "BinDay",
    "reminds you what bin goes out, notification night before, no account needed",
    "BinDay reminds you what bin goes out.",
  ],
  [
    "appstore",
    "HymnLog",
    "app for church organists write down what hymn you played which sunday and what key so you dont repeat. warns if same hymn within 6 weeks",
    "HymnLog is an app for church organists. Warns if same hymn within 6 weeks.",
  ],
  [
    "playstore",
    "Drench Due",
    "sheep only for now. android 9 up. counts down withholding days. $19 a year",
    "Drench Due counts down withholding days.",
  ],
  ["playstore", "Tip Jar", "app to split tips at cafe or bar", "Tip Jar: app to split tips at cafe or bar."],
])("a search line on %s begins with the name of the app", (platform, businessName, description, line) => {
  const u = makeUnderstood({ businessName, description, products: [] }, platform)
  expect(metaOf(u, factsTold(u), u.thing.name, room)).toBe(line)
})

const lineOf = (description: string, name: string, platform: string, given: Partial<Brief> = {}): string => {
  const products = name === "" ? [] : [{ name, category: "", description: "" }]
  const u = makeUnderstood({ description, products, ...given }, platform)
  return metaOf(u, factsTold(u), u.thing.name, room)
}

test.each([
  ["tiktokshop", "", "dried lime slices for cocktails, about 40 in a pouch"],
  ["tiktokshop", "Leaf snails", "tiny magnetic snails that sit on your houseplant leaves, 4 in a pack"],
  ["shopify", "plain hoodie", "heavyweight blank hoodies in 9 colors, S to 4XL"],
  ["shopify", "chalk tin", "Climbing chalk in a refillable tin"],
  ["amazon", "silicone straw tips 16 pack", "16 silicone tips for metal straws, fit 6 mm and 8 mm, in eight colors"],
  ["facebookmarketplace", "", "math tutoring for grade 9 and 10, my place or online, 350 pesos per hour"],
  ["facebookmarketplace", "round bales", "4x5 round bales, net wrap, grass hay, $45 each you haul"],
])("a search line on %s for a description of one line is that line: %s", (platform, name, description) => {
  const place = platform === "facebookmarketplace" && name !== "" ? "For sale in Bolivar: " : ""
  const line = `${place}${capitalise(description)}.`
  expect(lineOf(description, name, platform, { facebookLocation: "Bolivar" })).toBe(line)
})

test.each([
  [
    "etsy",
    "spoon wind chime",
    "wind chimes made out of old silver plate forks n spoons, flattened w a press. dont leave it in a gale",
    "Wind chimes made out of old silver plate forks and spoons. Flattened with a press.",
  ],
  [
    "tiktokshop",
    "custom name phone strap",
    "beaded phone straps wrist length, chunky letter beads so u can have ur name up to 7 letters, msg me!!! dont get it wet",
    "Beaded phone straps wrist length. Chunky letter beads so you can have your name up to 7 letters.",
  ],
  [
    "amazon",
    "Shower squeegee stainless steel 25cm",
    "shower squeegee for glass door, stainless steel 304 not plastic, 25 cm wide. dont scratch it",
    "Shower squeegee for glass door, stainless steel 304, not plastic. 25 cm wide.",
  ],
  [
    "shopify",
    "farrier apron",
    "apron for farriers n trimmers split leg buffalo hide 2.2mm, knife pocket both sides, lefties ok",
    "Farrier Apron from Marlow Bench. Knife pocket both sides, lefties ok.",
  ],
  [
    "etsy",
    "chicken saddle",
    "chicken saddles for hens that lost back feathers from the rooster 2 layers cotton duck w elastic straps. machine wash",
    "Chicken Saddle from Marlow Bench.",
  ],
  [
    "shopify",
    "seed garlic",
    "hardneck seed garlic, music n red russian, grown here no spray not certifed organic tho. 1lb bags",
    "Hardneck seed garlic, music and red Russian. 1 lb bags.",
  ],
  [
    "facebookmarketplace",
    "slate pool table",
    "pool table 7x3.5 slate bed, 3 piece. cloth has a rip near the corner pocket abt 5cm, cushions still good",
    "For sale: Pool table 7x3.5 slate bed, 3 piece.",
  ],
  [
    "facebookmarketplace",
    "horse float",
    "selling our 2 horse straight load float, 2009. brakes on one axle",
    "For sale: 2 horse straight load float, 2009.",
  ],
  [
    "ebay",
    "dyson v8 motor head",
    "dyson v8 motorhead floor head only NOT the whole hoover, direct drive one. tested spins fine",
    "For sale: Dyson V8 motorhead floor head only, not the whole hoover.",
  ],
])("a search line on %s begins with what was typed first about the %s", (platform, name, description, line) => {
  expect(lineOf(description, name, platform)).toBe(line)
})

test.each([
  [
    "tiktokshop",
    "hijab magnets 6 pairs",
    "no holes, dont wash it, msg me for more",
    "Hijab Magnets 6 Pairs from Marlow Bench.",
  ],
  [
    "tiktokshop",
    "hijab magnets",
    "hijab magnets no more holes in ur chiffon! strong ones",
    "Hijab Magnets from Marlow Bench.",
  ],
  ["etsy", "cheer bow", "cheer bows u pick 2 colors. takes abt a wk", "Cheer Bow from Marlow Bench."],
  ["ebay", "bus blind leicester", "no holes, dont wash it, msg me", "For sale: Bus Blind Leicester from Marlow Bench"],
  [
    "ebay",
    "brass bed",
    "brass bed was my moms, wheels move free. one knob loose",
    "For sale: Brass Bed from Marlow Bench",
  ],
  [
    "etsy",
    "Speckled Mug",
    "Wheel-thrown stoneware tableware, glazed in a speckled oatmeal white.",
    "Speckled Mug from Marlow Bench. Wheel-thrown stoneware tableware, glazed in a speckled oatmeal white.",
  ],
  ["facebookmarketplace", "hen house for sale", "felt is torn. no hens with it", "For sale: Hen House"],
  ["youtube", "tent zip fix", "no holes, dont wash it, msg me", "Watch “tent zip fix” on Marlow Bench."],
])("without such a line, a search line on %s is the name of the %s", (platform, name, description, line) => {
  expect(lineOf(description, name, platform, { videoTitle: name })).toBe(line)
})

test("a search line in haste has room for the price, and tells nothing twice", () => {
  const lifters = "earring lifters for if ur lobes are stretched or ripped a bit n ur studs droop forward!!"
  const price = { priceRange: "£6.50 free post over a tenner" }
  expect(
    lineOf(`${lifters} the legs are adjustable to 3 heights`, "earring lifters 2 pairs", "tiktokshop", price),
  ).toBe(
    "Earring lifters for if your lobes are stretched or ripped a bit and your studs droop forward. Price: £6.50 free post over a tenner.",
  )
})

test("a search line in haste labels only what a field asked for", () => {
  const description =
    "hair tinsel kit with the hook tool and the beads. colors are random mix. u will need a friend for the back. 47 inch long"
  expect(lineOf(description, "hair tinsel kit", "tiktokshop", { priceRange: "$13" })).toBe(
    "Hair tinsel kit with the hook tool and the beads. Colors are random mix. You will need a friend for the back. Price: $13.",
  )
})

test.each([
  ["empty septic tanks all over Clare", "Hehir Drains: empty septic tanks all over Clare."],
  ["we take away old boats from marinas", "Hehir Drains: we take away old boats from marinas."],
])("a business whose title has only its name is told by its first words: %s", (description, line) => {
  const u = makeUnderstood({ businessName: "Hehir Drains", description, location: "Clare", products: [] }, "website")
  expect(metaOf(u, "", "Hehir Drains, Clare", room)).toContain(line)
})

test.each([
  ["Radiator Repair in Hisar", "Balaji Works offers radiator repair in Hisar."],
  ["Alloy Wheel Refurbishment", "Balaji Works offers alloy wheel refurbishment."],
  ["Japanese to English Patent Translation", "Balaji Works offers Japanese to English patent translation."],
  ["Maths Tutor in Moga", "Balaji Works: Maths Tutor in Moga"],
])("a business offers work that has no plural: %s", (title, line) => {
  const u = makeUnderstood({ businessName: "Balaji Works", description: "", products: [] }, "website")
  expect(metaOf(u, "", title, room)).toBe(line)
})

test("a search line of an app has the promise behind what it is, and not whatever is short enough", () => {
  const u = makeUnderstood(
    {
      appName: "Partline",
      description:
        "Partline helps choir singers learn their part. You can slow a passage down without changing its pitch. The score scrolls as it plays.",
      uniqueSellingProposition: "One subscription covers the whole choir",
      products: [],
    },
    "appstore",
  )
  const room = { max: 110, unit: "safeChars", target: { min: 60, max: 110 } } as const
  expect(metaOf(u, factsTold(u), "Partline", room)).toBe(
    "Partline helps choir singers learn their part. One subscription covers the whole choir.",
  )
})

test("why people choose it comes before what the buyer has to do", () => {
  const given = {
    description: "Our grout blades fit most open mounts. Please wear a mask and eye protection.",
    uniqueSellingProposition: "Two widths in one pack so you don't buy twice",
    products: [{ name: "Grout Blades", category: "", description: "" }],
  }
  const meta = metaOf(
    makeUnderstood(given, "amazon"),
    "Our grout blades fit most open mounts. Please wear a mask and eye protection.",
    "Grout Blades",
    room,
  )
  expect(meta).toBe("Our grout blades fit most open mounts. Two widths in one pack so you don't buy twice.")
})

test("an opening that is too long ends before a verb whose words would be cut", () => {
  const description =
    "In this lesson I work through four questions about levers from real exam papers of the last ten years, starting with an easy one and finishing with a crane that is worth nine marks."
  const u = makeUnderstood({ description, videoTitle: "Levers", channelName: "Okoro Physics", products: [] }, "youtube")
  expect(metaOf(u, factsTold(u), u.thing.name, room)).not.toMatch(/finishing\./)
})

test("what the shop sells says nothing about one of its products", () => {
  const description =
    "We sell riding boots, girths, bridles and rugs from a barn in Hexham. The boots are cut from calf leather and resoled twice."
  const products = [{ name: "Calf Riding Boots", category: "Boots", description: "" }]
  const u = makeUnderstood({ businessName: "Ferry Tack", description, products }, "shopify")
  expect(metaOf(u, factsTold(u), u.thing.name, room)).not.toMatch(/bridles/)
})

test.each([
  [
    "of a video, what it shows comes before what its channel shows",
    {
      videoTitle: "Repairing a canvas canoe, part 1",
      videoDescription: "I inspect a 1964 Prospector and find three cracked ribs. Part 2 covers steaming the new ribs.",
      description: "Quiet trips in northern Ontario.",
    },
    "I inspect a 1964 Prospector and find three cracked ribs.",
  ],
  [
    "of a video, what the viewer needs is left out",
    {
      videoTitle: "How to repair a gap in a wall",
      videoDescription:
        "A full repair of a gap in a field wall. Steel toecaps and gloves are needed. Wear eye protection.",
    },
    "A full repair of a gap in a field wall.",
  ],
])("%s", (_, given, line) => {
  const u = makeUnderstood({ description: "", channelName: "Portage North", products: [], ...given }, "youtube")
  expect(metaOf(u, factsTold(u), u.thing.name, room)).toBe(line)
})

test.each([
  [
    "what an app does follows what it is",
    {
      description: "Tern is a reading ruler for people with dyslexia. It dims the page. Files stay on the device.",
      appFeatures: "Eight tints\nOpens PDF files and photographs of pages\nReads a word aloud when it is tapped",
    },
    "Tern is a reading ruler for people with dyslexia. Opens PDF files and photographs of pages. Files stay on the device.",
  ],
  [
    "the price of an app comes last",
    {
      description: "Tern shows tide times and heights for people who walk, forage, fish or launch small boats.",
      priceRange: "£3.99 once",
    },
    "Tern shows tide times and heights for people who walk, forage, fish or launch small boats. Price: £3.99 once.",
  ],
])("%s", (_, given, line) => {
  const u = makeUnderstood({ appName: "Tern", businessName: "Kerf", products: [], ...given }, "appstore")
  expect(metaOf(u, factsTold(u), "Tern", { ...room, target: { min: 110, max: 150 } })).toBe(line)
})

test.each([
  ["Used", "One pair of used goalie leg pads, white with black trim.", false],
  ["New", "New Langstroth hives of untreated pine.", false],
  ["Used", "One pair of goalie leg pads, white with black trim.", true],
  ["Used - Good", "One pair of used goalie leg pads, white with black trim.", true],
])("a condition whose words were said before is told once: %s, %s", (itemCondition, description, isTold) => {
  expect(lineOf(description, "", "ebay", { itemCondition }).includes("Condition: ")).toBe(isTold)
})

test("a place that is in the name is not said again", () => {
  const given = { location: "Athenry, Co. Galway" }
  expect(lineOf("Six hens, near Athenry", "", "ebay", given).match(/Athenry/g)).toHaveLength(1)
})

test("of a sale, no seller follows a detail", () => {
  const given = { businessName: "Second Side Audio" }
  expect(lineOf("Three heads.", "Cassette Deck, Serviced", "ebay", given)).not.toContain("Serviced from")
})
