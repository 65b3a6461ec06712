import { expect, test } from "vitest"
import type { CardItem } from "../card/card-item.ts"
import { noFilters } from "../filter/filters.ts"
import { changeItems, isShown, mergeFirst } from "./item-pages.ts"

const card = (id: string, change: Partial<CardItem> = {}): CardItem => ({
  id,
  title: id,
  platform: "etsy",
  contentType: "seo_content",
  generationDate: "2026-01-01T00:00:00.000Z",
  isFavorite: false,
  isArchived: false,
  tags: [],
  notes: null,
  googleAdsCampaignId: null,
  webpageAnalysisId: null,
  totalProducts: 1,
  seoScore: 90,
  brokenRules: 0,
  headline: "",
  excerpt: "",
  matches: [],
  isGone: false,
  ...change,
})
const page = (ids: string, nextCursor: string | null = "next") => ({
  items: [...ids].map((id) => card(id)),
  nextCursor,
})
const idsOf = (pages: readonly { items: readonly CardItem[] }[]) =>
  pages.map(({ items }) => items.map(({ id }) => id).join(""))

test("a change creates new pages only where it applies", () => {
  const pages = [page("abc"), page("def")]
  const changed = changeItems(pages, new Set(["e"]), (item) => ({ ...item, isFavorite: true }))
  expect(changed[0]).toBe(pages[0])
  expect(changed[1]?.items.map(({ isFavorite }) => isFavorite)).toEqual([false, true, false])
})

test("new items come first, and loaded ones stay in their pages", () => {
  expect(idsOf(mergeFirst([page("def"), page("ghi")], page("abcde")))).toEqual(["abcdef", "ghi"])
})

test("missing items are removed, as far as the fresh page shows", () => {
  expect(idsOf(mergeFirst([page("abcdef"), page("ghi")], page("acdg")))).toEqual(["acd", "ghi"])
})

test("an item deleted here stays, so it can be restored", () => {
  const pages = [{ items: [card("a"), card("b", { isGone: true }), card("c")], nextCursor: "next" }]
  expect(idsOf(mergeFirst(pages, page("ac")))).toEqual(["abc"])
})

test("an item changed elsewhere is updated", () => {
  const fresh = { items: [card("a"), card("b", { title: "new" })], nextCursor: "next" }
  expect(mergeFirst([page("ab")], fresh)[0]?.items[1]?.title).toBe("new")
})

test("with nothing in common, or if everything fits on one page, only the fresh items count", () => {
  expect(idsOf(mergeFirst([page("xyz"), page("uvw")], page("abc")))).toEqual(["abc"])
  expect(idsOf(mergeFirst([page("abc"), page("def")], page("ab", null)))).toEqual(["ab"])
})

test("an item is shown as long as it matches the filters", () => {
  expect(isShown(card("a"), noFilters)).toBe(true)
  expect(isShown(card("a", { isGone: true }), noFilters)).toBe(false)
  expect(isShown(card("a", { isArchived: true }), noFilters)).toBe(false)
  expect(isShown(card("a", { isArchived: true }), { ...noFilters, isArchived: true })).toBe(true)
  expect(isShown(card("a"), { ...noFilters, isFavorite: true })).toBe(false)
  expect(isShown(card("a"), { ...noFilters, breaksRules: true })).toBe(false)
  expect(isShown(card("a", { brokenRules: 1 }), { ...noFilters, breaksRules: true })).toBe(true)
})
