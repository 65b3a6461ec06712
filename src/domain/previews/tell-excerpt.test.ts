import { expect, test } from "vitest"
import type { Visible } from "./cut-visible.ts"
import { etsyPreview } from "./etsy.ts"
import { googleExcerpts } from "./google.ts"
import { tellExcerpt } from "./tell-excerpt.ts"

const slots = [
  { key: "titleTag", label: "Title tag" },
  { key: "productTitle", label: "Title" },
] as const

const cut: Visible = { text: "", isCut: true, shownChars: 63, allChars: 1140 }

test("a confirmed number is given as it is, any other as about that many", () => {
  expect(tellExcerpt(googleExcerpts.title, cut, "desktop", slots)).toBe(
    "Title tag: 63 of 1,140 characters are shown in a search result on a desktop",
  )
  expect(tellExcerpt(etsyPreview.cardTitle, cut, "phone", slots)).toBe(
    "Title: about 63 of 1,140 characters are shown on a search card on a phone",
  )
})

test("a text that is shown in full says so", () => {
  expect(tellExcerpt(etsyPreview.cardTitle, { ...cut, isCut: false }, "phone", slots)).toBe(
    "Title: all of it is shown on a search card on a phone",
  )
})
