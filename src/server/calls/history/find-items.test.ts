import { describe, expect, it } from "vitest"
import { sharedApp } from "../../../../test/app.ts"
import { libraryOn, openLibrary } from "../../../../test/library.ts"
import { makeSubscriber } from "../../../../test/make.ts"
import { history } from "../../../contract/history.ts"
import { onFirstUse } from "../../../domain/on-first-use.ts"

const candle = { title: "Beeswax Candle", notes: "Café crème, organic, AB-12345 🕯", tags: ["mother’s day"] }
const mug = { title: "Stoneware Mug", platform: "youtube", notes: "thrown & glazed; 100% lead-free" }

const oneApp = sharedApp()
/** For searches, which leave it as it is. */
const candleAndMug = onFirstUse(async () => {
  const library = await libraryOn(await oneApp())
  await library.add(candle)
  await library.add(mug)
  return library
})

describe("a search", () => {
  it.each([
    ["the beginning of a word", "cand", "Beeswax Candle"],
    ["less than a stem of it", "organi", "Beeswax Candle"],
    ["another form of it", "candles", "Beeswax Candle"],
    ["capitals", "CANDLE", "Beeswax Candle"],
    ["letters without their accents", "cafe creme", "Beeswax Candle"],
    ["letters with accents", "cândle", "Beeswax Candle"],
    ["an apostrophe of another kind", "mother's", "Beeswax Candle"],
    ["none", "mothers day", "Beeswax Candle"],
    ["an article number", "AB-12345", "Beeswax Candle"],
    ["a part of one", "12345", "Beeswax Candle"],
    ["the end of a word", "wax", "Beeswax Candle"],
    ["an emoji", "🕯", "Beeswax Candle"],
    ["a word and an emoji", "candle 🕯️", "Beeswax Candle"],
    ["words in quotation marks", '"stoneware mug"', "Stoneware Mug"],
    ["a word and signs that mean something to databases", "mug' & | ! <-> :* \\ % _ (", "Stoneware Mug"],
    ["a platform's label", "YouTube", "Stoneware Mug"],
    ["exchanged letters", "cnadle", "Beeswax Candle"],
    ["a letter too many", "canddle", "Beeswax Candle"],
    ["a wrong first letter", "xandle", "Beeswax Candle"],
    ["two slips", "stonewear", "Stoneware Mug"],
    ["a right word and a wrong one", "mug stonwear", "Stoneware Mug"],
    ["a hundred characters", `candle ${"beeswax ".repeat(11)}crem`, "Beeswax Candle"],
  ])("finds by %s", async (_, search, title) => {
    const { titles } = await candleAndMug()
    expect(await titles({ search })).toEqual([title])
  })

  it.each([
    ...["\\", "'", '"', "%", "_", "x & | !", "':*", "zeppelin' or 1=1 --", "🦄", "zeppelin", '"mug stoneware"'],
    ...["candle mug", "陶器", "\ud800", "x".repeat(100), "𝒳".repeat(50), "(((((", "-candle-zeppelin"],
  ])("for %j finds nothing, and nothing breaks", async (search) => {
    const { titles } = await candleAndMug()
    expect(await titles({ search })).toEqual([])
  })

  it("finds similar spellings only if no exact one exists", async () => {
    const { add, titles } = await openLibrary()
    await add({ title: "Rug" })
    await add({ title: "Mug" })
    expect(await titles({ search: "mug" })).toEqual(["Mug"])
    expect(await titles({ search: "xug" })).toEqual(["Mug", "Rug"])
  })

  it("also works in another alphabet", async () => {
    const { add, titles } = await openLibrary()
    await add({ title: "陶器マグ" })
    await add({ title: "Кружка ручной работы" })
    expect(await titles({ search: "陶器" })).toEqual(["陶器マグ"])
    expect(await titles({ search: "кружк" })).toEqual(["Кружка ручной работы"])
    expect(await titles({ search: "кружак" })).toEqual(["Кружка ручной работы"])
  })

  it("finds the current text and not the earlier one", async () => {
    const { add, titles, browser } = await openLibrary()
    const id = await add({ title: "Beeswax Candle" })
    await browser.call(history.mark, { params: { id }, body: { title: "Copper Lantern", tags: ["brass"] } })
    expect(await titles({ search: "lantern" })).toEqual(["Copper Lantern"])
    expect(await titles({ search: "lantren" })).toEqual(["Copper Lantern"])
    expect(await titles({ search: "beeswax" })).toEqual([])
  })

  it("finds none of other users' items or words", async () => {
    const { app, add, titles } = await openLibrary()
    const stranger = await makeSubscriber(app)
    await add(candle)
    await add(mug, stranger.id)
    expect(await titles({ search: "stoneware" })).toEqual([])
    expect(await titles({ search: "stonewear" })).toEqual([])
    expect(await titles({ search: "cnadle" }, stranger.browser)).toEqual([])
  })
})

describe("pages", () => {
  it.each([
    ["of all", {}],
    ["of a search", { search: "shelf" }],
    ["of a search with a slip in it", { search: "shlef" }],
    ["of one platform", { platform: "etsy" }],
  ])("%s have each item once, even if items come and go meanwhile", async (_, query) => {
    const { add, browser } = await openLibrary()
    const ids: string[] = []
    for (let at = 0; at < 60; at++) ids.push(await add({ title: `Oak shelf ${at}` }))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const reply = await browser.request({
        url: history.list.path,
        query: { ...query, ...(cursor !== undefined && { cursor }) },
      })
      seen.push(...reply.json().map(({ id }: { id: string }) => id))
      const next = reply.headers["x-next-cursor"]
      cursor = typeof next === "string" ? next : undefined
      await add({ title: "Oak shelf, new" })
      // Deletes the last item seen, and one that was not.
      for (const id of [seen.at(-1) ?? "", ids[ids.length - seen.length - 5] ?? ""])
        if (id !== "") await browser.call(history.remove, { params: { id } })
    } while (cursor !== undefined)
    expect(new Set(seen).size).toBe(seen.length)
    const gone = ids.filter((id) => !seen.includes(id))
    expect(gone.length).toBe(2)
  })

  it.each([["a\u0000"], ["x".repeat(101)]])("do not continue from %j", async (id) => {
    const { browser } = await openLibrary()
    const cursor = Buffer.from(JSON.stringify(["2026-11-20T09:00:00Z", id, "exact"])).toString("base64url")
    expect((await browser.call(history.list, { query: { cursor: cursor.slice(0, 200) } })).statusCode).toBe(400)
  })
})
