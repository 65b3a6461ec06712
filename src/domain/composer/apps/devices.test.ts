import { expect, test } from "vitest"
import { readDevices } from "./devices.ts"

test.each([
  ["iPhone, Apple Watch, iOS 17 or later", true, ["iPhone", "Apple Watch"], ["iOS 17 or later"]],
  ["iphone + ipad ios16", true, ["iPhone", "iPad"], ["iOS 16"]],
  ["iPad and Android tablets", true, [], []],
  ["android 7 +", false, [], ["Android 7 and up"]],
  ["Android 9 and up, tablets", false, ["tablets"], ["Android 9 and up"]],
  ["", true, [], []],
])("%j (Apple: %j)", (text, isApple, machines, systems) => {
  const read = readDevices(text, isApple)
  expect([read.machines, read.systems]).toEqual([machines, systems])
})

test("keeps what else was said", () => {
  expect(readDevices("iPhone with LiDAR", true).notes).toEqual(["LiDAR"])
})
