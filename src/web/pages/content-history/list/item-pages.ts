import type { CardItem } from "../card/card-item.ts"
import type { Filters } from "../filter/filters.ts"

/** What one answer of the list held. */
export interface ItemPage {
  readonly items: readonly CardItem[]
  readonly nextCursor: string | null
}

/** The same pages with something else in these items; a page without any of them stays the very same. */
export function changeItems(
  pages: readonly ItemPage[],
  ids: ReadonlySet<string>,
  change: (item: CardItem) => CardItem,
): ItemPage[] {
  return pages.map((page) =>
    page.items.some(({ id }) => ids.has(id))
      ? { ...page, items: page.items.map((item) => (ids.has(item.id) ? change(item) : item)) }
      : page,
  )
}

/**
 * Whether the item still answers what was asked for after everything that was done to it here. So an item that is
 * archived leaves the list at once, and returns to its place if that fails.
 */
export const isShown = (item: CardItem, { isFavorite, isArchived, breaksRules }: Filters): boolean =>
  !item.isGone &&
  item.isArchived === isArchived &&
  (!isFavorite || item.isFavorite) &&
  (!breaksRules || item.brokenRules > 0)

/**
 * Products found earlier, with its beginning as it is now: what is new stands first, what was changed elsewhere is
 * changed, what is not there any more is not. Where the two have nothing in common, only what is new is known.
 */
export function mergeFirst(pages: readonly ItemPage[], fresh: ItemPage): readonly ItemPage[] {
  const freshById = new Map(fresh.items.map((item) => [item.id, item]))
  const known = pages.flatMap(({ items }) => items)
  const lastCommon = known.findLastIndex(({ id }) => freshById.has(id))
  if (lastCommon < 0 || fresh.nextCursor === null) return [fresh]
  const knownIds = new Set(known.map(({ id }) => id))
  const arrived = fresh.items.filter(({ id }) => !knownIds.has(id))
  let at = -1
  return pages.map((page, number) => {
    const items = page.items.flatMap((item) => {
      at++
      const now = freshById.get(item.id)
      if (now) return [now]
      return at < lastCommon && !item.isGone ? [] : [item]
    })
    return { ...page, items: number === 0 ? [...arrived, ...items] : items }
  })
}
