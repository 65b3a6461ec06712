import { expect, test } from "vitest"
import type { PlatformId } from "../../../../../domain/platform-summaries.ts"
import type { BriefText } from "../../../../../domain/seo/brief.ts"
import { emptyValues } from "../fields/brief-values.ts"
import { missingFor, needsOf } from "./further-needs.ts"

const texts = (given: Partial<Record<BriefText, string>>) => ({ ...emptyValues("etsy"), ...given })

test.each<[PlatformId, PlatformId, Partial<Record<BriefText, string>>, [string, string | null][]]>([
  ["etsy", "website", {}, []],
  ["etsy", "ebay", { businessName: "Saltmarsh" }, [["ebayStoreName", "Saltmarsh, from Business Name"]]],
  ["etsy", "ebay", {}, [["ebayStoreName", null]]],
  // Text that was already typed here does not change its source.
  ["etsy", "ebay", { businessName: "A", ebayStoreName: "B" }, [["ebayStoreName", "A, from Business Name"]]],
  ["etsy", "appstore", { businessName: "A" }, [["appName", null]]],
  ["appstore", "playstore", { appName: "Tern" }, []],
  ["etsy", "facebookmarketplace", { location: "Rye" }, [["facebookLocation", "Rye, from Location"]]],
])("from %s, %s with %j needs %j", (chosen, further, given, expected) => {
  const needs = needsOf(texts(given), chosen, further)
  expect(needs.map(({ field, carried }) => [field.key, carried && `${carried.text}, from ${carried.label}`])).toEqual(
    expected,
  )
})

test("a required text is missing until it is typed, and is reported once", () => {
  const missing = (given: Partial<Record<BriefText, string>>) =>
    missingFor(texts(given), "etsy", ["appstore", "playstore", "ebay"]).map(({ field }) => field.key)
  expect(missing({})).toEqual(["appName", "ebayStoreName"])
  expect(missing({ businessName: "Saltmarsh" })).toEqual(["appName"])
  expect(missing({ businessName: "Saltmarsh", appName: "Tern" })).toEqual([])
})
