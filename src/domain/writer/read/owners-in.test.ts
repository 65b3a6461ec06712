import { expect, test } from "vitest"
import { hasEach, productsNamed, toldOfProducts } from "../../../../test/told-of-products.ts"

test("what both are goes on about both, and a noun that all share is of all", () => {
  const [full, short] = toldOfProducts({
    description:
      "The full-length pair weighs 620 grams. The short pair weighs 340 grams. Both use a canvas outer. They reduce the risk of a bite. The gaiters are not sealed.",
    products: productsNamed("Full-Length Snake Gaiters", "Short Snake Gaiters"),
  })
  for (const pair of [full, short]) expect(hasEach(pair, /risk of a bite/, /not sealed/)).toEqual([true, true])
  expect(hasEach(full, /620/, /340/)).toEqual([true, false])
})

test('"the second is a tank" is about the tank, and what follows goes on about it', () => {
  const [enlarger, tank] = toldOfProducts({
    description:
      "I have two items left. The first is a Durst enlarger with a lens. The lamp lights. The second is a Paterson tank with two reels. The lid is chipped.",
    products: productsNamed("Durst Enlarger", "Paterson Developing Tank"),
  })
  expect(hasEach(enlarger, /A Durst/, /lamp/, /A Paterson/, /lid/)).toEqual([true, true, false, false])
  expect(hasEach(tank, /A Durst/, /lamp/, /A Paterson/, /lid/)).toEqual([false, false, true, true])
})

test("a verb that no list knows hides no subject", () => {
  const [tent, annexe] = toldOfProducts({
    description:
      "We are selling our rooftop tent. It sleeps two adults. The matching annexe zips on underneath and has a floor.",
    products: productsNamed("Soft Rooftop Tent", "Zip-On Annexe for Rooftop Tent"),
  })
  expect(hasEach(tent, /sleeps two/, /matching annexe/)).toEqual([true, false])
  expect(hasEach(annexe, /sleeps two/, /matching annexe/)).toEqual([false, true])
})

test("what follows a row of the sorts is true of each sort", () => {
  const [first, second] = toldOfProducts({
    description: "Regular and extra-hot sambal. It contains shrimp.",
    products: productsNamed("Hae Bee Hiam Shrimp Sambal", "Extra-Hot Hae Bee Hiam"),
  })
  expect([first, second].map((each) => /contains shrimp/.test(each ?? ""))).toEqual([true, true])
})

test("behind a hasty list of all sorts, a line is of each, and of used pieces it is of the last", () => {
  const products = productsNamed("Squid Jig 2.5", "Squid Jig 3.5")
  const description = "2.5 for shallow weed - 3.5 for deeper water - lead keel so you can add weight"
  expect(toldOfProducts({ description, products }).map((each) => /lead keel/i.test(each))).toEqual([true, true])
  const used = toldOfProducts({ description, products, itemCondition: "Used" })
  expect(used.map((each) => /lead keel/i.test(each))).toEqual([false, true])
})

test("what is said of dulse is told of a box with bags of it", () => {
  const [, box] = toldOfProducts({
    description: "Dulse comes as whole leaf. May hold traces of shellfish.",
    products: [
      { name: "Whole Leaf Dulse", category: "", description: "Net-dried." },
      { name: "Shore Box", category: "", description: "Three bags of dulse and a recipe." },
    ],
  })
  expect(box).toMatch(/shellfish/)
})

test("all of it is of all, wherever it is said", () => {
  const [loco] = toldOfProducts({
    description: "Green tank loco, runs fwd and back. Also 3 coaches maroon, one loose roof. oo gauge all of it",
    products: productsNamed("Green tank loco", "3x Coaches maroon"),
    itemCondition: "Used",
  })
  expect(loco).toMatch(/gauge all of it/i)
})

test("a list of features that is another product's is told of that one", () => {
  const pans = toldOfProducts({
    description: "Sand-cast iron cookware from a foundry outside Coimbatore.",
    keyFeatures: "11 inch flat tawa; 2.6 kg; 6 mm base; gas and induction; machined surface",
    products: [
      {
        name: "Dosa Tawa 11 inch",
        category: "Tawas",
        description: "Flat 11 inch tawa, 2.6 kg, one handle, 6 mm base.",
      },
      { name: "Paniyaram Pan", category: "Appe Pans", description: "Seven pits, two handles, 1.9 kg." },
    ],
  })
  expect(pans.map((each) => /machined/.test(each))).toEqual([true, false])
  expect(pans.map((each) => /induction/.test(each))).toEqual([true, false])
})

