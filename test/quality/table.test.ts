import { expect, test } from "vitest"
import { makeWritten } from "./make-written.ts"
import { measure } from "./measure.ts"
import { showListing } from "./show-listing.ts"
import { showTable } from "./table.ts"

const one = makeWritten({
  facts: ["mug", "blue"],
  listing: { productTitle: "Mug and", improvedBodyText: "It holds holds tea.", tags: ["mug", "blue mug"] },
  verdicts: { score: 90, claims: [], violations: [] },
})
const found = measure([one])

test("the table has a column for each platform, marks values below the minimum, and shows what was not measured", () => {
  const lines = showTable(found, [one]).split("\n")
  const row = (label: string) => lines.find((line) => line.startsWith(label))?.replace(/\s{2,}/g, "  ")
  expect(lines[0]?.trim().split(/\s+/)).toEqual(["etsy", "all", "floor", "weight"])
  expect(row("facts carried")).toBe("facts carried  100.0 %  100.0 %  ≥ 95 %  13")
  expect(row("artefacts")).toBe("artefacts of a machine  2 !  2 !  0  9")
  expect(row("score, mean")).toBe("score, mean  90.0  90.0  ≥ 75  6")
  expect(row("alike: one brief")).toBe("alike: one brief  –  –")
})

test("a listing is shown with its faulty words", () => {
  const text = showListing(one, found.listings[0] ?? found.all)
  expect(text).toContain("It holds holds tea.")
  expect(text).toContain('improvedBodyText: "holds holds" (a doubled word)')
  expect(text).toContain('productTitle: "Mug and" (the end waits for more)')
  expect(text).toContain("mug | blue mug")
})
