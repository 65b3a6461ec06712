import { describe, expect, test } from "vitest"
import { type PlatformId, platformSummaries } from "../platform-summaries.ts"
import { platforms } from "../platforms/index.ts"
import { writeSlot } from "../seo/listing.ts"
import { cutVisible } from "./cut-visible.ts"
import type { Screen } from "./excerpt.ts"
import { previewOf } from "./preview-of.ts"
import { showExcerpt } from "./show-excerpt.ts"

const screens = ["phone", "desktop"] as const satisfies readonly Screen[]

describe.each(platformSummaries.map(({ id }) => id))("of %s", (id) => {
  const slots = new Set(platforms.find((platform) => platform.id === id)?.slots.map(({ key }) => key))

  test("each excerpt uses places that the platform has, with a source and its date, and is on a screen", () => {
    for (const { slot, opening = slot, on } of previewOf(id)) {
      expect([slot, opening].filter((key) => !slots.has(key))).toEqual([])
      const sights = screens.flatMap((screen) => on[screen] ?? [])
      expect(sights.length).toBeGreaterThan(0)
      for (const { source } of sights) {
        expect(source.name).not.toBe("")
        expect(source.readOn).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
    }
  })

  test("none is repeated", () => {
    const told = previewOf(id).map(({ slot, where }) => `${slot} ${where}`)
    expect(new Set(told).size).toBe(told.length)
  })
})

/** The visible part of texts with seven-letter words, so that any changed number shows up here. */
test.each<[PlatformId, phone: (number | null)[], desktop: (number | null)[]]>([
  ["website", [71, 119], [63, 159]],
  ["etsy", [55, 327], [55, 431]],
  ["amazon", [87, 119], [71, 119]],
  ["ebay", [51, 31, 799], [79, 55, null]],
  ["shopify", [71, 119], [63, 159]],
  ["youtube", [63, 100], [63, 150]],
  ["appstore", [23, 30, 170, 143], [30, 30, 170, 311]],
  ["playstore", [34, 79], [30, 79]],
  ["tiktokshop", [34, 150], [34, 150]],
  ["facebookmarketplace", [65, 255], [65, 255]],
])("%s shows %j characters on a phone and %j on a desktop", (id, phone, desktop) => {
  const text = "rosette ".repeat(400)
  const bare = {
    productName: "",
    productTitle: "",
    titleTag: "",
    metaDescription: "",
    keywords: [],
    bulletPoints: [],
    tags: [],
    searchTerms: [],
    improvedBodyText: "",
    platformFields: {},
  }
  const shownOn = (screen: Screen) =>
    previewOf(id).map(
      (excerpt) => showExcerpt(excerpt, writeSlot(bare, excerpt.slot, text), screen)?.shownChars ?? null,
    )
  expect({ phone: shownOn("phone"), desktop: shownOn("desktop") }).toEqual({ phone, desktop })
})

test("Google cuts our sixty characters only if they are wide", () => {
  const [title] = previewOf("website")
  const sight = title?.on.desktop
  if (!sight) throw new Error("no title on a desktop")
  expect(cutVisible("Speckled Stoneware Mug, Wheel-Thrown | Saltmarsh Pottery", sight.cut).isCut).toBe(false)
  expect(cutVisible("WARM WOOL WINTER MITTENS, HAND-KNITTED MERINO | WOOLWORKS", sight.cut).isCut).toBe(true)
})
