import { expect, test } from "vitest"
import { broaderTerms } from "./broader-terms.ts"
import { goodsKinds } from "./goods-kinds.ts"

const look = (name: string, context = ""): readonly string[] => {
  const found = broaderTerms({ rows: goodsKinds, called: [name], context: `${name} ${context}`, isBritish: true })
  return found === null ? [] : [...found.names, ...found.sorts]
}

test.each([
  ["Personalised Dog Bandanas", "", "dog scarf"],
  ["Cotton Bandana", "", "neckerchief"],
  ["Mushroom Night Lights", "", "bedroom lighting"],
  ["Speckled Stoneware Mug", "", "coffee mug"],
  ["Titanium Camping Mug", "", "camp mug"],
  ["Carbon Steel Wok", "", "stir fry pan"],
  ["Moonstone Ring", "sterling silver, size N", "finger ring"],
  ["Brass Key Ring", "", "keychain"],
  ["Baby Teething Ring", "", "baby teether"],
  ["Oak Napkin Ring", "", "serviette ring"],
  ["Teak Garden Bench", "", "outdoor bench"],
])("buyers also have other words for %s", (name, context, phrase) => {
  expect(look(name, context)).toContain(phrase)
})

test.each([
  ["a ring that nobody wears", "Gland Ring", "for a Honda Civic"],
  ["a toy of it", "Toy Kettle", ""],
  ["a thing for a doll's house", "Dollhouse Teapot", ""],
  ["a picture of it", "Teapot Mockup", ""],
  ["clothes for an animal", "Rabbit Jumper", "knitted wool"],
  ["a cover of it", "Kettle Cover", ""],
  ["a noun of many meanings", "Left Front Light", ""],
  ["no noun at all", "", ""],
])("there are no other words for %s", (_, name, context) => {
  expect(look(name, context)).toEqual([])
})

test("each country gets its own words and spelling", () => {
  const found = (isBritish: boolean): readonly string[] => {
    const terms = broaderTerms({ rows: goodsKinds, called: ["Pram"], context: "", isBritish })
    return [...(terms?.names ?? []), ...(terms?.sorts ?? [])]
  }
  expect(found(true)).not.toContain("baby stroller")
  expect(found(false)).toContain("baby stroller")
  const locket = broaderTerms({ rows: goodsKinds, called: ["Locket"], context: "", isBritish: true })
  expect(locket?.sorts).toContain("jewellery")
})

test("a word that everybody writes as one is not taken apart", () => {
  expect(look("Leather Bookmark")).not.toContain("book mark")
  expect(look("Felt Pincushion")).toContain("pin cushion")
})
