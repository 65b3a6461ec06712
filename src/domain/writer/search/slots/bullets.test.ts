import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { bulletsOf } from "./bullets.ts"
import type { Room } from "./room.ts"

const room = { max: 120, unit: "safeChars", target: { min: 4, max: 6 } } as const
const bullets = (given: Partial<Brief>, platformId = "shopify"): string[] =>
  bulletsOf(makeUnderstood(given, platformId), room)
const product = (name: string, description = "") => ({ products: [{ name, category: "", description }] })

const calm = "A quiet blender with a jar that fits into any small kitchen and a lid that stays on while it runs."

describe("highlights", () => {
  test("keep a test with what was tested, and a material without a second label", () => {
    const lines = bullets({
      description: `${calm} Made of clear glass with no coating, so it does not pick up smells. Top rack dishwasher safe.`,
      certifications: "Lead-free glass, tested by a third-party lab in 2024",
      ...product("Blender"),
    })
    expect(lines).toContain("Lead-free glass, tested by a third-party lab in 2024")
    expect(lines).toContain("Made of clear glass with no coating, so it does not pick up smells")
  })

  test("keep the seller's order, and a promise with an if comes behind what it is about", () => {
    const description =
      "Live springtails on charcoal for damp tanks. Each tub holds a breeding colony of white springtails. Tip half into your tank and feed the rest."
    const given = { description, uniqueSellingProposition: "If fewer than 50 are alive, we post another" }
    const lines = bullets({ ...given, ...product("White Springtail Culture") })
    expect(lines.indexOf("If fewer than 50 are alive, we post another")).toBeGreaterThan(0)
    expect(lines.indexOf("Tip half into your tank and feed the rest")).toBe(
      lines.indexOf("Each tub holds a breeding colony of white springtails") + 1,
    )
  })

  test("of an app leave out single words, if there are enough other lines", () => {
    const appFeatures =
      "Hive register, swarm calendar, queen marking colours, varroa counts, honey yields, moisture, undo"
    const given = { appName: "Combbook", description: "Combbook is a logbook for people who keep bees.", appFeatures }
    expect(bullets(given, "playstore").join("|")).not.toMatch(/moisture|undo/i)
  })

  test("put all certificates on one line", () => {
    expect(
      bullets({
        certifications: "UKCA, CE",
        description: calm,
        keyFeatures: "steel blades; glass jar",
        ...product("Blender"),
      }),
    ).toContain("UKCA, CE")
  })

  test.each([
    [
      {
        description: "Teak bench. Seats three. Oiled last spring. Smoke-free home. Legs unscrew.",
        ...product("Teak Bench"),
      },
      /^Teak bench$/m,
    ],
    [
      { description: "A steel rack. It also folds flat.", keyFeatures: "light; rust-proof", ...product("Steel Rack") },
      /^It also/m,
    ],
  ] as const)("do not tell the opening again, or what hangs on another sentence: %s", (given, wrong) => {
    expect(bullets(given).join("\n")).not.toMatch(wrong)
  })

  test("tell what a careful text says of the thing, without its pronoun", () => {
    const description =
      "A hive tool cut from steel. Both ends are painted orange. It weighs 225 g and has a hole for hanging."
    expect(bullets({ description, ...product("Hive Tool") })).toContain("Weighs 225 g and has a hole for hanging")
  })

  test("leave out what may be about a part", () => {
    const description = "A hive tool cut from steel. The hook lifts the frame. It has a scraper and a nail hole."
    expect(bullets({ description, ...product("Hive Tool") }).join("\n")).not.toMatch(/^Has a scraper/m)
  })

  test('include a flaw that begins with "there", and no bare year', () => {
    const found = bullets(
      { description: "Elm table, 1960s. There are two water rings on the left leaf." },
      "facebookmarketplace",
    )
    expect(found).toContain("There are two water rings on the left leaf")
    expect(found).not.toContain("1960s")
  })

  test("use the opening if the brief has nothing else", () => {
    expect(bullets({ description: "Chalk bags for climbers.", ...product("Chalk Bags") })).toEqual([
      "Chalk bags for climbers",
    ])
  })

  test("are no more than fit, each once", () => {
    const found = bullets({
      keyFeatures: "a lid; a spoon; a bowl; a fork; a cup; a pot; a pan; a lid",
      ...product("Camp Set"),
    })
    expect(found.length).toBeLessThanOrEqual(6)
    expect(new Set(found).size).toBe(found.length)
  })
})

const amazon: Room = { max: 255, unit: "codePoints", target: { min: 5, max: 5 } }
const five = (given: Partial<Brief>): string[] => bulletsOf(makeUnderstood(given, "amazon"), amazon)

const mug: Partial<Brief> = {
  description:
    "Titanium camping mug with folding handles and a silicone lip guard. It holds 450 ml. The handles fold flat. It fits inside our 750 ml pot. Stuff sack included.",
  uniqueSellingProposition: "Silicone lip guard stops burned lips",
  productDimensions: "9.5 x 8 cm",
  targetAudience: "weekend backpackers and cyclists",
  ...product("Titanium Camping Mug"),
}

