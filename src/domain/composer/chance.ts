/** Chance without chance: the same words always fall the same way. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The same rows in an order that the seed decides. */
export function shuffled<T>(rows: readonly T[], seed: string): T[] {
  return rows
    .map((row, index) => ({ row, order: hashOf(`${seed}#${index}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ row }) => row)
}
