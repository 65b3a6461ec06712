import { forPlace } from "./said/for-place.ts"
import { cutInTwo, rowOf } from "./said/kind-and-deed.ts"
import { type Said, speakerOf, type Topic } from "./said/said.ts"
import { pricedThing } from "./said/things.ts"
import type { Teller } from "./teller.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import { capital } from "./wording.ts"

/** What one thing is as a line of a list: short, no full stop, the speaker left out where that is usual. */
function lineOf({ form, text, topic, items }: Said, { wording }: Teller): string {
  const bare = text.replace(/^(?:we|I) (?:do|offer|provide|sell) (?!not\b)/i, "")
  const priced = form === "things" && topic === "price" ? pricedThing(text, wording) : null
  if (priced !== null) return priced.replace(/^(?:the|it) /, "")
  const [first = "", ...more] = items
  if (form === "things" && more.length > 2 && / in \p{Lu}/u.test(first) && more.every((item) => !/ in |\d/.test(item)))
    return `${first}: ${rowOf(more)}`
  if (
    form === "things" &&
    items.length > 1 &&
    text.split(" ").length > 7 &&
    !items.some((item) => / and | in \p{Lu}/u.test(item))
  )
    return items.toReversed().map(wording.inside).join(", ")
  return form === "clause" ? bare : text.replace(/^(?:an?|the) /i, "")
}

/** Of what is made or sold the things alone are a line. */
const gives = /^(?:offer|provide|sell|make|bake|stock|supply|brew|roast|print|grow)$/

/** A long thing is several lines, cut before "for", "around", "offering" and other words that hang something new on it. */
function linesOf(said: Said, teller: Teller, max: number): readonly string[] {
  const line = lineOf(said, teller)
  const isLong = line.split(" ").length > 11 || line.length > max
  const [, label = "", list = ""] = /^([^:,.]{8,60}): ([^:.;]+)$/u.exec(line) ?? []
  // "New planting for a border: soil test, 60 plants, planted in two days": each part is a line.
  if (isLong && said.form === "clause" && list.split(", ").length > 2)
    return [label, ...list.split(/, (?:and )?/)].map((part) => part.trim())
  if (!isLong || said.form !== "things" || /^how to /i.test(line)) return [line]
  if (said.items.length > 1) return said.items
  const cut = cutInTwo(line)
  if (cut !== null)
    return [cut.kind, gives.test(cut.verb) ? cut.does : `${speakerOf(teller.u).who} ${cut.verb} ${cut.does}`]
  const parts = line.split(
    /,? (?:offering|that offers|providing|serving|selling) | (?=(?:for (?=(?:\p{L}+ )?(?:people|players|beginners|families|children|adults|kids|parents|couples|owners|students|\p{L}{3,}owners)\b)|around|across|throughout|near|using|with) (?!and\b|or\b))/u,
  )
  const out: string[] = []
  for (const part of parts) {
    const before = out.at(-1)
    if (before !== undefined && (part.split(" ").length < 3 || before.split(" ").length < 2))
      out.splice(-1, 1, `${before} ${part}`)
    else out.push(part.replace(/,$/, ""))
  }
  return out
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
    const isTold = one.isOwn || forPlace(teller.u, [one.text], one.text.length).length > 0
    if (!order.includes(one.topic) || !isTold) continue
    for (const line of linesOf(one, teller, max)) {
      const text = capital(line.replace(/[.!]+$/, "").trim())
      const stems = contentStems(text)
      if (text.length > max || text.split(" ").length < 2 || out.length >= count) continue
      if (out.some((known) => shareIn(stems, contentStems(known)) > 0.7)) continue
      out.push(text)
    }
  }
  return out
}
