import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { tagsOf } from "../slots/lists.ts"
import type { Room } from "../slots/room.ts"

const etsy: Room = { max: 20, unit: "safeChars", target: { min: 13, max: 13 } }
const tags = (name: string, product: string, given: Partial<Brief> = {}): string[] =>
  tagsOf(makeUnderstood({ ...given, products: [{ name, category: "", description: product }] }), etsy)

const story = {
  handmadeStory: "I make each one at my own table in the evenings.",
  location: "Bantry, Co. Cork, Ireland",
}

describe("tags are filled with what is certain", () => {
  test("the seller's shorter name for the thing, its stuff and its craft", () => {
    const found = tags(
      "Torchon Lace Wedding Handkerchief",
      "Swiss linen handkerchief with a torchon lace edge, 30 cm.",
      {
        description: "I make torchon lace handkerchiefs for weddings. I can embroider initials in a corner.",
        targetKeywords: "torchon lace handkerchief, wedding handkerchief",
      },
    )
    expect(found).toEqual(expect.arrayContaining(["lace handkerchief", "linen handkerchief", "torchon lace"]))
    expect(found.join()).not.toMatch(/30 cm/)
  })

  test("the kind that the seller types, with the qualities of this one", () => {
    const found = tags("Pair of holly Midlands bobbins", "Two holly bobbins, spangled.", {
      ...story,
      description: "I turn lace bobbins from holly and plum. A name or a date can be burned into the shank.",
      targetKeywords: "lace bobbins, midlands bobbins, spangled bobbins",
    })
    expect(found).toEqual(expect.arrayContaining(["holly lace bobbins"]))
    expect(found.join()).not.toMatch(/made in county/)
  })

  test.each([
    ["a size of the buyer's is nothing personal", "Custom sizes on request, 60 x 60 cm and larger.", /personali/],
    ["a color of other pieces", "Ecru linen collar, 38 cm. White, ecru or black are in the shop.", /white|black/],
  ])("%s", (_, description, wrong) => {
    const found = tags("Linen Collar", "A round collar in ecru linen.", { ...story, description })
    expect(found.join()).not.toMatch(wrong)
  })

  test("nobody gives a repair kit, and its parts are made anywhere", () => {
    const found = tags("Concertina Repair Kit", "Tape, wax and corners for one concertina, with a guide.", {
      ...story,
      targetAudience: "Players, hobby restorers",
    })
    expect(found.join()).not.toMatch(/gift|made in/)
  })
})
