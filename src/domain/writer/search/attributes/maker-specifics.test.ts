import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { makerSpecifics } from "./maker-specifics.ts"

test.each([
  ["Cooke Troughton & Simms theodolite", "Cooke, Troughton & Simms theodolite in its case.", "Cooke Troughton & Simms"],
  ["Technics SL-D2 Turntable", "Technics SL-D2 with its lid.", "Technics"],
])("the maker of %s", (name, description, brand) => {
  const u = makeUnderstood({ description, products: [{ name, category: "", description: "" }] }, "ebay")
  expect(makerSpecifics(u)[0]).toEqual(["Brand", brand])
})
