import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

const said = (description: string, platformId: string): string[] =>
  makeUnderstood({ appName: "DinkDraw", description }, platformId).facts.map(({ text }) => text)

test.each([
  ["Round robin maker. iPhone and iPad, iOS 16 up, no Android yet.", "iOS 16 up"],
  ["Tide times. Works on iPhone; also on Android.", "Works on iPhone"],
  ["Row counter. An Android version is planned. No account.", "No account"],
])("the App Store's listing of %j does not mention Android, and no clause is cut in two", (description, rest) => {
  expect(said(description, "appstore").join("\n")).not.toMatch(/android/i)
  expect(said(description, "appstore").join("\n")).toContain(rest)
})

test("on Amazon, nothing is said about a trouble that names an amount", () => {
  const u = makeUnderstood(
    { description: "Wheels for cases.", customerPainPoints: "throwing away a £150 case, loud wheels on pavement" },
    "amazon",
  )
  const told = u.facts.map(({ text }) => text).join("\n")
  expect(told).toContain("loud wheels")
  expect(told).not.toMatch(/£|\b50 case/)
  expect(u.leftOut.map(({ text }) => text)).toContain("throwing away a £150 case")
})

test("other platforms keep it", () => {
  expect(said("Row counter. Android 8 and up.", "playstore").join("\n")).toContain("Android 8")
})

test("the reason goes with the price that it is one for", () => {
  const u = makeUnderstood(
    {
      description: "A landing net.",
      uniqueSellingProposition: "Mesh bags are sold separately for $9, so the frame does not have to be thrown away.",
    },
    "amazon",
  )
  expect(u.facts.map(({ text }) => text).join()).not.toContain("thrown away")
  expect(u.leftOut.map(({ text }) => text).join()).toContain("thrown away")
})

test("on TikTok, what is fake is left out whole, and nothing that is left says that it is real", () => {
  const u = makeUnderstood({ description: "Reusable fake mogra gajra. Foam flowers on elastic." }, "tiktokshop")
  expect(u.facts.map(({ text }) => text).join()).not.toMatch(/mogra/)
  expect(u.leftOut.map(({ text }) => text).join()).toContain("fake mogra gajra")
})
