import { namesOf, tellFacts } from "./body/details.ts"
import { flowing } from "./body/flow.ts"
import { tellLead, thingOf } from "./body/goods-lead.ts"
import { tellAudience, tellPlace } from "./body/goods-people.ts"
import type { Teller } from "./teller.ts"
import { sentence } from "./wording.ts"

/** The lines under a search result: what it is, and as many whole sentences more as fit. */
export function goodsSnippet(teller: Teller, maxChars: number): string {
  const lead = tellLead(teller)
  const opening = lead.length <= maxChars ? lead : sentence(thingOf(teller))
  const facts = tellFacts(teller, teller.left("what", "feature", "size", "promise", "proof"))
  const more = [...facts, tellAudience(teller, opening), tellPlace(teller, opening)]
  const names = namesOf(teller)
  let told = [opening]
  let text = opening
  for (const next of more) {
    if (text.length >= maxChars - 24) break
    const longer = flowing([...told, next], names, true)
    if (next === "" || next.includes("\n") || longer.length > maxChars) continue
    told = [...told, next]
    text = longer
  }
  return text.length <= maxChars ? text : ""
}
