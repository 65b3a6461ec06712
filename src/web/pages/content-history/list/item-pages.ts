import type { CardItem } from "../card/card-item.ts"
import type { Filters } from "../filter/filters.ts"

/** One answer of the list. */
export interface ItemPage {
  readonly items: readonly CardItem[]
  readonly nextCursor: string | null
}

/** The same pages with a change to these items; a page without any of them stays identical. */
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
 * Whether the item still matches the filters after the changes here. An archived item leaves the list at once, and
 * returns to its position if that fails.
 */
export const isShown = (item: CardItem, { isFavorite, isArchived, breaksRules }: Filters): boolean =>
  !item.isGone &&
  item.isArchived === isArchived &&
  (!isFavorite || item.isFavorite) &&
  (!breaksRules || item.brokenRules > 0)

/**
 * Merges the pages read earlier with the current beginning: new items come first, changed ones are updated, deleted
 * ones are removed. If the two do not overlap, only the new page is kept.
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
