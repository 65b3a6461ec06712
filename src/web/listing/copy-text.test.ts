import { expect, test } from "vitest"
import { makeProduct } from "../../../test/make-product.ts"
import { amazon } from "../../domain/platforms/amazon.ts"
import { etsy } from "../../domain/platforms/etsy.ts"
import { copyAll, copyText } from "./copy-text.ts"
import { listingOf } from "./written.ts"

test("short items stand behind each other, sentences on lines, bytes between spaces", () => {
  const [tags, highlights] = ["tags", "bulletPoints"].map((key) => etsy.slots.find((slot) => slot.key === key))
  const terms = amazon.slots.find(({ key }) => key === "searchTerms")
  if (!tags || !highlights || !terms) throw new Error("a place is missing")
  expect(copyText(tags, ["oak shelf", "wall shelf"])).toBe("oak shelf, wall shelf")
  expect(copyText(highlights, ["Solid oak", "Oiled"])).toBe("Solid oak\nOiled")
  expect(copyText(terms, ["plank", "bracket"])).toBe("plank bracket")
})

test("all of it comes in the platform's order, without what is empty", () => {
  const listing = listingOf(
    makeProduct({ improvedBodyText: "Long.", tags: ["oak", "shelf"], productTitle: "Oak shelf" }),
  )
  expect(copyAll(listing, etsy)).toBe("Title\nOak shelf\n\nTags\noak, shelf\n\nDescription\nLong.")
})
