/** A list as a page shows it: without empty items and duplicates. */
export const shownItems = (items: readonly string[]): readonly string[] => [
  ...new Set(items.map((item) => item.trim()).filter((item) => item !== "")),
]
