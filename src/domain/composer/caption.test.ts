import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { tellCaption } from "./caption.ts"

test("the trouble, the promise and the hashtags", () => {
  const teller = tellerOf(
    {
      description: "Tinted lip oil, 6 ml.",
      customerPainPoints: "sticky gloss",
      uniqueSellingProposition: "Tint stays after the shine fades",
    },
    "tiktokshop",
  )
  const caption = tellCaption(teller, ["#lipoil", "#grwm"], 150)
  expect(caption).toMatch(/sticky gloss/i)
  expect(caption).toMatch(/shine fades/)
  expect(caption).toMatch(/ #lipoil #grwm$/)
})

test("without either it says what the thing is", () => {
  const caption = tellCaption(tellerOf({ description: "Tinted lip oil, 6 ml." }, "tiktokshop"), [], 150)
  expect(caption).toMatch(/lip oil/i)
})
