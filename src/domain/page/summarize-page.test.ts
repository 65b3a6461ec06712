import { expect, test } from "vitest"
import { pageOf, readHtml } from "../../../test/page-reading.ts"
import { summarizePage } from "./summarize-page.ts"

const million = "oak ".repeat(250_000)

test.each([
  ["one heading", pageOf("", `<h1>${million}</h1>`)],
  ["a title", pageOf(`<title>${million}</title>`)],
  ["a title of entities", pageOf(`<title>${"&amp;".repeat(300_000)}</title>`)],
  ["a description", pageOf(`<meta name="description" content="${million}">`)],
  ["the text of a picture", pageOf("", `<img src="a.jpg" alt="${million}">`)],
  ["an address", pageOf("", `<a href="/${million}">Oak</a>`)],
  [
    "cards",
    pageOf(Array.from({ length: 20_000 }, (_, at) => `<meta property="og:a${at}" content="oak oak oak">`).join("")),
  ],
])("the summary of a page stays small if %s is a megabyte", (_, html) => {
  expect(JSON.stringify(summarizePage(readHtml(html))).length).toBeLessThan(150_000)
})
