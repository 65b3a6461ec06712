import { expect, test } from "vitest"
import { hashtagsFrom } from "./hashtags.ts"

const room = { max: 40, unit: "safeChars", target: { min: 3, max: 5 } } as const
const phrase = (text: string) => ({ forms: [text], isOwn: true })

test("the seller's own come first, and none is a whole search phrase that is run together", () => {
  const phrases = ["adjustable wool beret", "wool beret", "tie on hat"].map(phrase)
  expect(hashtagsFrom(["#hats for windy days", "windproof hat shop"], phrases, room)).toEqual([
    "#windproofhatshop",
    "#woolberet",
    "#tieonhat",
  ])
})

test("a phrase that the seller typed may be longer than one of ours", () => {
  const phrases = [{ ...phrase("sewing machine repair"), isTyped: true }, phrase("treadle machine lessons")]
  expect(hashtagsFrom([], phrases, room)).toEqual(["#sewingmachinerepair"])
})

test("four short words may be one, if the list has room for them", () => {
  const phrases = ["car seat gap filler", "stretchy saree shapewear petticoat"].map(phrase)
  expect(hashtagsFrom([], phrases, room)).toEqual([])
  expect(hashtagsFrom([], phrases, room, 4)).toEqual(["#carseatgapfiller"])
})
