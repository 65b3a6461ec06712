import { expect, test } from "vitest"
import { buildHouse } from "./house.ts"
import { nothingHeavyInTheWeb } from "./weight.ts"

const words = "src/domain/text/spell/english-words.ts"
const speller = { "src/domain/text/speller.ts": 'import { list } from "./spell/english-words.ts"', [words]: "" }

test("the server may import it, at any distance", () => {
  const house = buildHouse({ ...speller, "src/server/a.ts": 'import { spell } from "../domain/text/speller.ts"' })
  expect(nothingHeavyInTheWeb.faults(house)).toEqual([])
})

test("a page may not import it, at any distance", () => {
  const page = { "src/web/pages/a.ts": 'import { spell } from "../../domain/text/speller.ts"' }
  expect(nothingHeavyInTheWeb.faults(buildHouse({ ...speller, ...page }))).toEqual([
    `${words} ← src/domain/text/speller.ts ← src/web/pages/a.ts`,
  ])
})

test("a page's test may import it", () => {
  const house = buildHouse({ ...speller, "src/web/a.test.ts": 'import { spell } from "../domain/text/speller.ts"' })
  expect(nothingHeavyInTheWeb.faults(house)).toEqual([])
})
