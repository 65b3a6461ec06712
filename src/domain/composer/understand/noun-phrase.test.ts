import { expect, test } from "vitest"
import { conjuncts, readNounPhrase } from "./noun-phrase.ts"

test.each([
  ["camping mug with folding handles", "camping mug", ["with folding handles"]],
  ["USB-C to HDMI cable", "USB-C to HDMI cable", []],
  ["no coating to scratch off", "no coating", ["to scratch off"]],
  ["two loops to hang it by", "two loops", ["to hang it by"]],
  ["espresso blend of washed beans", "espresso blend of washed beans", []],
  ["flashcard app for learning kanji with stroke order", "flashcard app", ["for learning kanji", "with stroke order"]],
  [
    "feeder with a ring that closes the ports under a squirrel",
    "feeder",
    ["with a ring that closes the ports under a squirrel"],
  ],
])("the head of %j is %j", (text, head, tails) => {
  const phrase = readNounPhrase(text)
  expect(phrase.head).toBe(head)
  expect(phrase.tails.map(({ opener, text: tail }) => `${opener} ${tail}`)).toEqual(tails)
})

test.each([
  ["folding handles and a silicone lip guard", ["folding handles", "a silicone lip guard"]],
  ["a lid, a wick and a box", ["a lid", "a wick", "a box"]],
  ["black and white", ["black and white"]],
])("%j names %j", (text, things) => {
  expect(conjuncts(text)).toEqual(things)
})
