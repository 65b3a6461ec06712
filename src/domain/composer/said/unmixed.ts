import { listed } from "../wording.ts"
import type { Said } from "./said.ts"
import { measureOf, type Names } from "./things.ts"
import { withBe } from "./with-be.ts"

/** Things of one list that are measures are told each for itself; the others stay together. */
export function unmixed(said: Said, names: Names): Said[] {
  if (said.form !== "things") return [said]
  const [only = ""] = said.items
  if (said.items.length < 2) return withBe(only) === null ? [said] : [{ ...said, form: "clause" }]
  const isNo = (item: string) => /^no\b(?!\.? ?\d)/i.test(item)
  if (said.items.some(isNo) && !said.items.every(isNo)) {
    const part = (items: readonly string[]): Said =>
      items.every((item) => /^\p{L}+[ -]friendly$/u.test(item))
        ? { ...said, form: "is", items: [], text: listed(items) }
        : { ...said, items, text: items.join(", ") }
    const sides = [part(said.items.filter(isNo)), part(said.items.filter((item) => !isNo(item)))]
    return sides.flatMap((side) => unmixed(side, names))
  }
  // "Gates from 30 inches, chippings raked back into the hole": the second is something done.
  const done = said.items.filter((item) => withBe(item) !== null)
  if (done.length > 0 && done.length < said.items.length) {
    const things = said.items.filter((item) => !done.includes(item))
    const part = { ...said, items: things, text: things.join(", ") }
    return [...unmixed(part, names), ...done.map((item): Said => ({ ...said, form: "clause", text: item, items: [] }))]
  }
  const isMeasure = (item: string) => measureOf(item, names) !== null
  const rest = said.items.filter((item) => !isMeasure(item))
  const measures = said.items.filter(isMeasure)
  const alone = measures.map((item): Said => ({ ...said, text: item, items: [item] }))
  return rest.length === 0 ? alone : [{ ...said, items: rest, text: rest.join(", ") }, ...alone]
}
