import { expect, test } from "vitest"
import { makeProduct } from "../../../test/make-product.ts"
import { amazon } from "../../domain/platforms/amazon.ts"
import { ebay } from "../../domain/platforms/ebay.ts"
import { etsy } from "../../domain/platforms/etsy.ts"
import { website } from "../../domain/platforms/website.ts"
import { copyAll, copyHtml, copyText } from "./copy-text.ts"
import { listingOf } from "./written.ts"

test("short items share a line, sentences get their own, and bytes are separated by spaces", () => {
  const [tags, highlights] = ["tags", "bulletPoints"].map((key) => etsy.slots.find((slot) => slot.key === key))
  const terms = amazon.slots.find(({ key }) => key === "searchTerms")
  if (!tags || !highlights || !terms) throw new Error("a place is missing")
  expect(copyText(tags, ["oak shelf", "wall shelf"])).toBe("oak shelf, wall shelf")
  expect(copyText(highlights, ["Solid oak", "Oiled"])).toBe("Solid oak\nOiled")
  expect(copyText(terms, ["plank", "bracket"])).toBe("plank bracket")
})

const page = "Oak shelves.\n\n## Details\n- Solid <oak>"

test.each([
  ["a web page as Markdown and as HTML", website, page, "<h2>Details</h2>\n<ul><li>Solid &lt;oak&gt;</li></ul>"],
  ["eBay as plain lines and as HTML", ebay, page.replace("## ", ""), "<h2>Details</h2>"],
  ["Etsy as plain lines and nothing else", etsy, page.replace("## ", ""), null],
])("headings are copied for %s", (_, platform, text, html) => {
  const body = platform.slots.find(({ key }) => key === "improvedBodyText")
  if (!body) throw new Error("a place is missing")
  expect(copyText(body, page)).toBe(text)
  if (html === null) expect(copyHtml(body, page)).toBeUndefined()
  else expect(copyHtml(body, page)).toContain(html)
})

test("everything is in the order of pasting, without empty places", () => {
  const listing = listingOf(
    makeProduct({ improvedBodyText: "Long.", tags: ["oak", "shelf"], productTitle: "Oak shelf" }),
  )
  expect(copyAll(listing, etsy)).toBe("Title\nOak shelf\n\nDescription\nLong.\n\nTags\noak, shelf")
})
