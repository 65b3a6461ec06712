import { expect, test } from "vitest"
import { withPhraseBreaks } from "./phrase-breaks.ts"

test.each([
  ["chest freezer 200 l works perfectly", "chest freezer 200 l, works perfectly"],
  ["110 cm long fits pots up to 20 cm", "110 cm long, fits pots up to 20 cm"],
  ["holds up to 9 kg folds flat", "holds up to 9 kg, folds flat"],
  ["24 pieces 12 sizes", "24 pieces, 12 sizes"],
  ["rubber sole velcro strap", "rubber sole velcro strap"],
  ["macrame plant hanger cotton cord", "macrame plant hanger, cotton cord"],
  ["gutter brush you just lay it in", "gutter brush; you just lay it in"],
  ["mostly plum yew and laburnum", "mostly plum, yew and laburnum"],
  ["weighs a ton bring 3 lads", "weighs a ton, bring 3 lads"],
  ["back door struts are weak need replacing", "back door struts are weak and need replacing"],
  ["hinge pins for farm gates 19 mm shaft", "hinge pins for farm gates, 19 mm shaft"],
  ["24 colours 5g jars", "24 colours, 5g jars"],
  ["about 6m long few creases", "about 6m long, few creases"],
  ["2 lorries one small one for narrow lanes", "2 lorries, one small one for narrow lanes"],
  ["fitted in about 3 hrs usually within 4 days", "fitted in about 3 hrs, usually within 4 days"],
  ["one firebrick cracked otherwise grand", "one firebrick cracked, otherwise grand"],
  ["fuel tap off a honda gx160 genuine", "fuel tap off a honda gx160, genuine"],
  ["works with no signal syncs later", "works with no signal and syncs later"],
  ["rewax once a year we sell the tin", "rewax once a year; we sell the tin"],
  ["2 flowers 1 leaf 1 paisley", "2 flowers, 1 leaf, 1 paisley"],
  ["a glazier has to cut it we don't", "a glazier has to cut it; we don't"],
  ["lens is clear bubble works", "lens is clear, bubble works"],
  ["out of my dad's shed he was a surveyor", "out of my dad's shed; he was a surveyor"],
  ["comes in pink blue or lime", "comes in pink, blue or lime"],
  ["wash by hand dry same day", "wash by hand, dry same day"],
  ["collect only bring bakkie", "collect only, bring bakkie"],
  ["no special tools just a screwdriver", "no special tools, just a screwdriver"],
  ["isolation transformer do not copy it", "isolation transformer, do not copy it"],
  ["any colour send me a pic", "any colour, send me a pic"],
  ["boots size 8-12 comes with spare studs", "boots size 8-12, comes with spare studs"],
  ["coop with run attached comes apart", "coop with run attached, comes apart"],
])("what cannot belong together has a comma: %s", (typed, text) => {
  expect(withPhraseBreaks(typed)).toBe(text)
})

test.each([
  "kitchen glass jar",
  "dog leather collar",
  "size M fits 6 to 7 cm wide hooves",
  "a set of 4 mugs 2 bowls",
  "steel garden edging",
  "the lid fits, and the base stays dry",
  "the blue and the black sell most",
  "our team can bring a trailer",
  "what is left is good",
  "fits pots 20 cm wide",
  "for pipes 40 mm diameter",
  "number one choice",
  "bees usually leave in May",
  "green / mustard / dusty pink",
  "the lid is stainless",
  "comes in a box for kids under 14 hooks are sharp",
  "we only deliver on Fridays",
  "penrhyn heather blue",
  "comes in navy blue or red",
  "plays grand otherwise",
  "from the 60s I think",
])("what may belong together stays: %s", (typed) => {
  expect(withPhraseBreaks(typed)).toBe(typed)
})
