import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { captionOf } from "./caption.ts"

const meta = "Our claw clip holds a lot of hair."
const caption = (given: Partial<Brief>) =>
  captionOf(
    makeUnderstood({ description: meta, customerPainPoints: "", ...given }, "tiktokshop"),
    { title: "", body: "", meta, bullets: [], phrases: [] },
    { max: 2200, unit: "utf16", target: { min: 80, max: 150 } },
  )

test("a caption begins with the buyers' trouble and ends with the seller's hashtags", () => {
  const given = {
    customerPainPoints: "Clips that snap, slide down",
    tiktokHashtags: "#clawclip #tiktokmademebuyit #curlyhair",
  }
  expect(caption(given)).toBe(`Tired of clips that snap? ${meta} #clawclip #curlyhair`)
})

test.each(["", "no time", "The person who wound it has retired."])(
  "without a trouble that anyone is tired of, it is the search description: %j",
  (customerPainPoints) => {
    expect(caption({ customerPainPoints, tiktokHashtags: "" })).toBe(meta)
  },
)

test.each(["Tired of", "Fed up with"])("a trouble that the search description tells too is told once: %s", (asked) => {
  const tone = asked === "Tired of" ? "professional" : "casual"
  const given = { customerPainPoints: "Clips that snap", tiktokHashtags: "", tone } as const
  const brief = makeUnderstood({ description: meta, ...given }, "tiktokshop")
  const told = { title: "", body: "", meta: `${meta} For anyone tired of clips that snap.`, bullets: [], phrases: [] }
  const room = { max: 2200, unit: "utf16", target: { min: 80, max: 150 } } as const
  expect(captionOf(brief, told, room)).toBe(`${asked} clips that snap? ${meta}`)
})
