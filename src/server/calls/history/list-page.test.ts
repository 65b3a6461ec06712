import { expect, it } from "vitest"
import { openGenerator } from "../../../../test/generator.ts"
import { history } from "../../../contract/history.ts"

interface Found {
  readonly where: string
  readonly field?: string
  readonly productId?: string
  readonly excerpt: string
  readonly ranges: readonly (readonly [number, number])[]
}

async function openWithMugs() {
  const { browser, generate } = await openGenerator()
  const { id, products } = (await generate(3)).json()
  const body = { notes: "Ready for spring", tags: ["bestseller"] }
  await browser.call(history.mark, { params: { id }, body })
  const find = async (search: string): Promise<Found[]> => {
    const [item] = (await browser.request({ url: history.list.path, query: { search } })).json()
    return item.matches
  }
  return { browser, find, products }
}

it.each([
  ["pottery", "title", "Pottery"],
  ["etsy", "platform", "Etsy"],
  ["sprnig", "notes", "spring"],
  ["best", "tags", "bestseller"],
])("a search for %s says that it found something in the %s", async (search, where, found) => {
  const { find } = await openWithMugs()
  const [match] = await find(search)
  expect(match?.where).toBe(where)
  expect(match?.ranges.map(([from, to]) => match.excerpt.slice(from, to))).toContain(found)
})

it("finds in the text of a later product alone", async () => {
  const { browser, find, products } = await openWithMugs()
  const { id } = (await browser.request({ url: history.list.path })).json()[0]
  const edited = [{ id: products[2].id, improvedBodyText: `${"Slow mornings. ".repeat(40)}Zeppelin blue.` }]
  await browser.call(history.edit, { params: { id }, body: { products: edited } })
  const matches = await find("zeppelin")
  expect(matches).toHaveLength(1)
  expect(matches[0]).toMatchObject({ where: "text", field: "improvedBodyText", productId: products[2].id })
  expect(matches[0]?.excerpt.length).toBeLessThanOrEqual(120)
})

it("says nothing about matches without a search", async () => {
  const { browser } = await openWithMugs()
  const [item] = (await browser.request({ url: history.list.path })).json()
  expect(item).not.toHaveProperty("matches")
})
