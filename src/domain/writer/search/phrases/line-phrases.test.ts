import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { linePhrases } from "./line-phrases.ts"

const found = (description: string, platform: string, location = ""): readonly string[] =>
  linePhrases(makeUnderstood({ description, products: [], location, targetKeywords: "" }, platform))

test.each([
  ["Mini heat sealer for crisp bags, white.", "tiktokshop", "crisp bag heat sealer"],
  ["Mini heat sealer for crisp bags, white.", "tiktokshop", "heat sealer for crisp bags"],
  ["Hair claw clips, 11 cm, set of 4 in matte and gloss, for thick hair.", "tiktokshop", "claw clips for thick hair"],
  ["Crochet pattern PDF for a 19 cm amigurumi pangolin, 14 pages.", "etsy", "amigurumi pangolin crochet pattern"],
  ["PDF sewing pattern for a child's hooded raincoat, ages 2 to 8.", "etsy", "raincoat pattern"],
  ["Shift calendar for nurses with long days and repeating patterns.", "appstore", "nurse shift calendar"],
  ["Row counter for knitters with several linked counters.", "appstore", "row counter for knitters"],
  ["Resistance band set with handles and door anchors.", "amazon", "resistance band set with handles"],
  ["Gel nail kit with lamp, six nude colours.", "tiktokshop", "nail kit with lamp"],
  ["String quartet for weddings and receptions in Vancouver.", "website", "wedding string quartet vancouver"],
  ["Boarding cattery in the Adelaide Hills with heated rooms.", "website", "boarding cattery adelaide hills"],
])("%s on %s is found by: %s", (description, platform, phrase) => {
  expect(found(description, platform)).toContain(phrase)
})

test.each([
  ["Terracotta watering spikes for pots, 15 cm.", "tiktokshop", "pot watering spikes"],
  ["4 foot fish tank on pine stand, no leaks.", "facebookmarketplace", "pine stand fish tank"],
  ["Chromatic tuner for ukulele, banjo and mandolin with 22 tunings.", "appstore", "ukulele chromatic tuner"],
  ["Row counter for knitters with several linked counters.", "appstore", "knitter row counter"],
  ["Drain pump for Fisher & Paykel top loader, 240 V.", "ebay", "drain pump for fisher"],
  ["Sewing lesson app with 30 lessons.", "appstore", "sewing lesson app with lessons"],
  ["Sworn translations of birth and marriage certificates, Durban.", "website", "birth sworn translations"],
])("%s on %s: nobody types %s", (description, platform, phrase) => {
  expect(found(description, platform)).not.toContain(phrase)
})
