import { expect, test } from "vitest"
import { isVerbatim, ownDescription, ownTitle, type PageWords } from "./own-texts.ts"

const page: PageWords = {
  title: null,
  mainHeading: null,
  siteName: "Bench",
  metaDescription: null,
  sentences: [],
}

test.each<[Partial<PageWords>, string | null]>([
  [{ title: "Handmade oak kitchen tables | Bench" }, "Handmade oak kitchen tables | Bench"],
  [{ title: "Home", mainHeading: "Handmade oak kitchen tables" }, "Handmade oak kitchen tables | Bench"],
  [{ title: `Handmade oak kitchen tables | ${"cheap ".repeat(12)}` }, "Handmade oak kitchen tables | Bench"],
  [{ mainHeading: "Tische aus Eiche für die Küche" }, "Tische aus Eiche für die Küche | Bench"],
  [{ title: "Oak" }, "Oak | Bench"],
  [{}, null],
])("the title of %j is %j", (given, title) => expect(ownTitle({ ...page, ...given })).toBe(title))

const sentence = "Every table starts as a single oak board from managed woodland."

test.each<[Partial<PageWords>, string | null]>([
  [{ metaDescription: `${sentence} It is oiled.` }, `${sentence} It is oiled.`],
  [{ metaDescription: "Oak tables.", sentences: [sentence] }, `Oak tables. ${sentence}`],
  [{ sentences: [sentence, "We plane it by hand and oil it."] }, `${sentence} We plane it by hand and oil it.`],
  [{}, null],
])("the description of %j is %j", (given, text) => expect(ownDescription({ ...page, ...given })).toBe(text))

test("a text that is longer than a search result ends at the end of a thought", () => {
  const text =
    ownDescription({ ...page, metaDescription: `${sentence} ${"It is planed, and oiled. ".repeat(9)}` }) ?? ""
  expect(text.length).toBeLessThanOrEqual(158)
  expect(text.endsWith(".")).toBe(true)
})

test("verbatim is what is on the page word for word", () => {
  const given = { ...page, title: "Oak tables", sentences: [sentence] }
  expect(isVerbatim("Oak tables | Bench", given)).toBe(true)
  expect(isVerbatim(sentence, given)).toBe(true)
  expect(isVerbatim(`${sentence} Bench offers oak tables.`, given)).toBe(false)
  expect(isVerbatim("", given)).toBe(false)
})
