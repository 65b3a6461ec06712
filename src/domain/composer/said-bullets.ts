import { pricedThing } from "./said/things.ts"
import type { Said, Topic } from "./said/said.ts"
import type { Teller } from "./teller.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import { capital } from "./wording.ts"

/** What one thing is as a line of a list: short, no full stop, the speaker left out where that is usual. */
function lineOf({ form, text, topic }: Said, { wording }: Teller): string {
  const bare = text.replace(/^(?:we|I) (?:do|offer|provide|sell) (?!not\b)/i, "")
  if (form === "things" && topic === "price") return pricedThing(text, wording)?.replace(/^the /, "") ?? text
  return form === "clause" ? bare : text.replace(/^(?:an?|the) /i, "")
}

/** Lines that each say one thing, the topics in the order given. */
export function bulletsOf(
  teller: Teller,
  said: readonly Said[],
  order: readonly Topic[],
  { max, count }: { max: number; count: number },
): string[] {
  const ranked = said.toSorted((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic))
  const out: string[] = []
  for (const one of ranked) {
    if (!order.includes(one.topic)) continue
    const lines = one.items.join(", ").length > max ? one.items : [lineOf(one, teller)]
    for (const line of lines) {
      const text = capital(line.replace(/[.!]+$/, "").trim())
      const stems = contentStems(text)
      if (text.length > max || text.split(" ").length < 2 || out.length >= count) continue
      if (out.some((known) => shareIn(stems, contentStems(known)) > 0.7)) continue
      out.push(text)
    }
  }
  return out
}
