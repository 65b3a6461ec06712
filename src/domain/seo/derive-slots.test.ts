import { expect, test } from "vitest"
import { appstore } from "../platforms/appstore.ts"
import { tiktokshop } from "../platforms/tiktokshop.ts"
import { youtube } from "../platforms/youtube.ts"
import { deriveSlots } from "./derive-slots.ts"

const draft = {
  productName: "Tern",
  productTitle: "Tern: Running Coach",
  keywords: ["running coach", "5K training plan for beginners", "Running Coach"],
  improvedBodyText: "Tern plans your week. It counts the miles.",
}

test("hashtags are the keywords, each once", () => {
  const hashtags = ["#RunningCoach", "#5KTrainingPlanForBeginners"]
  expect(deriveSlots(draft, youtube).platformFields?.hashtags).toEqual(hashtags)
  expect(deriveSlots(draft, tiktokshop).tags).toEqual(hashtags)
})

test("the App Store's keyword field has the words of the keywords", () => {
  const { subtitle, keywordField } = deriveSlots(draft, appstore).platformFields ?? {}
  expect(keywordField).toBe("running,coach,training,plan,beginners")
  expect(subtitle).toBe("running coach")
})

test("written text stays", () => {
  const tags = ["#tern"]
  expect(deriveSlots({ ...draft, tags }, tiktokshop).tags).toBe(tags)
})

test("nothing is made from a draft that says nothing", () => {
  expect(deriveSlots({ productName: "Tern" }, appstore)).toEqual({ productName: "Tern" })
})
