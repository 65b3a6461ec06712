import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { placeTyped } from "./place-typed.ts"

test.each([
  ["Salem, Tamil Nadu. Available in Tamil and English", "Salem, Tamil Nadu", "Available in Tamil and English"],
  ["Lunenburg County; I travel as far as Halifax", "Lunenburg County", "I travel as far as Halifax"],
  ["Peterborough, Ontario. We ship within Canada only.", "Peterborough, Ontario", "We ship within Canada only."],
  ["Sewn in Leeds", "", "Sewn in Leeds"],
  ["Oulu Finland, post takes 5 days", "Oulu Finland", "post takes 5 days"],
  ["Ships from Shah Alam within two days", "", "Ships from Shah Alam within two days"],
  ["Delivery within 20 km of Hobart", "", "Delivery within 20 km of Hobart"],
  ["Shipston-on-Stour", "Shipston-on-Stour", ""],
  ["St. Ives, Cornwall", "St. Ives, Cornwall", ""],
  ["Based in Leeds", "Based in Leeds", ""],
  ["Leeds, West Yorkshire.", "Leeds, West Yorkshire.", ""],
  ["Hamilton NZ ship to aus too", "Hamilton NZ", "ship to aus too"],
  ["May Pen Clarendon", "May Pen Clarendon", ""],
  ["Skipton BD23 / Open Mon-Sat 8-5", "Skipton BD23", "Open Mon-Sat 8-5"],
  ["Yass NSW, 5 km out of town", "Yass NSW", "5 km out of town"],
  ["Pune, any problem", "Pune", ""],
  ["Opening, Ohio", "Opening, Ohio", ""],
])("%s is a place and what was typed beside it", (text, place, more) => {
  expect(placeTyped(text)).toEqual({ first: place, more })
})

test.each([
  ["etsy", "Dried gourd wren houses, 1 1/8 inch hole, unpainted, Saskatchewan", "Saskatchewan"],
  ["shopify", "Hand-finished oboe reeds, medium soft, Winnipeg", "Winnipeg"],
  ["etsy", "Knitted caps, soft and warm, Jersey", ""],
  ["website", "We repair Usha, Singer, Juki, free pickup", ""],
  ["website", "Swimming lessons for adults, Hamilton Ontario, groups of four", "Hamilton, Ontario"],
  ["appstore", "Warns walkers when the causeway floods, Northumberland", ""],
])("on %s, a town in a row is a place, and a cloth or a maker is none: %s", (platform, description, place) => {
  expect(makeUnderstood({ description, products: [] }, platform).thing.place).toBe(place)
})

test("the maker of the thing is no place", () => {
  const products = [{ name: "Chappell upright piano", category: "", description: "" }]
  const description = "upright piano, Chappell, 1930s i think, iron frame overstrung"
  expect(makeUnderstood({ description, products }, "facebookmarketplace").thing.place).toBe("")
})
