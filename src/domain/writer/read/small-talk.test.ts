import { expect, test } from "vitest"
import { withoutSmallTalk } from "./small-talk.ts"

test.each([
  ["no XL bullies sorry", "no XL bullies"],
  ["Collection only, thanks", "Collection only"],
  ["Cash on the day pls", "Cash on the day"],
  ["Price slightly negotiable but", "Price slightly negotiable"],
  ["Sold per panel, not pair, read", "Sold per panel, not pair"],
  ["No ads la", "No ads"],
  ["Ships from LA", "Ships from LA"],
  ["Subscribe", ""],
  ["Welcome", ""],
  ["People keep asking.", ""],
])("%j leaves %j", (typed, left) => expect(withoutSmallTalk(typed)).toBe(left))

test.each(["Add tags and notes to photos", "Comes with a lid", "Bring a mate", "Sorry card", "Please and thank you"])(
  "%j is not small talk",
  (typed) => expect(withoutSmallTalk(typed)).toBe(typed),
)
