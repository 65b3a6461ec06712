import { expect, test } from "vitest"
import { withoutNoise } from "./noise.ts"

test.each([
  ["Welcome to our website. We sweep chimneys.", "We sweep chimneys."],
  ["Welcome to our new online shop! Rimu bowls.", "Rimu bowls."],
  ["Welcome to our website where we list every sweep.", "Welcome to our website where we list every sweep."],
])("a sentence that only greets says nothing: %s", (text, left) => {
  expect(withoutNoise(text)).toBe(left)
})

test.each([
  "This cloth suits outer layers better than baby clothes.",
  "It is better to book early.",
  "For people who want something lighter than Assam.",
  "Yours will not be an exact copy of the photograph.",
  "Windows that drop like a guillotine.",
  "Some clubs share theirs, so please ask yours first.",
  "The lesson covers how to say that you have a cat.",
  "Standings with your club's own tie-break rules.",
  "It will not last in the rain.",
  "I guided for fourteen seasons in Last Chance and tie from October to May.",
  "Vendors who do not answer the phone after the check clears.",
  "Best bought before the frosts",
  "Most wanted at sowing",
  "The month end bill goes on WhatsApp",
  "Selling because my shoulder is done.",
  "Best started March to October",
  "Four bars together are cheaper than singles.",
  "Fixed crash damage on the front wing.",
  "Pre-order is cheaper than later.",
])("words that talk elsewhere tell a fact here: %s", (text) => {
  expect(withoutNoise(text)).toBe(text)
})

test.each([
  ["Not a government app, please make clear", "Not a government app"],
  ["I am a retired postman so say that", "I am a retired postman"],
  [
    "It is not a pressure cooker pls mention because we get returns. The lid is steel.",
    "It is not a pressure cooker. The lid is steel.",
  ],
  ["Gas stove only, tell them clearly, we get returns. The lid is steel.", "Gas stove only. The lid is steel."],
  ["We reseal the hatch after it pissed in all over the bed.", "We reseal the hatch."],
  ["Please mention your size when you order.", "Please mention your size when you order."],
])("what is no word to a buyer is left out, and the rest stays: %s", (text, left) => {
  expect(withoutNoise(text)).toBe(left)
})

test.each([
  "Better than other brands",
  "Better than Dyson",
  "Please leave a like",
  "Please message the seller",
  "These will not last long",
  "I do not answer texts",
])("and are left out where they only talk: %s", (text) => {
  expect(withoutNoise(text)).toBe("")
})

test.each([
  ["Glossy finish. Zero damage doctor approved, better than salon!", "Glossy finish."],
  ["Steel body. AA approved quality", "Steel body."],
  ["Relieves arthritis and back pain. Hand wash.", "Hand wash."],
  ["My cousin's arthritis gone in two weeks. Keep it in the fridge.", "Keep it in the fridge."],
  ["100% satisfaction or full refund. Not waterproof.", "Not waterproof."],
  ["The most accurate in the store. Dark mode.", "Dark mode."],
  ["Same quality as used by the national team. Pack of six.", "Pack of six."],
  ["#1 plant identifier ever. Snap a picture.", "plant identifier. Snap a picture."],
  ["No.1 ludo game in India! Snakes inside.", "ludo game. Snakes inside."],
  ["Not calculator that is our old app. No real money.", "No real money."],
  ["Plastic case. #1 BEST drill bits on amazon. Lifetime guarantee will never brake", "Plastic case."],
  ["No sugar. Best in SA, SA delivery only", "No sugar. SA delivery only"],
  ["Nitrile rubber, saves 50% gas", "Nitrile rubber"],
  ["Pack of two. WhatsApp 98xxx 00123", "Pack of two."],
  ["Hand wash. Stops hair loss", "Hand wash."],
  ["Four fish. Subscribe now or bad luck!", "Four fish."],
  ["Mesh door. Kindly don't give 1 star", "Mesh door."],
  ["Tuner for bouzouki. If bug please mail me", "Tuner for bouzouki."],
  ["Four games. Subscribe we are pushing to 5k", "Four games."],
  ["Twelve sizes. Code TASH15", "Twelve sizes."],
  ["Fleece lining. Cheaper then a dryrobe and just as good", "Fleece lining."],
  ["Fleece lining. Way cheaper than the shops", "Fleece lining."],
  ["Cash only. No chancers", "Cash only."],
  ["Silicone. Kills 99.9% bacteria. Grey.", "Silicone. Grey."],
  ["Steel. 100% never slips!! Hand wash.", "Steel. Hand wash."],
  ["Stays on 2 weeks or your $ back. 12 sizes.", "12 sizes."],
  ["Screws not included. 1st class quality", "Screws not included."],
  ["Mesh door. Leave us a five star review and get a free toy.", "Mesh door."],
  ["I do not text, ring after 4. Dual controls.", "Dual controls."],
])("nobody can keep, check or use it: %s", (text, left) => {
  expect(withoutNoise(text)).toBe(left)
})

test.each([
  ["Howzit! Biltong box with a fan.", "Biltong box with a fan."],
  ["Welcome to our shop, dear friend! Glass pipe.", "Glass pipe."],
  ["I do hair in homes. We pride ourselves on Lorem ipsum. © 2019 ThemeCo", "I do hair in homes."],
  ["Alpacas $55. Under construction photos coming", "Alpacas $55."],
  ["TODO write better text. Dark mode.", "Dark mode."],
  ["Bus times. Fixed crash on Samsung. Bug fixes and improvements", "Bus times."],
  ["We fix crashed laptops", "We fix crashed laptops"],
  ["Say goodbye to the clog! Made of silicone.", "Made of silicone."],
  ["Hello dear bread friends! 80% rye.", "80% rye."],
  ["Plug type A. 100% original legit seller", "Plug type A."],
  ["Ok so basically it splits chores", "it splits chores"],
  ["Takes 5-7 days pls dont rush me lol", "Takes 5-7 days"],
  ["Sizes S to L, see size chart below", "Sizes S to L"],
  ["Fits every car. Dealer quality at half price.", "Fits every car."],
  ["iOS 16. coming to android dont say yet", "iOS 16."],
  ["Warm tip: measure before you order dear.", "measure before you order."],
  ["Ok so this one is 48 hours", "this one is 48 hours"],
  ["Good leather is dear. Blocks 99% of UV.", "Good leather is dear. Blocks 99% of UV."],
  ["No copyright on the hymns", "No copyright on the hymns"],
  ["Ok for inflatable boats", "Ok for inflatable boats"],
  ["The right side has a dent", "The right side has a dent"],
  ["Subscribe to get one box a month", "Subscribe to get one box a month"],
])("a greeting or a note to oneself is for no buyer: %s", (text, left) => {
  expect(withoutNoise(text)).toBe(left)
})

test("a number keeps its comma where noise goes from a long run of words", () => {
  const run =
    "anchor trolley in finder mount no finder stress relief guaranteed or keep the stress 2,100 title not needed"
  expect(withoutNoise(run)).toContain("2,100 title")
})
