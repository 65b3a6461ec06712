import type { Limit, Rule } from "../../rule-book/rule.ts"
import { countUnits } from "../../text/measure/units.ts"
import type { SlotValue } from "../listing.ts"
import { itemsOf } from "./fit-context.ts"

/** What was done to a place for a rule, in words. */
export function changeWords({ limit }: Rule, before: SlotValue, after: SlotValue): string {
  const [had, has] = [itemsOf(before), itemsOf(after)]
  if (had.join("").trim() === "") return "Written from your other words, since nothing stood here."
  if (has.join("").trim() === "") return "Taken out, since nothing of it is allowed here."
  if (had.length > has.length && isList(before))
    return `${plainWords(limit)} ${counted(had.length - has.length)} left out.`
  if (limit.check === "length") return `Cut from ${size(before, limit.unit)} to ${size(after, limit.unit)}.`
  return plainWords(limit)
}

const isList = (value: SlotValue): boolean => typeof value !== "string"

const counted = (items: number): string => (items === 1 ? "1 item was" : `${items} items were`)

const size = (value: SlotValue, unit: Extract<Limit, { check: "length" }>["unit"]): string => {
  const text = typeof value === "string" ? value : value.join("")
  return `${countUnits(text, unit)} ${unit === "bytes" ? "bytes" : "characters"}`
}

function plainWords(limit: Limit): string {
  switch (limit.check) {
    case "forbidden":
      return `Without ${limit.what}.`
    case "shape":
      return `Written as ${limit.what}.`
    case "item-length":
      return "Shortened where too long."
    case "count":
      return "Reduced to the number allowed."
    case "total":
      return "Shortened, since all items together were too long."
    case "unique":
      return "Duplicates removed."
    case "word-repeat":
      return `No word more than ${limit.max === 1 ? "once" : `${limit.max} times`}.`
    case "character-repeat":
      return `None of ${[...limit.characters].join(" ")} more than ${limit.max === 1 ? "once" : `${limit.max} times`}.`
    case "words-elsewhere":
      return "Words already used in another field removed."
    case "competitors":
      return "Competitors' names removed."
    case "capitals":
      return "All-caps text changed to lowercase."
    case "chapters":
      return "Sorted by time."
    default:
      return "Changed to meet the rule."
  }
}
