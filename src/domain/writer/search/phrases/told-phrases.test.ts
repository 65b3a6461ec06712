import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { keywordListOf } from "../slots/lists.ts"
import { toldPhrases } from "./told-phrases.ts"

test("an app is found by what its text says that it does", () => {
  const u = makeUnderstood(
    {
      appName: "Bucket Days",
      description: "Bucket Days keeps count of every sugar maple you tap. It shows how much sap each line gives.",
      appFeatures: "Syrup totals\nBoiling diary",
    },
    "appstore",
  )
  expect(toldPhrases(u)).toContain("maple syrup app")
  expect(keywordListOf(u)).toContain("maple syrup app")
})

test("what an app does not do, and who uses it, says nothing of it", () => {
  const u = makeUnderstood(
    {
      appName: "Tern",
      description: "Tern adds up numbers. It does not plan choir rehearsals or parts.",
      targetAudience: "Choir singers who learn a voice part",
    },
    "appstore",
  )
  expect(toldPhrases(u).join()).not.toContain("choir")
})

test("a business is found by its trade and town", () => {
  const u = makeUnderstood(
    {
      businessName: "Bluegum Mobile",
      description: "I am a farrier with nine years of work behind me. A set of shoes takes an hour.",
      location: "Toowoomba, Queensland",
    },
    "website",
  )
  expect(toldPhrases(u)).toContain("farrier")
  expect(keywordListOf(u)).toContain("farrier toowoomba")
})

test("a video is about what its title says", () => {
  const given = { description: "We also blacked a narrowboat hull with bitumen.", videoTitle: "A Week in the Garden" }
  expect(toldPhrases(makeUnderstood(given, "youtube"))).toEqual([])
})

test("work that a business does not do is none of its search phrases", () => {
  const given = { businessName: "Springs Pumps", description: "We pull borehole pumps with our own rig up to 120 m." }
  const found = (denied: string): string => {
    const u = makeUnderstood({ ...given, description: `${given.description} ${denied}` }, "website")
    return toldPhrases(u).join()
  }
  expect(found("We drill too.")).toContain("drilling")
  expect(found("We don't drill holes, only pumps.")).not.toContain("drilling")
})
