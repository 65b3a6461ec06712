import { expect, test } from "vitest"
import { adLimits, landing, sampleAd } from "./landing.ts"
import { launchFigures, testimonials } from "./launch-copy.ts"

test("the specification's words", () => {
  expect(landing).toMatchObject({
    badge: "Launch Special: 50% Off - Limited Time Only",
    headline: "Make Search Simple with Instant AI Optimization",
    start: "Get 50% Off - Start Now",
    howItWorks: "How It Works",
    showcaseTitle: "See It In Action",
    tryNow: "Try Now - $9.99/month",
    checkout: "Start Now - Get 50% Off",
  })
})

test("the sample ad keeps Google's limits", () => {
  for (const text of sampleAd.headlines) expect(text.length).toBeLessThanOrEqual(adLimits.headlineChars)
  for (const text of sampleAd.descriptions) expect(text.length).toBeLessThanOrEqual(adLimits.descriptionChars)
})

test("twelve testimonials and nine figures", () => {
  expect(testimonials.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
  expect(launchFigures.map(({ value }) => value)).toEqual([
    ...["2,847", "18,394", "4.9", "10", "73%", "2.3x", "24/7", "99.9%", "50+"],
  ])
})
