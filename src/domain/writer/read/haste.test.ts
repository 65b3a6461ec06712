import { expect, test } from "vitest"
import { piecesInHaste } from "./haste.ts"

test.each([
  [["bobbins turned from gidgee", "mulga", "red gum offcuts from my brother's posts"], 1],
  [["bike rack for two", "holds 2 bikes and 1 child seat", "black or red"], 3],
  [["bike rack in steel", "black"], 1],
  [["flat pack hives", "2 boxes", "1 quilt", "1 roof plus 16 top bars"], 1],
  [["lot of 12 fonts helvetica", "times bold", "cooper black etc mostly 24 to 48 pt"], 1],
  [["app to write daily trips", "petrol/cng", "owner rent and what's left in hand"], 1],
  [["hardneck seed garlic", "music and red russian", "grown here on the ridge"], 2],
  [["show 5 reasons needle wrong side", "bobbin case screw tight", "burr on the plate"], 1],
  [["show how I block the tube", "getting the old bearing off", "checking the flighting"], 1],
  [["sweets made in Leeds", "sour worms", "rainbow puffs (the round ones)", "snakes", "mallow crunch"], 1],
  [["you put in the sales", "minus ice and food", "then it divides for owner and crew"], 1],
  [["set has spinner", "2 bowls", "3 curved needles", "thread and beads"], 1],
  [["has ads between levels", "remove for 149 pesos"], 1],
  [["also do tufts", "110 to a sheet"], 1],
  [["made to order in a week", "colors are cream", "rust", "black or speckled"], 2],
])("a row goes on: %j", (parts, count) => {
  expect(piecesInHaste(parts)).toHaveLength(count)
})

test.each([
  [["jar of green mango chutney", "med hot", "280 g jar"]],
  [["hive notes for beekeepers", "brood frames", "works without a signal"]],
  [["bread bin from my nan", "dry inside", "lid is dented on one side"]],
  [["chews for big dogs", "milk only", "no rawhide in them"]],
  [["radio from 1951", "lights up and hums", "dial clean no cracks"]],
])("a row ends where something else certainly begins: %j", (parts) => {
  expect(piecesInHaste(parts).at(-1)).toBe(parts.at(-1))
})

test.each([
  [["came off a running motor", "been on the shelf since"]],
  [["student accordion red pearl", "was my uncle's in the band"]],
  [["key snapped inside", "got the bit out with a blade"]],
  [["hand tied on my boat", "taught by an old boy in 2011"]],
  [["pet sheep no trouble", "don't take the wool away you keep it"]],
])("a part without its subject stays with the part before it: %j", (parts) => {
  expect(piecesInHaste(parts)).toHaveLength(1)
})

test.each([
  [["tanks emptied all over clare", "ennis kilrush miltown"], 1],
  [["removals round cork", "youghal midleton ballincollig"], 1],
  [["smock for clam diggers", "kangaroo pouch with drain holes"], 2],
])("words that nobody knows say nothing alone: %j", (parts, count) => {
  expect(piecesInHaste(parts)).toHaveLength(count)
})

test("a measure is enough for a line of its own", () => {
  const parts = ["cuts drying time because they bounce", "8 cm", "undyed so cream or grey"]
  expect(piecesInHaste(parts)).toEqual(parts)
})

test.each([
  [["widget for the home screen", "free with 1 banner ad", "£1.99 to get rid"]],
  [["easy to set up", "free up to 4 people", "1.99 a month per house for more"]],
  [["brush and hoover no mess", "€70 one flue 2nd flue 40", "bird nests extra"]],
  [["milk book for dairies", "up to 50 customers free", "unlimited 299 yearly"]],
])("what is paid for stays with what is free: %j", ([first = "", ...others]) => {
  expect(piecesInHaste([first, ...others])).toEqual([first, others.join(", ")])
})

test("what takes something off stays with it", () => {
  const parts = ["big numbers on the board", "has ads in between games", "1.99 takes them off"]
  expect(piecesInHaste(parts)).toEqual(["big numbers on the board", "has ads in between games, 1.99 takes them off"])
})

test("a choice of colors goes on, and advice does not belong to it", () => {
  const parts = ["pick your color: pink", "galaxy", "glow in dark", "measure your thumb first"]
  expect(piecesInHaste(parts)).toEqual(["pick your color: pink, galaxy, glow in dark", "measure your thumb first"])
})

test("parts that have nothing to do with a price are lines of their own", () => {
  const parts = ["headbail adjusts both ways", "ply floor with grip tape on it"]
  expect(piecesInHaste(parts)).toEqual(parts)
})

test.each([
  ["up to 5 kids", "each has their own colour"],
  ["snakes have gelatine so not vegan", "the rainbow ones are ok"],
  ["stays in a week or two", "beads last longer"],
  ["counts laps in distance races", "the ones with a lap board"],
  ["metal detecting on the beach", "5 hours"],
  ["bag of 40 used ones", "3 are bent"],
  ["some corners are bent", "rest good"],
])("a part that makes no sense alone stays with the part before it: %j", (...parts) => {
  expect(piecesInHaste(parts).at(-1)).toBe(parts.slice(-2).join(", "))
})

test.each([
  ["takes about 5 hours for a basket", "plain or striped can do other sizes"],
  ["packs of 4 big loaves", "baked on Tuesdays and sent the next morning"],
])("what begins something else is a row of its own: %j", (first, ...others) => {
  expect(piecesInHaste([first, ...others])).toEqual([first, others.join(", ")])
})

test("what is kept goes on over the commas", () => {
  const parts = ["app for clubs to keep dues", "fines and loans", "who comes next"]
  expect(piecesInHaste(parts)).toEqual([parts.join(", ")])
})
