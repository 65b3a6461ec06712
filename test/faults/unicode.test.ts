import { expect, it } from "vitest"
import { auth } from "../../src/contract/auth.ts"
import { history } from "../../src/contract/history.ts"
import { openGenerator } from "../generator.ts"
import { makeRegistration } from "../make.ts"

const texts: Readonly<Record<string, string>> = {
  "a family of joined emoji": "A mug 👩‍👩‍👧‍👦 for all",
  "right to left": "كوب من الخزف مصنوع يدويًا",
  "letters with marks, put together and apart": "Caf\u00e9 and Cafe\u0301",
  "the Turkish i": "İstanbul ışık",
  Hangul: "손으로 빚은 도자기 머그",
  "signs of HTML": `<img src=x onerror="alert(1)"> & 'quoted'`,
  "the beginning of a formula": "=HYPERLINK(1)",
  "one long word": "x".repeat(9000),
}

it("any text is stored unchanged, and appears in every export", async () => {
  const { browser, generate } = await openGenerator()
  const { id, products } = (await generate(1)).json()
  const productId: string = products[0].id
  for (const [name, text] of Object.entries(texts)) {
    const body = { products: [{ id: productId, improvedBodyText: text }] }
    expect((await browser.call(history.edit, { params: { id }, body })).statusCode, name).toBe(200)
    const kept = (await browser.call(history.get, { params: { id } })).json()
    expect(kept.products[0].improvedBodyText, name).toBe(text)
    for (const format of ["text", "json", "csv", "html"] as const) {
      const file = await browser.call(history.exportItem, { params: { id }, query: { format } })
      expect([name, format, file.statusCode]).toEqual([name, format, 200])
      const letters = /\p{L}+/gu
      const wanted = format === "html" ? ["img", "onerror"] : (text.match(letters) ?? [])
      if (format !== "html" || name === "signs of HTML")
        for (const word of wanted) expect(file.body, `${name} as ${format}`).toContain(word)
      if (format === "html") expect(file.body, name).not.toContain("<img src=x")
    }
  }
})

it("a text that the database cannot store is refused, and a name that only looks different is not new", async () => {
  const { browser, app, generate } = await openGenerator()
  const { id, products } = (await generate(1)).json()
  for (const text of ["a\0b", "half \ud800 a pair"]) {
    const body = { products: [{ id: products[0].id, improvedBodyText: text }] }
    expect((await browser.call(history.edit, { params: { id }, body })).statusCode).toBe(400)
  }
  const own = makeRegistration({ username: "paypal-shop" })
  expect((await app.browser().call(auth.register, { body: own })).statusCode).toBe(201)
  for (const username of ["PAYPAL-SHOP", "ｐaypal-shop"]) {
    const reply = await app.browser().call(auth.register, { body: makeRegistration({ username }) })
    expect([username, reply.statusCode === 400 || reply.statusCode === 409]).toEqual([username, true])
  }
})
