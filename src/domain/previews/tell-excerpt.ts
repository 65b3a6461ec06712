import type { Slot } from "../rule-book/slot.ts"
import type { Visible } from "./cut-visible.ts"
import type { Excerpt, Screen } from "./excerpt.ts"

/** "Title: 63 of 140 characters are shown in search on a phone". Unconfirmed numbers are marked as such. */
export function tellExcerpt(
  excerpt: Excerpt,
  { isCut, shownChars, allChars }: Visible,
  screen: Screen,
  slots: readonly Pick<Slot, "key" | "label">[],
): string {
  const label = slots.find(({ key }) => key === excerpt.slot)?.label ?? "Text"
  const place = `${excerpt.where} on a ${screen}`
  if (!isCut) return `${label}: all of it is shown ${place}`
  const about = excerpt.on[screen]?.confidence === "unconfirmed" ? "about " : ""
  return `${label}: ${about}${write(shownChars)} of ${write(allChars)} characters are shown ${place}`
}

/** Formatted by hand, so that server and browser agree. */
const write = (count: number): string => String(count).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ",")
