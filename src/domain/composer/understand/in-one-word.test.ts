import { expect, test } from "vitest"
import type { Fact } from "./facts.ts"
import { readFragment } from "./fragment.ts"
import { isInOneWord } from "./in-one-word.ts"
import { contentStems } from "./stems.ts"

const factOf = (text: string): Fact => ({ ...readFragment(text), role: "what", stems: contentStems(text), sentence: 1 })

test.each([
  ["undrilled", "Not drilled", true],
  ["1.5 m USB cable", "1.5 m USB wire", true],
  ["2 m USB cable", "1.5 m USB wire", false],
  ["a little rust on chain", "some rust on the chain", true],
  ["rust on the frame", "some rust on the chain", false],
  ["dyed", "Not drilled", false],
])("with %j said, %j is said already: %s", (said, again, isSaid) => {
  const facts = [factOf(said), factOf(again)]
  expect(facts.filter((fact) => isInOneWord(fact, facts)).map(({ text }) => text)).toEqual(isSaid ? [again] : [])
})
