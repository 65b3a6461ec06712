import { expect, test } from "vitest"
import { meantWord, spellingOf } from "./meant-word.ts"

test.each([
  ["differnt", "different"],
  ["stampped", "stamped"],
  ["beekepers", "beekeepers"],
  ["lenghts", "lengths"],
  ["needels", "needles"],
  ["honney", "honey"],
  ["recyled", "recycled"],
  ["inspecton", "inspection"],
  ["begining", "beginning"],
  ["conection", "connection"],
  ["responsable", "responsible"],
  ["botom", "bottom"],
  ["downlaod", "download"],
  ["courrier", "courier"],
  ["mosquitto", "mosquito"],
  ["presure", "pressure"],
  ["detailled", "detailed"],
  ["balaces", "balances"],
  ["printible", "printable"],
])("%s was meant to be %s", (typed, word) => {
  expect(meantWord(typed)).toBe(word)
  expect(meantWord(word)).toBeNull()
})

test("a rare word was meant if the seller spells it right elsewhere, be it one or many", () => {
  expect(meantWord("bobins")).toBeNull()
  expect(meantWord("bobins", new Set(["bobbin"]))).toBe("bobbins")
  expect(meantWord("bobin", new Set(["bobbins"]))).toBe("bobbin")
})

test("of several words near, the one that the seller spells right elsewhere was meant", () => {
  expect(meantWord("funel")).toBeNull()
  expect(meantWord("funel", new Set(["funnel"]))).toBe("funnel")
  expect(meantWord("skien", new Set(["skeins"]))).toBe("skein")
  expect(meantWord("ukelele", new Set(["ukulele"]))).toBe("ukulele")
})

test("a final e that is missing is believed in haste only", () => {
  expect(meantWord("metronom")).toBeNull()
  expect(meantWord("metronom", new Set(), "hurried")).toBe("metronome")
})

test.each([
  ["annodized", "anodized"],
  ["migrane", "migraine"],
  ["carpentor", "carpenter"],
  ["squeeks", "squeaks"],
  ["tungston", "tungsten"],
  ["vaccinaton", "vaccination"],
  ["workmenship", "workmanship"],
  ["marshmellow", "marshmallow"],
  ["reciept", "receipt"],
])("in a mess, %s is a slip of %s", (typed, word) => {
  expect(meantWord(typed, new Set(), "hurried")).toBeNull()
  expect(meantWord(typed, new Set(), "messy")).toBe(word)
})

test("nothing is mended into a rude word", () => {
  expect(meantWord("spodding", new Set(), "messy")).toBeNull()
})

test.each(
  `merrowed skived noggin gidgee tatting dibber swarf finning arrises luminaires tanalised eductors waulked mangel
  camomile grandads bandanas callipers focussed chambre lettres natur militar modell squamish
  flickr tumblr grindr fiance steeking sloyd arepas gasoliney quickset hardset focussed benefitted bannister galloons matrics veery hausfeld wold unpicker thumblatch readying`.split(
    /\s+/,
  ),
)("%s may be right", (typed) => {
  expect(meantWord(typed)).toBeNull()
})

test("a known slip, one that can be of one word only, and a right word", () => {
  expect(["thier", "subscripton", "selvedge"].map(spellingOf)).toEqual(["their", "subscription", "selvedge"])
})

test.each(["fishos", "doonas", "parkade"])("%s is a word of Australia or Canada, and no slip", (word) => {
  expect(meantWord(word, new Set(), "messy")).toBeNull()
})
