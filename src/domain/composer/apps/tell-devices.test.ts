import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { readDevices } from "./devices.ts"
import { tellDevices } from "./tell-devices.ts"
import { makeSubject } from "./tell-pieces.ts"

const told = (text: string, isApple: boolean): string =>
  tellDevices(tellerOf({ appName: "Kelp" }, "appstore"), makeSubject("Kelp", 1), readDevices(text, isApple)).join(" ")

test.each([
  ["Apple Watch (watchOS 10 or newer) with iPhone", true, ["Apple Watch", "iPhone", "watchOS 10 or newer"]],
  ["Android 7 onwards", false, ["Android 7 and up"]],
  ["iphone ipad apple tv", true, ["iPhone", "iPad", "Apple TV"]],
])("%j names each device and leaves no stray bracket", (text, isApple, wanted) => {
  const said = told(text, isApple)
  for (const one of wanted) expect(said).toContain(one)
  expect(said).not.toMatch(/[()]/)
})

test("nothing is said where no device is given", () => {
  expect(told("", true)).toBe("")
})
