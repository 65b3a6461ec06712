import { expect, test } from "vitest"
import { lowercaseNames } from "./lowercase-names.ts"

test.each([
  ["sun dried by 14 farmers nr sirsi", ["Sirsi"]],
  ["got stuck outside watchet in the rain", ["Watchet"]],
  ["my nan made them in honiton", ["Honiton"]],
  ["my nan's chutney recipe from durban", ["Durban"]],
  ["no fertiliser, from pollachi", ["Pollachi"]],
  ["taught by an old boy at braunston", ["Braunston"]],
  ["pickup dunedoo nsw or freight", ["Dunedoo"]],
  ["5 miles north of tregaron, posted from bude", ["Tregaron", "Bude"]],
  ["home cooks in pune mumbai", ["Pune"]],
  ["fleece off my own jacob sheep", ["Jacob"]],
])("%s names %j", (said, names) => {
  expect(lowercaseNames(said)).toEqual(names)
})

test.each([
  "soak fish in kokum, dried kokum from kokum trees",
  "jesmonite tray, made in jesmonite",
  "from memry, dried at roomtemp, drench at tupping",
  "seedlings grown in cocopeat",
  "a bowl turned from mulga",
  "hens free from amprolium",
  "boots made in lether, from garrage stock",
  "near toilets and outside loos",
  "a jerry can and a terry robe",
])("%s names nobody and no place", (said) => {
  expect(lowercaseNames(said)).toEqual([])
})
