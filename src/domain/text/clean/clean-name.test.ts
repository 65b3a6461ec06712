import { expect, test } from "vitest"
import { cleanName } from "./clean-name.ts"

test.each([
  ["RETRO RICK'S GAMES", "Retro Rick's Games"],
  ["ocean blue t-shirts &amp; more", "Ocean Blue T-Shirts & More"],
  ["BUDGETLY!!! inc", "Budgetly"],
  ["THABO'S   DRIVING SCHOOL", "Thabo's Driving School"],
  ["o'gradys septic & drains", "O'Gradys Septic & Drains"],
  ["Chama Soft?? (old name) now JUMUIKA", "Jumuika"],
  ["TideDigger - #1 Clam App", "TideDigger - Clam App"],
  ["Bus No. 12 Times", "Bus No. 12 Times"],
  ["~Toppers by Trina~", "Toppers by Trina"],
  ["xX_PixelDad_Xx", "PixelDad"],
  ["FORKADO.app — Official™", "Forkado"],
  ["DRONE DUDE TV!!!", "Drone Dude TV"],
  ["LEATHER by JONAS!!! 🔥", "Leather by Jonas"],
  ["crochet by MEEMAW 🧶💖", "Crochet by Meemaw"],
  ["PAWFECT by kelly", "Pawfect by Kelly"],
  ["PASS-4-SURE   driving skool 🚗", "Pass-4-Sure Driving School"],
  ["big al's yard 🚜🚜 (READ FULL AD)", "Big Al's Yard"],
  ["JOES   PLUMBING & HEATING", "Joes Plumbing & Heating"],
  ["SAGUARO SENTRY PEST!!! 🦂🦂", "Saguaro Sentry Pest"],
  ["BRICK-O-RAMA!!", "Brick-O-Rama"],
  ["GLOW UP ROOM 💜💡", "Glow Up Room"],
  ["QuickFix VPN??", "QuickFix VPN"],
  ["leafy greens co 🌿🌿🌿 (formerly PlantBabe)", "Leafy Greens Co"],
  ["Oak Co.", "Oak Co"],
  ["The Bread Co", "The Bread Co"],
  ["Paws & Co", "Paws & Co"],
  ["Smith & Co Ltd", "Smith & Co"],
  ["Bright Harbor Dental, LLC", "Bright Harbor Dental"],
  ["Loom & Lark Ltd", "Loom & Lark"],
  ["Mango Grove Tiles Pvt. Ltd.", "Mango Grove Tiles"],
  ["Pandan Bakes Pte. Ltd.", "Pandan Bakes"],
  ["Coolibah Fencing Pty Ltd", "Coolibah Fencing"],
  ["prairie fix it w Darcy", "Prairie Fix It with Darcy"],
  ["baking w nana", "Baking with Nana"],
  ["John W Stone", "John W Stone"],
  ["gr8 pet stuff", "Gr8 Pet Stuff"],
  ["ABC PLUMBING", "ABC Plumbing"],
  ["THE MUG SHOP", "The Mug Shop"],
  ["bob's wool shop", "Bob's Wool Shop"],
  ["mug & kettle store", "Mug & Kettle"],
  ["Mug & Kettle Official Store", "Mug & Kettle"],
])("%j is the name %j", (typed, name) => {
  expect(cleanName(typed)).toBe(name)
  expect(cleanName(name)).toBe(name)
})

test.each([
  "DroneDudeTV",
  "The Wool Shop",
  "Hippo & Finch",
  "Cedar & Stone Landscaping",
  "TOAKS Outdoor",
  "iFixit",
  "AT&T",
  "Kanto Studio",
  "Étoile du Nord",
])("%j stays", (name) => {
  expect(cleanName(name)).toBe(name)
})

test.each(["MOVING SALE!!!!", "garage sale", "Everything must go", "n/a", "My shop", "🔥🔥", "???", ""])(
  "%j is no name",
  (typed) => {
    expect(cleanName(typed)).toBe("")
  },
)

test.each([
  ["GR8 PET", "GR8 PET"],
  ["FLEXI-MAX", "FLEXI-MAX"],
  ["TOAKS", "TOAKS"],
  ["SNACK ATTACK!!", "Snack Attack"],
  ["leafy greens", "Leafy Greens"],
  ["ScanLeaf QR & Barcode", "ScanLeaf QR & Barcode"],
])("the brand %j is %j", (typed, name) => {
  expect(cleanName(typed, true)).toBe(name)
})

test("a brand keeps capitals that may be intended, and two common words do not shout", () => {
  expect(cleanName("GR8 PET", true)).toBe("GR8 PET")
  expect(cleanName("SLEEPY HEADZ", true)).toBe("Sleepy Headz")
})
