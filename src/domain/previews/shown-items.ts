/** A list as a page shows it: no empty item, and none twice. */
export const shownItems = (items: readonly string[]): readonly string[] => [
  ...new Set(items.map((item) => item.trim()).filter((item) => item !== "")),
]
