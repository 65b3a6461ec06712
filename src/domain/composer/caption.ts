import { tellFacts } from "./body/details.ts"
import { tellLead } from "./body/goods-lead.ts"
import { tellTrouble } from "./body/goods-trouble.ts"
import { inTone } from "./body/tone.ts"
import type { Teller } from "./teller.ts"

/** What is said under a video: a line or two, spoken, and the hashtags. */
export function tellCaption(teller: Teller, hashtags: readonly string[], aimChars: number): string {
  // What is true of the whole shop is said under the first of its things; the others speak of themselves.
  const isFirst = teller.u.brief.products.findIndex(({ name }) => name === teller.u.subject.name) < 1
  const hook = isFirst ? tellTrouble(teller) : ""
  const promise = isFirst ? tellFacts(teller, teller.left("promise").slice(0, 1)) : []
  const said = [hook, ...promise].filter(Boolean).join(" ")
  const tail = hashtags.join(" ")
  const lead = said.length > 70 ? "" : tellLead(teller)
  const more =
    [said, lead].join(" ").length < aimChars / 2 ? (tellFacts(teller, teller.left("what").slice(0, 2))[0] ?? "") : ""
  const text = [said, lead, more.includes("\n") ? "" : more].filter(Boolean).join(" ")
  return inTone([text, tail].filter(Boolean).join(" "), { ...teller.u, brief: { ...teller.u.brief, tone: "casual" } })
}
