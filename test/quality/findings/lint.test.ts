import { beforeAll, expect, test } from "vitest"
import { makeWritten } from "../make-written.ts"
import { openLinter } from "./lint.ts"

const { brief } = makeWritten({
  form: { businessName: "Saltmarsh", description: "Stonewashed duvet, thrown in Wakefield. Mail box" },
}).sample
let lint: Awaited<ReturnType<typeof openLinter>>
beforeAll(async () => {
  lint = await openLinter([brief])
})

const wordsFound = async (text: string): Promise<string[]> =>
  (await lint([{ field: "improvedBodyText", text }], brief)).map((finding) => finding.text)

test.each([
  ["It is an favorite colour, and a favourite color."],
  ["Saltmarsh stonewash every duvet."],
  ["Ask the people of Ambleforth about model WM3400CW."],
  ["Earrings, keychains and patches."],
  ["Fits 17-22 in."],
  ["## Where it comes from"],
  ["Ask below. #HondaCivic #BrakePads"],
  ["Pickup only"],
  ["The drone weighs 249 g."],
  ["A card of 16 GB in a mail box."],
])("passes %j", async (text) => {
  expect(await wordsFound(text)).toEqual([])
})

test.each<[string, string]>([
  ["The straps is adjustabel.", "adjustabel"],
  ["Adjustabel straps", "Adjustabel"],
  ["You should of seen it.", "should of"],
  ["It is better then the last one.", "then"],
])("in %j finds %j", async (text, word) => {
  expect(await wordsFound(text)).toContain(word)
})

test("names the field of the paragraph, whatever comes before it", async () => {
  const blocks = [
    { field: "metaDescription", text: "A mug \u{1F375} for tea." },
    { field: "bulletPoints", text: "You should of seen it." },
  ]
  expect((await lint(blocks, brief)).map(({ field }) => field)).toEqual(["bulletPoints"])
})
