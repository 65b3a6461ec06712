import { expect, test } from "vitest"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { appstore } from "../platforms/appstore.ts"
import { fairFrom } from "../score.ts"
import { scoreListing } from "../seo/score-listing.ts"

const brief = makeBrief({
  businessName: "Ada Labs",
  appName: "Eggwise",
  description: "Egg timer app that counts down on the phone.",
  targetKeywords: "egg timer, countdown",
})

const scoreWith = (keywordField: string) =>
  scoreListing(
    {
      productName: "Eggwise",
      productTitle: "Eggwise: Egg Timer",
      titleTag: "Eggwise: Egg Timer App",
      metaDescription: brief.description,
      keywords: ["egg timer", "countdown"],
      bulletPoints: ["Counts down on the phone"],
      tags: ["Utilities"],
      searchTerms: ["egg timer app"],
      improvedBodyText: "Eggwise is an egg timer app that counts down on the phone.",
      platformFields: { subtitle: "Countdown on Your Phone", keywordField, promotionalText: brief.description },
    },
    brief,
    appstore,
  )

test("vague words for any app do not fill a keyword field, and one sentence is not a good listing", () => {
  const { score, checks } = scoreWith("countdown,phone,simple,quick,easy,helper,assistant")
  expect(score).toBeLessThan(fairFrom)
  const row = checks.find(({ id }) => id === "keywords-new")
  expect(row?.points).toBeLessThan((row?.maxPoints ?? 0) / 2)
  expect(row?.advice).toContain("“simple”")
})

test("a synonym is worth more than a vague word", () => {
  const pointsOf = (field: string) => scoreWith(field).checks.find(({ id }) => id === "keywords-new")?.points ?? 0
  expect(pointsOf("countdown,boil,minutes,kitchen")).toBeGreaterThan(pointsOf("countdown,simple,quick,easy"))
})