test("what all have, and what a shop does for its buyers, is told beside each", () => {
  const cars = toldOfProducts({
    description: "Four-wheel drives for hire. Nine vehicles, all with two spare wheels, a fridge and a phone.",
    uniqueSellingProposition: "Bring us your route and we will say where the fridge will be full",
    products: [
      { name: "Toyota Prado", category: "", description: "Diesel, sleeps two, fridge and cooker." },
      { name: "Suzuki Jimny", category: "", description: "Petrol, no tent." },
    ],
  })
  for (const each of cars) {
    expect(each).toContain("all with two spare wheels")
    expect(each).toContain("Bring us your route")
  }
})

test("what else the shop makes is no news on the page of a thing that it names there", () => {
  const [tawa, pan, kadai] = toldOfProducts({
    description: "Cookware of cast iron. The tawa is flat. We also make a paniyaram pan and a kadai.",
    products: productsNamed("Dosa Tawa", "Paniyaram Pan", "Iron Kadai"),
  })
  expect([tawa, pan, kadai].map((each) => /also make/.test(each ?? ""))).toEqual([true, false, false])
})

test("care is of all sorts, a season of the sort that it names, and a hook of none without one", () => {
  const maps = toldOfProducts({
    description: "The Scafell map shows its crags. Wipe with a dry cloth.",
    products: productsNamed("Scafell Map", "Hill Map"),
  })
  expect(maps.map((each) => /dry cloth/.test(each))).toEqual([true, true])
  const spoons = toldOfProducts({
    seasonalRelevance: "summer weddings",
    products: productsNamed("Wedding Lovespoon", "Keyhole Lovespoon"),
  })
  expect(spoons.map((each) => /weddings/.test(each))).toEqual([true, false])
  const spindles = toldOfProducts({
    description: "Spindles of ash. Not toys, the hook is sharp.",
    products: [
      { name: "Top Whorl Spindle", category: "", description: "Ash." },
      { name: "Support Spindle", category: "", description: "Spun in a bowl, no hook." },
    ],
  })
  expect(spindles.map((each) => /sharp/.test(each))).toEqual([true, false])
})

test("the capsule in the jar is not the refill, but how to treat it is, and what the jar promises is its own", () => {
  const [jar, refill] = toldOfProducts({
    description: "Drying jar for hearing aids. One capsule in the box lasts two months. Capsule must not be eaten.",
    uniqueSellingProposition: "No plug and nothing to switch on",
    products: [
      { name: "Drying Jar", category: "", description: "Clear jar with one capsule." },
      { name: "Refill Capsules", category: "", description: "Six, foil sealed." },
    ],
  })
  const said = [/One capsule in the box/, /nothing to switch/, /must not be eaten/]
  expect(hasEach(jar, ...said)).toEqual([true, true, true])
  expect(hasEach(refill, ...said)).toEqual([false, false, true])
})

test("what the seller also has is about that, and how two things may be bought is about neither", () => {
  const [extractor, hive] = toldOfProducts({
    description:
      "A hand-crank honey extractor with legs. I also have six Langstroth hives, painted two years ago. Sold together or apart.",
    products: productsNamed("Honey Extractor", "Langstroth Hive"),
  })
  expect(hasEach(extractor, /with legs/, /six Langstroth/, /together or apart/)).toEqual([true, false, false])
  expect(hasEach(hive, /with legs/, /I have six Langstroth/, /together or apart/)).toEqual([false, true, false])
})

test("springs that are also listed are offered beside the outboard, and not where they are sold", () => {
  const [outboard, spring] = toldOfProducts({
    description: "A short shaft outboard, rebuilt. Also listing the drive springs, as everyone breaks one.",
    products: productsNamed("Seagull Outboard", "Drive Spring"),
  })
  expect([outboard, spring].map((each) => /everyone breaks/.test(each ?? ""))).toEqual([false, false])
})

test("a sentence with the measures of the first is not about the pad beside it, whatever it is called", () => {
  const [kneeler, pad] = toldOfProducts({
    description: "Folding garden kneeler. The foam pad is 20 mm.",
    products: [
      { name: "Garden Kneeler", category: "", description: "Steel, 20 mm pad." },
      { name: "Kneeling Pad", category: "", description: "Foam, 40 mm." },
    ],
  })
  expect([kneeler, pad].map((each) => /pad is 20 mm/.test(each ?? ""))).toEqual([true, false])
})

test("returns are those of the shop, whatever it sells", () => {
  const told = toldOfProducts({
    description: "Ex-office ThinkPad laptops with a charger. 60-day returns.",
    products: productsNamed("ThinkPad Laptop", "Docking Station"),
  })
  expect(told.map((each) => hasEach(each, /charger/, /60-day returns/))).toEqual([
    [true, true],
    [false, true],
  ])
})
