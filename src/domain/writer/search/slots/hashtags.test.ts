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
