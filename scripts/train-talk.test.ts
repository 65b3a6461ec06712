import { join } from "node:path"
import { expect, test } from "vitest"
import { chanceOf, readWeights } from "../src/domain/learned-weights.ts"
import { signsOfTalk } from "../src/domain/text/clean/talk/signs-of-talk.ts"
import { talkWeights } from "../src/domain/text/clean/talk/talk-weights.ts"
import { isForTest, readLabeled } from "./train-talk/labeled.ts"

const texts = readLabeled(join(import.meta.dirname, "../test/messy-texts"))
const unseen = texts.filter(isForTest).flat()
const weightOf = readWeights(talkWeights)
const likely = 0.8

test("every clause has its label", () => {
  expect(texts.length).toBeGreaterThan(2000)
  for (const { clause } of texts.flat()) expect(clause).not.toBe("")
})

test("in texts that nothing was learned from, nine clauses of ten that go are talk, and more than half of the talk goes", () => {
  const gone = unseen.filter(({ clause }) => chanceOf(signsOfTalk(clause), weightOf) >= likely)
  const talk = gone.filter(({ isTalk }) => isTalk)
  expect(talk.length / gone.length).toBeGreaterThan(0.9)
  expect(talk.length / unseen.filter(({ isTalk }) => isTalk).length).toBeGreaterThan(0.5)
})
