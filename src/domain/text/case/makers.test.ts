import { expect, test } from "vitest"
import { withMakers } from "./makers.ts"

test.each([
  ["cards for brother + silver reed", "cards for Brother + Silver Reed"],
  ["belt for jones and singer", "belt for Jones and Singer"],
  ["parts for ford or Massey Ferguson", "parts for Ford or Massey Ferguson"],
  ["an apple/samsung charger", "an Apple/Samsung charger"],
  ["washers, fisher paykel, simpson", "washers, Fisher Paykel, Simpson"],
  ["hornby, bachmann and lima wagons", "Hornby, Bachmann and Lima wagons"],
  ["my brother jones plays it", "my brother jones plays it"],
  ["lima beans", "lima beans"],
  ["my brother and a singer made it", "my brother and a singer made it"],
  ["a silver reed diffuser, apple and pear", "a silver reed diffuser, apple and pear"],
  ["my brother knitting on the porch", "my brother knitting on the porch"],
  ["a brother knitting machine", "a Brother knitting machine"],
])("%s is written %s", (typed, written) => {
  expect(withMakers(typed)).toBe(written)
})
