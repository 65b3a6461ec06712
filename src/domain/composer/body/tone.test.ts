import { expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import type { Tone } from "../../seo/brief.ts"
import { subjectsOf } from "../../seo/brief.ts"
import { understand } from "../understand/understand.ts"
import { inTone } from "./tone.ts"

const said = (text: string, tone: Tone): string => {
  const brief = makeBrief({ businessName: "Nobody", description: "Oak stool, 40 cm tall.", tone })
  const [subject = { name: "", category: "", description: "" }] = subjectsOf(brief)
  return inTone(text, understand(brief, subject, "goods"))
}

test.each<[Tone, string, string]>([
  ["friendly", "It is for campers.", "It's for campers."],
  ["casual", "They are here, and we are not.", "They're here, and we're not."],
  ["friendly", "Who is it for? Readers.", "Who is it for? Readers."],
  ["professional", "It is for campers.", "It is for campers."],
  ["authoritative", "It isn't glazed.", "It is not glazed."],
])("%s: %s", (tone, given, told) => {
  expect(said(given, tone)).toBe(told)
})
