/** Items that belong to the one before them are joined to it; `join` gives the joined item, or null if they stay apart. */
export function joinToBefore<Item>(items: readonly Item[], join: (before: Item, item: Item) => Item | null): Item[] {
  const joined: Item[] = []
  for (const item of items) {
    const before = joined.at(-1)
    const whole = before === undefined ? null : join(before, item)
    if (whole === null) joined.push(item)
    else joined[joined.length - 1] = whole
  }
  return joined
}