describe("Amazon's bullets", () => {
  test("are five, the promise first", () => {
    const found = five(mug)
    expect(found).toHaveLength(5)
    expect(found[0]).toBe("Silicone lip guard stops burned lips")
  })

  test("end without punctuation, and no two say the same", () => {
    const found = five({ ...mug, keyFeatures: "folding handles; silicone lip guard; stuff sack; 68 g" })
    for (const line of found) expect(line).not.toMatch(/[.;,]$/)
    expect(new Set(found).size).toBe(found.length)
  })

  test("name no price", () => {
    const description =
      "Sturdy steel bottle. The second one costs £5. The lid is steel. It does not leak. It fits a bag."
    expect(five({ description, ...product("Water Bottle") }).join("\n")).not.toContain("£")
  })

  test("keep a feature's figures whole", () => {
    const given = {
      ...mug,
      uniqueSellingProposition: "9 m tape instead of the usual 8 m, with spare corner pieces",
    }
    expect(five(given)[0]).toBe("9 m tape instead of the usual 8 m, with spare corner pieces")
  })
})

test.each([
  ["$80 call out. Nothing extra if I don't.", "Nothing extra if I don't"],
  [
    "One page becomes two braille pages. We count them and quote before starting.",
    "We count them and quote before starting",
  ],
  ["Lumps are common. I show how I mix it because everybody asks.", "I show how I mix it because everybody asks"],
  ["Teeth fall out in an order. It shows which ones come next.", "Shows which ones come next"],
])("highlights are no line whose subject is in another: %s", (said, wrong) => {
  const description = `We find lost rings. ${said} We also work in parks. Each visit takes one hour. Two of us come out.`
  expect(bullets({ description, products: [] }, "website")).not.toContain(wrong)
})

test.each([
  [
    "Suits solid fuel, wood and open fires. Not for gas flues.",
    "Suits solid fuel, wood and open fires. Not for gas flues",
  ],
  ["Perforated plate held by a clip. No seams inside.", "Perforated plate held by a clip. No seams inside"],
  ["Pulls copper and steel nails. Hangs on a hook.", "Pulls copper and steel nails; hangs on a hook"],
])("a limit for which there is no room of its own stays with what it limits: %s", (keyFeatures, line) => {
  const u = makeUnderstood({ description: "This is a bird guard.", keyFeatures, ...product("Bird Guard") }, "amazon")
  expect(bulletsOf(u, { ...room, target: { min: 1, max: 1 } })).toEqual([line])
})

test.each([
  ["no sync between phones yet. lambing log. works in the barn with no signal", "No sync between phones yet"],
  ["not for concrete tiles. pulls copper nails. 2 hooks on the blade", "Not for concrete tiles"],
  ["no boats or pressure vessels. 24 years boilermaker. out the same day at harvest", "No boats or pressure vessels"],
])("a limit comes behind what the thing is: %s", (keyFeatures, limit) => {
  const lines = bullets({ description: calm, keyFeatures, ...product("Bird Guard") }, "amazon")
  expect(lines.indexOf(limit)).toBeGreaterThan(0)
})

test("single words share a line", () => {
  const description = "Mesh bags for figs. Slip a bag over the fruit and pull the cord."
  const given = { description, keyFeatures: "drawcord; washable; white, so you can see the fruit ripen" }
  const bullets = bulletsOf(makeUnderstood(given, "amazon"), {
    max: 255,
    unit: "codePoints",
    target: { min: 5, max: 5 },
  })
  expect(bullets).toContain("Drawcord, washable")
})

test("a single short word leaves its line to a sentence where there are enough", () => {
  const description = `Chitting trays of paper pulp. Each tray holds 30 tubers upright. The trays are used for two or three years.
    They are stacked on a shelf with light from above.`
  const given = {
    description,
    keyFeatures: "holds 150 tubers; stackable when empty; undyed",
    productDimensions: "30 x 30 x 5 cm",
  }
  const bullets = bulletsOf(makeUnderstood(given, "amazon"), {
    max: 255,
    unit: "codePoints",
    target: { min: 5, max: 5 },
  })
  expect(bullets).not.toContain("Undyed")
  expect(bullets).toHaveLength(5)
})

test.each([
  ["We also do silk presses, colour and detangling.", "We do silk presses, colour and detangling"],
  ["There is a scratch on the bell. It comes with the original hard case.", "Comes with the original hard case"],
])("a sentence that only refers back with its first words is a highlight without them: %s", (said, line) => {
  const description = `A student clarinet with new pads. ${said}`
  expect(bullets({ description, products: [] }, "shopify")).toContain(line)
})

const heated =
  "Our heated base keeps a waterer from freezing. A built-in thermostat turns the heat on at 35 degrees. The top is powder coated steel. The cord is wrapped in a steel spring."

