import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

/** What is read of a brief that somebody typed in a hurry, shouting and decorating. */
const description =
  "🔥🔥 HEAVY DUTY drum braai 🔥🔥 cut from 210L drum,, new legs!!! Height 90cm<br>paint is heat resistant. takes 5 days to make!!"

const clean = (text: string, given: object = {}): string =>
  makeUnderstood({ description, location: "Bloemfontein", products: [], ...given }, "facebookmarketplace").clean(text)

test.each([
  ["grow our OWN willow #irishcraft #willow", "grow our own willow"],
  ["best BRAAI in Bloem, welded NOT bolted", "braai in Bloem, welded, not bolted"],
  ["Sweep in Barnstaple", "Sweep in Barnstaple"],
  ["Hook on front to hang on hive", "Hook on front to hang on hive"],
  ["made from recyled newspaper", "made from recycled newspaper"],
  ["BOARDS and NEET class 12", "Boards and NEET class 12"],
  ["Skipton N Yorks", "Skipton N Yorks"],
  ["HEAVY DUTY COVER UPS, big ones", "Heavy duty cover ups, big ones"],
  ["parking in Dublin and cork", "parking in Dublin and Cork"],
  ["buyingNo returns", "buying. No returns"],
  ["sun shade ☀️ 10 ribs ☀️ silver ☀️ folds", "sun shade\n10 ribs\nsilver\nfolds"],
  ["【BLOCKS HEAT ALL DAY】sun shade", "Blocks heat all day\nsun shade"],
  ["【NO PULL】dog harness", "No pull dog harness"],
  ["$400 firm dont ask whats my lowest. usb c", "$400 firm. USB-C"],
  ["5 colours...salt infused", "5 colours. salt infused"],
  ["#1 BEST EVER kit, pliers in the bucket", "kit, pliers in the bucket"],
  ["3 coins + a letter #safe #locks biz", "3 coins and a letter biz"],
  ["colours fadeAllow 2 weeks", "colours fade. Allow 2 weeks"],
  ["fits 📱 13 mini and 14", "fits\n13 mini and 14"],
  ["open Sat, Sunday NO ☎ 031 000 0000", "open Saturday, Sunday no"],
  ["100% polyester NOT silk so dont @ me. oven dry", "100% polyester, not silk. oven dry"],
  ["cleaned and re-gilded *** No bleach", "cleaned and re-gilded\nNo bleach"],
  ["for familys living away", "for families living away"],
  ["Reclaimed WELSH slate, 850 pieces", "Reclaimed Welsh slate, 850 pieces"],
  ["NO.1 App for AUTO DRIVER!!", "App for auto drivers"],
  ["Hindi + Marathi + English", "Hindi, Marathi and English"],
  ["Sundays 6pm (mostly..)", "Sundays 6pm (mostly)"],
  ["low A is around 480 hz", "low A is around 480 Hz"],
  ["HAY bales, first CUT, MID 45 degrees, COW feed", "Hay bales, first cut, mid 45 degrees, cow feed"],
  ["CHERRY COLA nails tested to EN 71, in a PET bottle", "Cherry cola nails tested to EN 71, in a PET bottle"],
  ["KEV'S drum, kev tuned it", "Kev's drum, kev tuned it"],
  ["soooo heavy, EIGHTYYY kilos", "so heavy, eighty kilos"],
  ["grannys recipe BEST EVER", "granny's recipe"],
  ["left tire looses air, we are just n of sudbury", "left tire loses air, we are just n of Sudbury"],
  ["BEST VALUE nest bowls", "nest bowls"],
  ["MDF no wait its now food grade plastic", "food grade plastic"],
  ["one tub. made in kentucky no sorry made in ocala", "one tub. made in Ocala"],
  ["Rubber grip. As used by famous players etc", "Rubber grip."],
  ["@@ NICE @@ plastics set. VIRAL 3M views", "plastics set."],
  ["92% PASS 1st time!!! (last year anyway). no sunday", "92% pass 1st time (last year anyway). no Sunday"],
  ["carp, 30 lb mirror *INSANE*", "carp, 30 lb mirror"],
  ["Bat. #1 rated bat on the hole internet", "Bat."],
  ["Big torch. It WILL improve your eye sight", "Big torch."],
  ["bowls BEST VALUE in pulp", "bowls in pulp"],
  ["best before 12 weeks", "best before 12 weeks"],
  ["milk log >> due date >>> heat calendar", "milk log\ndue date\nheat calendar"],
  ["UK made by me and my mum :)", "UK made by me and my mum."],
  ["AUTO ONLY sorry manual car is sold", "Auto only, manual car is sold"],
  ["fits Serie 4 WAT WAN with E-NR on the door", "fits Serie 4 wat WAN with E-NR on the door"],
])("%j is read as %j", (typed, read) => {
  expect(clean(typed, { uniqueSellingProposition: typed, seasonalRelevance: "NEET droppers" })).toBe(read)
})

test("what is noted comes without the word for it", () => {
  const description =
    "Kindly note : ENGLISH WILLOW BAT grade 2!!! short handle,, 7-9 grains, oil it b4 use. NOT for a hard wicket"
  expect(clean(description, { description })).toMatch(/^English willow bat/)
})

test("tags that a seller typed as a list are a list", () => {
  expect(clean("#willow #irishcraft")).toContain("#irishcraft")
})

test("an exclamation mark in a name ends no sentence", () => {
  const name = "Chope! Hawker Card Game"
  const products = [{ name, category: "", description: "" }]
  expect(clean("Chope! is a card game. Cards! Tokens!", { products })).toBe("Chope is a card game. Cards. Tokens.")
  expect(clean(name, { products })).toBe("Chope Hawker Card Game")
})

test("a link says where it leads, and nothing about the thing", () => {
  expect(clean("Castles for hire <a href='http://casino.example'>pokies</a>")).toBe("Castles for hire")
})

test.each([
  ["Mosquitto Net Door", "Mosquito Net Door"],
  ["Sherriff Suit", "Sherriff Suit"],
])("a product's name is spelled as the seller spells its words elsewhere: %s", (name, read) => {
  const given = { products: [{ name, category: "", description: "A mosquito net" }] }
  expect(clean(name, given)).toBe(read)
})

test("a known misspelling in a product's name is mended for a seller in haste, and kept for one who takes care", () => {
  const name = "Satin Bonnet Reversable"
  const cleaned = (description: string): string => {
    const products = [{ name, category: "", description: "" }]
    return makeUnderstood({ description, products }).clean(name)
  }
  expect(cleaned("satin bonnet 4 braids n locs, dont wash hot pls thx, ur hair wont break")).toBe(
    "Satin Bonnet Reversible",
  )
  expect(cleaned("A satin bonnet for braids and locs. Wash it at 30 degrees.")).toBe(name)
})
