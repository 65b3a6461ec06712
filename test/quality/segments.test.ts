import { expect, test } from "vitest"
import { shapeOf } from "../../src/domain/writer/type/shape.ts"
import { tellsState, topicOf } from "../../src/domain/writer/type/topic.ts"
import { isSameTopic, readSegments } from "./segments/read-segments.ts"

const segments = readSegments().map((segment) => {
  const { shape, isCertain } = shapeOf(segment.text)
  const read = topicOf(segment.text, shape, "what")
  const topic = read === "what" && segment.isUsed && tellsState(segment.text) ? "condition" : read
  return { ...segment, shape, isCertain, read: topic }
})

/** The number of obvious shapes that must be recognized with certainty; the rest stay items of a list. */
const minCertain = 0.85

test("there are enough of them to be meaningful", () => expect(segments.length).toBeGreaterThan(900))

test("none of them is there twice", () => {
  const texts = segments.map(({ text, isUsed }) => `${isUsed}|${text}`)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test("no wrong shape is called certain", () => {
  const wrong = segments.filter(({ isCertain, shape, shapes }) => isCertain && !shapes.includes(shape))
  expect(wrong.map(({ text, shape }) => `${shape}: ${text}`)).toEqual([])
})

test("most plain ones are classified correctly", () => {
  const plain = segments.filter(({ isPlain }) => isPlain)
  const known = plain.filter(({ isCertain }) => isCertain)
  expect(known.length / plain.length).toBeGreaterThan(minCertain)
})

test("each has its topic", () => {
  const wrong = segments.filter(({ topic, read }) => !isSameTopic(topic, read))
  expect(wrong.map(({ text, topic, read }) => `${topic}, not ${read}: ${text}`)).toEqual([])
})