test("highlights share a line with their neighbors of one kind if there are more than places", () => {
  const keyFeatures = "spring armored cord; works with metal and plastic waterers; 2 year warranty"
  const u = makeUnderstood({ description: heated, keyFeatures, ...product("Heated Base") }, "amazon")
  const lines = bulletsOf(u, { ...room, max: 255, target: { min: 3, max: 3 } })
  expect(lines).toHaveLength(3)
  expect(lines).toContain("The top is powder coated steel. The cord is wrapped in a steel spring")
  expect(lines.join("\n")).toContain("; 2 year warranty")
})

test("highlights keep a feature that the description tells too", () => {
  const description = "Rota tells each ringer when to come. You can print the rota for the tower door."
  const given = { appName: "Rota", description, appFeatures: "Printable rota, weekly reminders", products: [] }
  const lines = bulletsOf(makeUnderstood(given, "appstore"), room)
  expect(lines.join("\n")).toMatch(/print/i)
  expect(lines).toContain("Weekly reminders")
})

test("highlights say nothing of somebody who is named elsewhere", () => {
  const description = `${calm} A hen steps on the plate. The lid lifts, she eats, and it closes when she hops off.`
  expect(bullets({ description, ...product("Treadle Feeder") }).join("\n")).not.toContain("she eats")
})

test("five highlights tell a careful description in whole sentences, the opening too if it says what the thing does", () => {
  const description =
    "The Tarn harvest bag hangs on the chest so both hands stay free. It holds 30 lb of plums. The body is waxed canvas with a soft lining. The bottom opens with two hooks so the fruit rolls out. Broad straps spread the weight over both shoulders. The rim is a steel hoop that keeps the mouth open."
  const keyFeatures = "soft lining, broad straps, steel rim"
  const u = makeUnderstood(
    { description, keyFeatures, productDimensions: "15 x 10 in", ...product("Tarn Harvest Bag") },
    "amazon",
  )
  const lines = bulletsOf(u, { max: 255, unit: "codePoints", target: { min: 5, max: 5 } })
  const told = lines.join(" ")
  for (const part of ["both hands stay free", "30 lb", "two hooks", "both shoulders", "steel hoop", "15 x 10 in"])
    expect(told).toContain(part)
})

test.each(["They are the four-hole type, so please count the holes first."])(
  "a subject is not cut off where somebody else acts: %s",
  (said) => {
    const description = `These toe guards keep boots new. ${said} There are eight colours.`
    const lines = bullets({ description, ...product("Leather Toe Guards", "Pair of leather toe guards.") })
    expect(lines.join(" ")).not.toContain(
      said.replace(/^They are (.)/, (_, letter: string) => letter.toUpperCase()).slice(0, 20),
    )
  },
)

test("highlights of a single hasty run are that run", () => {
  const description = "keep track of who has paid into the pot each month and whose turn is next to collect"
  expect(bullets({ appName: "Potbook", description }, "playstore")).toEqual([
    "Keep track of who has paid into the pot each month and whose turn is next to collect",
  ])
})

test("of what was typed in one breath, a line is told if one word joins its halves", () => {
  const description =
    "boot bag for wet boots, has a loop on the side so you can clip it on ur rucksack, takes boots up to size 13 and gaiters, strong handle on top, bottom is pvc top is mesh it lasts years of walking and rain no problem"
  const lines = bullets({ description, products: [] }, "amazon").join(" | ")
  expect(lines).toContain("Has a loop on the side so you can clip it on your rucksack")
  expect(lines).not.toContain("bottom is")
})

test("of five lines, a sentence that tells a typed feature is one", () => {
  const description = "A pair of rain sleeves. The cuff has a wide silicone grip and stays put. The seam is taped."
  const keyFeatures =
    "wide silicone grip, fits over winter jackets with cuffs, packs into its own side pocket, weighs less than a banana or two, dries fast on a warm radiator, folds flat into any coat pocket"
  const five = { max: 60, unit: "safeChars", target: { min: 5, max: 5 } } as const
  expect(bulletsOf(makeUnderstood({ description, keyFeatures }, "amazon"), five).join()).toContain("silicone grip")
})

test("a limit, and what a feature of two words says, are told once", () => {
  const description =
    "A feeder for hens, made of steel. You fill it from the top with 10 kg of pellets. It doesn't suit ducks or geese."
  const told = bulletsOf(makeUnderstood({ description }, "shopify"), { ...room, max: 170, target: { min: 4, max: 8 } })
  expect(told.join(" ").match(/suit ducks/g)).toHaveLength(1)
  const stool =
    "A stool made of oak. Weighs 2 kg. The seat can be washed. The legs fold into a bag. A strap holds them. It carries a man."
  expect(bullets({ description: stool, keyFeatures: "canvas seat, steel hinges" })).not.toContain("Canvas seat")
})
